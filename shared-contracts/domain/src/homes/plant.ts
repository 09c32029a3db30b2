import { z } from 'zod';
import { housings } from '../finance/housing-kinds.ts';
import { image } from '../media/image.ts';
import { price } from '../money/price-schema.ts';
import { bit, id, isoMoment, percent, pesos, slug, webAddress } from '../vocabulary/identifier.ts';
import { parkingKinds } from '../vocabulary/parking-kinds.ts';
import { projectCategory, propertyType } from '../vocabulary/vocabulary-schema.ts';
import { blueprint } from './blueprint.ts';
import { imageNote, project, projectImageRoles } from './project.ts';
import { specification } from './specification.ts';

const areaM2 = z.number().nonnegative();
const count = z.int().nonnegative();

/** What a card, a page and the search index know alike of a plant: one unit type of a project. */
export const plantFacts = z.object({
  id,
  slug,
  title: z.string(),
  type: propertyType,
  price,
  /** In minimum wages of the year of the last price change. */
  price_salaries: z.number().positive().nullable(),
  monthly_fee: pesos.nullable(),
  number_fees: z.int().positive().nullable(),
  built_area: areaM2,
  private_area: areaM2.nullable(),
  balcony_area: areaM2.nullable(),
  /** Null where the type has none, as lots. */
  room_number: count.nullable(),
  bath_number: count.nullable(),
  parking_number: count.nullable(),
  initial_fee_percent: percent.nullable(),
  m2_price: pesos.nullable(),
  separation_fee: pesos.nullable(),
  /** 0: shown, but no longer for sale. */
  isActive: bit,
  property_stock: z.boolean(),
  stock_quantity: count,
  highlighted: z.boolean(),
  has_360_tour: z.boolean(),
  url_360: webAddress.nullable(),
  tags: z.array(z.string()),
  categories: z.array(z.object({ name: projectCategory })),
  /** As what it is financed and deeded (`housingOf`). */
  housing: z.enum(housings),
});

/** Another unit type of the same project, for the chooser of areas. */
export const otherArea = plantFacts
  .pick({
    id: true,
    slug: true,
    title: true,
    built_area: true,
    type: true,
    price: true,
    room_number: true,
    bath_number: true,
    parking_number: true,
    isActive: true,
  })
  .extend({
    /** Pesos a month to the bank, as it is usually paid; null where the price is hidden. */
    monthly_credit: pesos.nullable(),
  });
export type OtherArea = z.infer<typeof otherArea>;

/** A home that can be delivered now. */
export const stockUnit = z.object({
  name: z.string(),
  /** Null where there is one tower, or none. */
  tower: z.string().nullable(),
  /** Null where homes stand on the ground. */
  floor: z.int().nullable(),
  available: z.boolean(),
  price: pesos,
  discount: pesos.nullable(),
  description: z.string().nullable(),
});
export type StockUnit = z.infer<typeof stockUnit>;

/** A plant as its page shows it. */
export const plant = plantFacts.extend({
  finishes: z.string().nullable(),
  /** To whom its parking places belong, where that is told. */
  parking_kind: z.enum(parkingKinds).nullable(),
  funding_percent: percent.nullable(),
  specifications: z.array(specification),
  stock: z.array(stockUnit),
  /** How often its page was opened in so many days, today among them. */
  views: z.object({ count, days: z.int().positive() }),
  /** Television programmes that tell of its project. */
  programmes: z.array(z.object({ slug, title: z.string(), excerpt: z.string() })),
  other_areas: z.array(otherArea),
  media: z.object({
    main_image: image.nullable(),
    images: z.array(image.extend({ role: z.enum(projectImageRoles), note: imageNote })),
    plans: z.array(blueprint),
  }),
  created_at: isoMoment,
  updated_at: isoMoment,
  project,
});
export type Plant = z.infer<typeof plant>;
