import type { Unit } from '@umbral/domain/api/units.ts';
import { projectFormLimits } from '@umbral/domain/limits/project-form-limits.ts';
import { unitLimits } from '@umbral/domain/limits/unit-limits.ts';
import type { UnitFields } from '@umbral/domain/project-form/unit-fields.ts';
import { nameKey, type PlannedUnit } from './planned-unit.ts';
import type { Building } from './unit-query.ts';
import { unitTexts as texts } from './unit-texts.ts';

type Issue = readonly [field: keyof UnitFields, text: string];

/** What a building of the planned homes would break, by the path of the field in the list of changes. */
export function unitIssues(
  building: Building,
  saved: readonly PlannedUnit[],
  removed: readonly Unit[],
): Record<string, string> {
  const untouched = othersOf(building, saved, removed);
  const issues = saved.flatMap(({ index, after }) =>
    ownIssues(building, after).map(([field, text]) => [`units.${index}.${field}`, text] as const),
  );
  return { ...clashes(untouched, saved), ...crowds(untouched, saved), ...Object.fromEntries(issues) };
}

function othersOf({ units }: Building, saved: readonly PlannedUnit[], removed: readonly Unit[]): Unit[] {
  const touched = new Set([...saved.flatMap(({ before }) => before?.id ?? []), ...removed.map(({ id }) => id)]);
  return units.filter(({ id }) => !touched.has(id));
}

/** What is wrong with a home by itself. */
function ownIssues({ towers, plants }: Building, unit: UnitFields): Issue[] {
  const plant = plants.find(({ id }) => id === unit.plant_id);
  const tower = towers.find(({ id }) => id === unit.tower_id);
  const issues: (Issue | false)[] = [
    !plant && ['plant_id', texts.foreignPlant],
    unit.tower_id !== null && !tower && ['tower_id', texts.foreignTower],
    unit.tower_id === null && unit.place !== null && ['tower_id', texts.towerNeeded],
    tower !== undefined && (unit.floor ?? 0) > tower.floors && ['floor', texts.aboveTower(tower.floors)],
    (unit.discount ?? 0) > unit.price && ['discount', texts.discount],
    (unit.private_area ?? 0) > (unit.built_area ?? plant?.built_area ?? Number.POSITIVE_INFINITY) && [
      'private_area',
      texts.privateArea,
    ],
  ];
  return issues.filter((issue) => issue !== false);
}

const cellOf = ({ tower_id, floor, place }: UnitFields) =>
  place === null ? undefined : `${tower_id}:${floor}:${place}`;

/** Homes of one name, and homes in one place. What was so before and stays is left alone. */
function clashes(others: readonly Unit[], saved: readonly PlannedUnit[]): Record<string, string> {
  const names = new Set(others.map(({ name }) => nameKey(name)));
  const cells = new Map(others.flatMap((unit) => pairOf(unit)));
  const issues: Record<string, string> = {};
  for (const { index, before, after } of saved) {
    const key = nameKey(after.name);
    const isNewName = !before || nameKey(before.name) !== key || before.plant_id !== after.plant_id;
    if (isNewName && names.has(key)) issues[`units.${index}.name`] = texts.nameTaken;
    names.add(key);
    const cell = cellOf(after);
    const holder = cell === undefined ? undefined : cells.get(cell);
    if (holder !== undefined) issues[`units.${index}.place`] = texts.placeTaken(holder);
    if (cell !== undefined) cells.set(cell, after.name);
  }
  return issues;
}

function pairOf(unit: Unit): [string, string][] {
  const cell = cellOf(unit);
  return cell === undefined ? [] : [[cell, unit.name]];
}

/** More homes than a project, or the form of a typology, can hold. */
function crowds(others: readonly Unit[], saved: readonly PlannedUnit[]): Record<string, string> {
  const count = others.length + saved.length;
  if (count > unitLimits.units) return { units: texts.tooMany(unitLimits.units) };
  const ready = new Map<number, number>();
  for (const { plant_id, is_ready: isReady } of others)
    if (isReady) ready.set(plant_id, (ready.get(plant_id) ?? 0) + 1);
  const issues: Record<string, string> = {};
  for (const { index, before, after } of saved) {
    if (!after.is_ready) continue;
    const number = (ready.get(after.plant_id) ?? 0) + 1;
    ready.set(after.plant_id, number);
    const isMore = !before?.is_ready || before.plant_id !== after.plant_id;
    if (isMore && number > projectFormLimits.stockUnits)
      issues[`units.${index}.is_ready`] = texts.tooManyReady(projectFormLimits.stockUnits);
  }
  return issues;
}
