import { propertyTypes } from '@umbral/domain/vocabulary/vocabulary.ts';
import fc from 'fast-check';
import type { DraftRow } from '../price-list/draft-row.ts';

/** A typology as the form makes it. */
export const emptyPlant: DraftRow = {
  ...{ id: null, main_image: null, name: '', property_type: null, price: null, price_range: null, m2_price: null },
  ...{ number_bathrooms: null, number_bedrooms: null, number_parking: null, price_salaries: null, stock: [] },
  ...{ initial_fee_percent: 30, funding_percent: null, built_area: null, private_area: null, balcony_area: null },
  ...{ featured: false, blueprints: [], facades: [], inherit_images: true },
  specifications: { listed: ['closets'], custom: [] },
};

/** A typology that the schema accepts. */
export function plantNamed(name: string, facts: DraftRow = {}): DraftRow {
  const rooms = { number_bathrooms: 2, number_bedrooms: 3, number_parking: 1 };
  return {
    ...{ ...emptyPlant, ...rooms, name, property_type: 'apartment', price: 420_000_000, built_area: 68.5 },
    ...facts,
  };
}

const area = fc.integer({ min: 10_000, max: 99_990_000 }).map((tenThousandths) => tenThousandths / 10_000);
const rooms = fc.option(fc.integer({ min: 0, max: 20 }));

/** Texts with everything that CSV, spreadsheets and formulas trip over. */
const name = fc
  .array(fc.constantFrom(...'aÑé1 ,;"\'=+-@\t\n.||$%<>&', 'Torre', '  ', 'total'), { minLength: 1, maxLength: 12 })
  .map((parts) => parts.join('').trim());

/** Typologies of any kind, no two of one name. */
export const anyPlants = fc.uniqueArray(
  fc.record({
    name,
    property_type: fc.constantFrom(...propertyTypes),
    price: fc.integer({ min: 1_000_000, max: 2_800_000_000 }),
    built_area: area,
    private_area: fc.option(area),
    balcony_area: fc.option(area),
    number_bedrooms: rooms,
    number_bathrooms: rooms,
    number_parking: rooms,
    initial_fee_percent: fc.integer({ min: 0, max: 100 }),
    funding_percent: fc.option(fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100)),
    featured: fc.boolean(),
  }),
  {
    minLength: 1,
    maxLength: 12,
    selector: ({ name: text }) =>
      text
        .normalize('NFKD')
        .toLowerCase()
        .replace(/[^a-z0-9]/g, ''),
  },
);
