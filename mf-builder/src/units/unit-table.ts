import type { Tower, UnitPlant } from '@umbral/domain/api/units.ts';
import { unitOrientationLabels, unitOutlookLabels, unitStateLabels } from '@umbral/domain/homes/unit-labels.ts';
import { unitOrientations, unitOutlooks, unitStates } from '@umbral/domain/homes/unit-vocabulary.ts';
import { unitLimits } from '@umbral/domain/limits/unit-limits.ts';
import { slugify } from '@umbral/domain/vocabulary/slugify.ts';
import type { CellChoice, CellValue, Column, ColumnKind, SheetTable } from '../sheet/table/column.ts';
import { emptyUnit, type UnitRow } from './unit-rows.ts';
import { unitsTexts as texts } from './units-texts.ts';

type Field = keyof typeof texts.columns & keyof UnitRow;
type Look = Pick<Column<UnitRow>, 'width' | 'isOptional' | 'isOnlyInFiles'>;

const textOf = (value: CellValue) => (value === null ? '' : String(value));
const numberOf = (value: CellValue) => (typeof value === 'number' ? value : null);
const referenceOf = (value: CellValue) => (value === null || value === '' ? null : Number(value));

function column(
  key: Field,
  kind: ColumnKind,
  write: (value: CellValue) => Partial<UnitRow>,
  look: Look = {},
): Column<UnitRow> {
  return {
    ...kind,
    ...look,
    key,
    label: texts.columns[key],
    words: texts.words[key],
    get: (row) => {
      const value = row[key];
      // Choices are text in cells, whatever they are in a home.
      return kind.kind === 'choice' && value !== null ? String(value) : value;
    },
    set: (row, value) => ({ ...row, ...write(value) }),
  };
}

const namesOf = (entries: readonly { readonly id: number }[], label: (index: number) => string): CellChoice[] =>
  entries.map(({ id }, index) => ({ value: String(id), label: label(index) }));

const labelled = <Key extends string>(keys: readonly Key[], labels: Readonly<Record<Key, string>>): CellChoice[] =>
  keys.map((value) => ({ value, label: labels[value] }));

const oneOf = <Key extends string>(keys: readonly Key[], value: CellValue): Key | null =>
  keys.find((key) => key === value) ?? null;

const count = { kind: 'number', decimals: 0 } as const;
const area = { kind: 'number', decimals: 2, unit: 'm²' } as const;
const optional = { isOptional: true } as const;
const narrow = { isOptional: true, width: 'narrow' } as const;

/** Homes as rows of a table, found again by their names. */
export function unitTable(towers: readonly Tower[], plants: readonly UnitPlant[]): SheetTable<UnitRow> {
  const inTowers = { kind: 'choice', choices: namesOf(towers, (index) => towers[index]?.name ?? '') } as const;
  const ofPlants = { kind: 'choice', choices: namesOf(plants, (index) => plants[index]?.title ?? '') } as const;
  const states = { kind: 'choice', choices: labelled(unitStates, unitStateLabels) } as const;
  const ways = { kind: 'choice', choices: labelled(unitOrientations, unitOrientationLabels) } as const;
  const views = { kind: 'choice', choices: labelled(unitOutlooks, unitOutlookLabels) } as const;
  return {
    columns: [
      column('name', { kind: 'text' }, (value) => ({ name: textOf(value) })),
      column('tower_id', inTowers, (value) => ({ tower_id: referenceOf(value) }), optional),
      column('floor', count, (value) => ({ floor: numberOf(value) }), narrow),
      column('place', count, (value) => ({ place: numberOf(value) }), narrow),
      column('plant_id', ofPlants, (value) => ({ plant_id: referenceOf(value) })),
      column('state', states, (value) => ({ state: oneOf(unitStates, value) ?? 'available' })),
      column('price', { kind: 'money' }, (value) => ({ price: numberOf(value) })),
      column('discount', { kind: 'money' }, (value) => ({ discount: numberOf(value) }), optional),
      column('orientation', ways, (value) => ({ orientation: oneOf(unitOrientations, value) }), optional),
      column('outlook', views, (value) => ({ outlook: oneOf(unitOutlooks, value) }), optional),
      column('built_area', area, (value) => ({ built_area: numberOf(value) }), optional),
      column('private_area', area, (value) => ({ private_area: numberOf(value) }), optional),
      column('is_ready', { kind: 'toggle' }, (value) => ({ is_ready: value === true }), { width: 'narrow' }),
      column('description', { kind: 'text' }, (value) => ({ description: textOf(value) || null }), optional),
      column('id', count, (value) => ({ id: numberOf(value) }), { ...narrow, isOnlyInFiles: true }),
    ],
    noun: texts.noun,
    identify: ({ name }) => slugify(name),
    identity: ['name'],
    idKey: 'id',
    makeRow: () => ({ ...emptyUnit, plant_id: plants.length === 1 ? (plants[0]?.id ?? null) : null }),
    maxRows: unitLimits.units,
    refuse: (rows) => (rows.length >= unitLimits.units ? texts.full(unitLimits.units) : undefined),
  };
}
