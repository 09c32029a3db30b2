import { z } from 'zod';
import { priceLimits } from '../limits/filter-limits.ts';
import { projectFormLimits as limits } from '../limits/project-form-limits.ts';
import { parkingKinds } from '../vocabulary/parking-kinds.ts';
import { premises } from '../vocabulary/premises.ts';
import { slugify } from '../vocabulary/slugify.ts';
import { propertyTypes } from '../vocabulary/vocabulary.ts';
import * as field from './project-form-fields.ts';
import { projectFormTexts as texts } from './project-form-texts.ts';
import { optionalSpecificationChoice } from './specification-choice.ts';

const price = z
  .int(field.saying(texts.whole))
  .min(priceLimits.min, texts.belowMinimum)
  .max(priceLimits.max, texts.aboveMaximum);
const rooms = field.count(20).nullable();
const position = z.number(field.saying(texts.invalid)).min(0, texts.invalid).max(1, texts.invalid);

const dropPointForm = z.strictObject({
  name: field.line(80),
  image: z.string({ error: () => texts.pointPicture }).pipe(field.pictureKey),
  /** Fractions of the drawing's width and height. */
  x: position,
  y: position,
});

/** A blueprint needs its main image, and every point on it an image [B098]. */
const blueprintForm = z.strictObject({
  floor: field.line(40),
  name: field.line(80),
  image: field.pictureKey,
  drop_points: z.array(dropPointForm).max(limits.dropPoints, texts.maximum),
});

/** One home that can be delivered now; `id` where it is known already. */
export const stockForm = z
  .strictObject({
    id: field.rowId.nullable(),
    name: field.line(80),
    available: z.boolean(field.saying(texts.invalid)),
    price,
    discount: field.fee.nullable(),
    description: field.prose(500).nullable(),
  })
  .refine(({ price: full, discount }) => (discount ?? 0) <= full, { path: ['discount'], message: texts.discount });
export type StockForm = z.output<typeof stockForm>;

const plantFields = z.strictObject({
  /** Null for a new typology; an existing one keeps its number and its address. */
  id: field.rowId.nullable(),
  /** May be left out where the pictures of the project are inherited. */
  main_image: field.pictureKey.nullable(),
  name: field.line(80),
  property_type: field.choice(propertyTypes),
  number_bathrooms: rooms,
  number_bedrooms: rooms,
  number_parking: rooms,
  /** Absent from forms of older versions: what is stored stays. */
  parking_kind: field.choice(parkingKinds).nullable().optional(),
  /** Null: the range in which the price lies. */
  price_range: field.rowId.nullable(),
  price,
  /** Null: computed from the price and the minimum wage of the year. */
  price_salaries: z.number(field.saying(texts.decimal)).positive(texts.decimal).max(99_999, texts.tooLarge).nullable(),
  /** Null: computed from the price and the built area. */
  m2_price: field.fee.nullable(),
  initial_fee_percent: field.share,
  funding_percent: field.share.nullable(),
  featured: z.boolean(field.saying(texts.invalid)),
  built_area: field.area(1),
  private_area: field.area(1).nullable(),
  balcony_area: field.area(0).nullable(),
  blueprints: z.array(blueprintForm).max(limits.blueprints, texts.maximum),
  specifications: optionalSpecificationChoice,
  stock: z.array(stockForm).max(limits.stockUnits, texts.maximum),
  facades: z.array(field.pictureKey).max(limits.facades, texts.maximum),
  inherit_images: z.boolean(field.saying(texts.invalid)),
});

interface Rule {
  readonly isBroken: boolean;
  readonly path: PropertyKey[];
  readonly message: string;
}

/** What one field asks of another. */
function rulesOf(plant: z.output<typeof plantFields>): Rule[] {
  const isHome = !premises.has(plant.property_type);
  const isLot = plant.property_type === 'lot';
  const financed = plant.initial_fee_percent + (plant.funding_percent ?? 0);
  const emptyRooms = ['number_bedrooms', 'number_bathrooms', 'number_parking'] as const;
  const filledRooms = ['number_bedrooms', 'number_bathrooms'] as const;
  return [
    { isBroken: plant.main_image === null && !plant.inherit_images, path: ['main_image'], message: texts.picture },
    { isBroken: (plant.private_area ?? 0) > plant.built_area, path: ['private_area'], message: texts.privateArea },
    { isBroken: plant.initial_fee_percent <= 100 && financed > 100, path: ['funding_percent'], message: texts.percent },
    {
      isBroken: isHome && plant.specifications.listed.length === 0,
      path: ['specifications', 'listed'],
      message: texts.specifications,
    },
    ...filledRooms.map((name) => ({ isBroken: isHome && plant[name] === null, path: [name], message: texts.required })),
    {
      isBroken: Boolean(plant.parking_kind) && !plant.number_parking,
      path: ['parking_kind'],
      message: texts.parkingKind,
    },
    ...emptyRooms.map((name) => ({ isBroken: isLot && plant[name] !== null, path: [name], message: texts.rooms })),
  ];
}

/** One typology of the builder's form. */
export const plantForm = plantFields.superRefine((plant, context) => {
  for (const { isBroken, path, message } of rulesOf(plant)) {
    if (isBroken) context.addIssue({ code: 'custom', path, message });
  }
  field.refuseRepeats(
    plant.stock,
    ({ name }) => slugify(name),
    (index) => context.addIssue({ code: 'custom', path: ['stock', index, 'name'], message: texts.repeated }),
  );
  field.refuseRepeats(plant.facades, String, (index) =>
    context.addIssue({ code: 'custom', path: ['facades', index], message: texts.repeated }),
  );
});
export type PlantForm = z.output<typeof plantForm>;
