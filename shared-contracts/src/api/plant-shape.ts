import { z } from 'zod';
import { propertyType } from '../domain/vocabulary-schema.ts';
import { isoMoment } from './fields.ts';
import { image } from './image.ts';
import { projectDetail, projectSummary, specification } from './project-shape.ts';

/** Amounts are whole pesos. `isActive` 0: shown greyed, not offered. */
const plantFacts = {
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  type: propertyType,
  isActive: z.literal([0, 1]),
  price: z.int(),
  /** The agreed amount where the project's currency is not the peso. */
  local_price: z.int().nullable(),
  hide_price: z.boolean(),
  price_salaries: z.number().nullable(),
  m2_price: z.int().nullable(),
  monthly_fee: z.int().nullable(),
  number_fees: z.int().nullable(),
  separation_fee: z.int().nullable(),
  initial_fee_percent: z.number().nullable(),
  built_area: z.number(),
  private_area: z.number().nullable(),
  balcony_area: z.number().nullable(),
  room_number: z.int().nullable(),
  bath_number: z.int().nullable(),
  parking_number: z.int().nullable(),
  property_stock: z.boolean(),
  stock_quantity: z.int(),
};

/** Another unit type of the same project, for the chooser of areas. */
export const plantSibling = z.object(plantFacts);
export type PlantSibling = z.output<typeof plantSibling>;

/** A plant as cards, comparisons and lists show it, with its project. */
export const plantCard = z.object({
  ...plantFacts,
  highlighted: z.boolean(),
  has_360_tour: z.boolean(),
  url_360: z.string().nullable(),
  tags: z.array(z.string()),
  media: z.object({ main_image: image.nullable(), images: z.array(image) }),
  /** Usual price of a square metre in the zone, in pesos: stands in for a hidden price. */
  zone_m2_price: z.object({ min: z.int(), max: z.int() }).nullable(),
  project: projectSummary,
});
export type PlantCard = z.output<typeof plantCard>;

export const blueprint = z.object({
  floor: z.string(),
  name: z.string(),
  image,
  points: z.array(z.object({ name: z.string(), x: z.number(), y: z.number(), area_m2: z.number().nullable(), image })),
});

/** A home that can be delivered now. */
export const stockUnit = z.object({
  id: z.int(),
  name: z.string(),
  tower: z.string().nullable(),
  floor: z.int().nullable(),
  is_available: z.boolean(),
  price: z.int(),
  discount: z.int().nullable(),
  description: z.string().nullable(),
});

/** Everything that the page of a plant shows. */
export const plantDetail = plantCard.extend({
  funding_percent: z.number().nullable(),
  finishes: z.string().nullable(),
  media: z.object({
    main_image: image.nullable(),
    images: z.array(image),
    facades: z.array(image),
    interiors: z.array(image),
    plans: z.array(blueprint),
  }),
  specifications: z.array(specification),
  stock_units: z.array(stockUnit),
  price_history: z.array(z.object({ price: z.int(), effective_at: isoMoment })),
  /** The project's unit types, this one among them, smallest first. */
  siblings: z.array(plantSibling),
  project: projectDetail,
});
export type PlantDetail = z.output<typeof plantDetail>;
