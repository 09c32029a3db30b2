import { projectFormLimits } from '@umbral/domain/limits/project-form-limits.ts';
import { propertyTypeLabels } from '@umbral/domain/vocabulary/labels.ts';
import { slugify } from '@umbral/domain/vocabulary/slugify.ts';
import { propertyTypes } from '@umbral/domain/vocabulary/vocabulary.ts';
import type { RowIssues, SheetTable } from '../table/column.ts';
import { type DraftRow, fieldColumn } from './draft-row.ts';
import { priceListTexts as texts, typeWords } from './price-list-texts.ts';

const rooms = { kind: 'number', decimals: 0 } as const;
const area = { kind: 'number', decimals: 4, unit: 'm²' } as const;
const percent = { kind: 'number', decimals: 2, unit: '%' } as const;
const optional = { isOptional: true, width: 'narrow' } as const;

const types = {
  kind: 'choice',
  choices: propertyTypes.map((value) => ({ value, label: propertyTypeLabels[value], words: typeWords[value] })),
} as const;

const columns: SheetTable<DraftRow>['columns'] = [
  fieldColumn('name', { kind: 'text' }, { width: 'wide' }),
  fieldColumn('property_type', types),
  fieldColumn('price', { kind: 'money' }),
  fieldColumn('built_area', area),
  fieldColumn('private_area', area, { isOptional: true }),
  fieldColumn('balcony_area', area, { isOptional: true }),
  fieldColumn('number_bedrooms', rooms, optional),
  fieldColumn('number_bathrooms', rooms, optional),
  fieldColumn('number_parking', rooms, optional),
  fieldColumn('initial_fee_percent', percent, { width: 'narrow' }),
  fieldColumn('funding_percent', percent, optional),
  fieldColumn('featured', { kind: 'toggle' }, { width: 'narrow' }),
  fieldColumn('id', { kind: 'number', decimals: 0 }, { isOptional: true, isOnlyInFiles: true, width: 'narrow' }),
];

const nameOf = (plant: DraftRow) => slugify(String(plant.name ?? ''));

/** Typologies as rows. A new one begins as the form makes it; `check` is what the schema says of one. */
export function plantTable(makePlant: () => DraftRow, check?: (plant: DraftRow) => RowIssues): SheetTable<DraftRow> {
  const most = projectFormLimits.plants;
  return {
    columns,
    noun: texts.plantNoun,
    identify: nameOf,
    identity: ['name'],
    idKey: 'id',
    makeRow: makePlant,
    // A sheet may hold more than fits: those that fit come in, the others are told one by one.
    maxRows: most * 10,
    refuse: (plants) => (plants.length >= most ? texts.tooManyPlants(most) : undefined),
    check,
  };
}

/** Typologies that bear the name of an earlier one, by their places. */
export function repeatedNames(plants: readonly DraftRow[]): ReadonlySet<number> {
  const names = plants.map(nameOf);
  return new Set(names.flatMap((name, at) => (name !== '' && names.indexOf(name) < at ? [at] : [])));
}
