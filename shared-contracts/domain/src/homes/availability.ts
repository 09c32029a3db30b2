import { z } from 'zod';
import { price } from '../money/price-schema.ts';
import { id, pesos, slug } from '../vocabulary/identifier.ts';
import { propertyType } from '../vocabulary/vocabulary-schema.ts';
import { unitOrientations, unitOutlooks, unitStates } from './unit-vocabulary.ts';

/** A tower of a project, or a row of houses. */
export const offeredTower = z.object({ id, name: z.string(), floors: z.int().positive() });

/** A home as visitors see it: what it costs only where its builder tells it. */
export const offeredUnit = z.object({
  id,
  name: z.string(),
  plant_id: id,
  tower_id: id.nullable(),
  floor: z.int().nullable(),
  /** Where it stands on its floor, from the left; null where nobody says. */
  place: z.int().nullable(),
  state: z.enum(unitStates),
  is_ready: z.boolean(),
  price,
  /** Already taken off the price; null too where the price is hidden. */
  discount: pesos.nullable(),
  built_area: z.number().nullable(),
  private_area: z.number().nullable(),
  orientation: z.enum(unitOrientations).nullable(),
  outlook: z.enum(unitOutlooks).nullable(),
  description: z.string().nullable(),
});
export type OfferedUnit = z.infer<typeof offeredUnit>;

/** The homes of a plant's project, by tower and floor, and the plants that they are of. */
export const availability = z.object({
  towers: z.array(offeredTower),
  plants: z.array(z.object({ id, slug, type: propertyType, title: z.string(), built_area: z.number() })),
  units: z.array(offeredUnit),
});
export type Availability = z.infer<typeof availability>;
