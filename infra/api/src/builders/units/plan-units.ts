import type { Unit, UnitChange } from '@umbral/domain/api/units.ts';
import type { UnitFields } from '@umbral/domain/project-form/unit-fields.ts';
import { nameKey, type PlannedUnit } from './planned-unit.ts';
import { unitIssues } from './unit-issues.ts';
import type { Building } from './unit-query.ts';
import { unitTexts as texts } from './unit-texts.ts';

/** What a list of changes comes to in a building. */
export interface UnitPlan {
  readonly saved: readonly PlannedUnit[];
  readonly removed: readonly Unit[];
  /** Homes that somebody changed since they were read, and those that are gone. */
  readonly moved: readonly { readonly id: number; readonly name: string; readonly unit: Unit | null }[];
  /** What is wrong, by the path of the field. */
  readonly issues: Readonly<Record<string, string>>;
}

type Fate =
  | { readonly kind: 'saved'; readonly unit: PlannedUnit }
  | { readonly kind: 'removed'; readonly unit: Unit }
  | { readonly kind: 'moved'; readonly id: number; readonly name: string; readonly unit: Unit | null }
  | { readonly kind: 'wrong'; readonly path: string; readonly text: string }
  | { readonly kind: 'nothing' };

/**
 * Finds out what becomes of each change. `gone` are homes of the project that were removed. A change that was made on
 * an older version and says what is true anyway is no conflict, so that a repeated call does nothing.
 */
export function planUnits(building: Building, changes: readonly UnitChange[], gone: ReadonlySet<number>): UnitPlan {
  const byId = new Map(building.units.map((unit) => [unit.id, unit]));
  const byName = new Map(building.units.map((unit) => [nameKey(unit.name), unit]));
  const prices = new Map(building.plants.map(({ id, price }) => [id, price]));
  const seen = new Set<string>();
  const fates = changes.map((change, index): Fate => {
    const { id, name = '' } = change;
    const known = id === null ? byName.get(nameKey(name)) : byId.get(id);
    const key = known ? `id ${known.id}` : `${id ?? nameKey(name)}`;
    if (seen.has(key)) return { kind: 'wrong', path: `units.${index}.id`, text: texts.twice };
    seen.add(key);
    if (id !== null && !known) return fateOfAbsent(change, index, gone);
    return known ? fateOfKnown(known, change, index) : fateOfNew(change, index, prices);
  });
  const saved = fates.flatMap((fate) => (fate.kind === 'saved' ? fate.unit : []));
  const removed = fates.flatMap((fate) => (fate.kind === 'removed' ? fate.unit : []));
  const wrong = fates.flatMap((fate) => (fate.kind === 'wrong' ? [[fate.path, fate.text] as const] : []));
  return {
    saved,
    removed,
    moved: fates.flatMap((fate) => (fate.kind === 'moved' ? [{ id: fate.id, name: fate.name, unit: fate.unit }] : [])),
    issues: { ...unitIssues(building, saved, removed), ...Object.fromEntries(wrong) },
  };
}

function fateOfAbsent({ id, name = '', remove }: UnitChange, index: number, gone: ReadonlySet<number>): Fate {
  if (id === null || !gone.has(id)) return { kind: 'wrong', path: `units.${index}.id`, text: texts.foreign };
  return remove ? { kind: 'nothing' } : { kind: 'moved', id, name, unit: null };
}

function fateOfKnown(known: Unit, change: UnitChange, index: number): Fate {
  const { id: _, version, remove, ...asked } = change;
  const isStale = version !== null && version !== known.version;
  if (remove) return isStale ? { kind: 'moved', ...{ id: known.id, name: known.name }, unit: known } : removal(known);
  const { id, version: __, ...fields } = known;
  const after: UnitFields = { ...fields, ...definedOf(asked) };
  if (isStale && !isSame(fields, after)) return { kind: 'moved', id, name: known.name, unit: known };
  return { kind: 'saved', unit: { index, before: known, after } };
}

const removal = (unit: Unit): Fate => ({ kind: 'removed', unit });

function fateOfNew(change: UnitChange, index: number, prices: ReadonlyMap<number, number>): Fate {
  const { id: _, version: __, remove, name = '', plant_id, ...asked } = change;
  if (remove) return { kind: 'nothing' };
  if (plant_id === undefined) return { kind: 'wrong', path: `units.${index}.plant_id`, text: texts.plantNeeded };
  const price = asked.price ?? prices.get(plant_id);
  if (price === undefined) return { kind: 'wrong', path: `units.${index}.plant_id`, text: texts.foreignPlant };
  const after: UnitFields = { ...emptyUnit, ...definedOf(asked), name, plant_id, price };
  return { kind: 'saved', unit: { index, before: null, after } };
}

const emptyUnit = {
  ...{ tower_id: null, floor: null, place: null, state: 'available' as const, is_ready: false },
  ...{ discount: null, built_area: null, private_area: null, orientation: null, outlook: null, description: null },
};

/** Fields that are left out stay; text of nothing is nothing. */
function definedOf(asked: Partial<UnitFields>): Partial<UnitFields> {
  const told = Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined));
  return asked.description === '' ? { ...told, description: null } : told;
}

function isSame(before: UnitFields, after: UnitFields): boolean {
  return JSON.stringify(Object.entries(before).toSorted()) === JSON.stringify(Object.entries(after).toSorted());
}
