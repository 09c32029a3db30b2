import { z } from 'zod';
import { required } from './fields.ts';
import { id, pesos } from './identifier.ts';
import { priceLimits } from './parameters/limits.ts';
import { specificationChoice } from './specification-choice.ts';
import { validationMessages } from './validation.ts';
import { propertyType } from './vocabulary-schema.ts';

const uploaded = z.string().min(1);
const areaM2 = z.number().positive();
const price = pesos.min(priceLimits.min).max(priceLimits.max);
const share = z.number().min(0, validationMessages.percent).max(100, validationMessages.percent);

const dropPointForm = z.object({
  name: required,
  image: uploaded,
  x: z.number().min(0).max(1),
  y: z.number().min(0).max(1),
});

/** A blueprint needs its main image, and every point on it an image [B098]. */
const blueprintForm = z.object({
  floor: required,
  name: required,
  image: uploaded,
  drop_points: z.array(dropPointForm),
});

const stockForm = z.object({
  name: required,
  available: z.boolean(),
  price,
  discount: pesos.nullable(),
  description: z.string().max(500).nullable(),
});

/** One typology of the builder's form. */
export const plantForm = z.object({
  id: id.nullable(),
  main_image: uploaded,
  name: required,
  property_type: propertyType,
  number_bathrooms: z.int().min(0).max(20).nullable(),
  number_bedrooms: z.int().min(0).max(20).nullable(),
  number_parking: z.int().min(0).max(20).nullable(),
  price_range: id.nullable(),
  price,
  price_salaries: z.number().positive().nullable(),
  m2_price: pesos.nullable(),
  initial_fee_percent: share,
  funding_percent: share.nullable(),
  featured: z.boolean(),
  built_area: areaM2,
  private_area: areaM2.nullable(),
  balcony_area: z.number().nonnegative().nullable(),
  blueprints: z.array(blueprintForm),
  specifications: specificationChoice,
  stock: z.array(stockForm),
  facades: z.array(uploaded),
  inherit_images: z.boolean(),
});
export type PlantForm = z.infer<typeof plantForm>;
