import { z } from 'zod';
import { unitOrientations, unitOutlooks, unitStates } from '../homes/unit-vocabulary.ts';
import { priceLimits } from '../limits/filter-limits.ts';
import { unitLimits as limits } from '../limits/unit-limits.ts';
import * as field from './project-form-fields.ts';
import { projectFormTexts as texts } from './project-form-texts.ts';

/** A tower of a project, or a row of houses, as its builder writes it. */
export const towerForm = z.strictObject({
  /** Null for a new one. */
  id: field.rowId.nullable(),
  name: field.line(40),
  floors: field.count(limits.floors, 1),
});
export type TowerForm = z.output<typeof towerForm>;

/** What a builder says of one home. */
export const unitFields = z.strictObject({
  /** Unique in the project; the number on the door is its last word. */
  name: field.line(80),
  plant_id: field.rowId,
  /** Null for a home of which nobody says where it stands. */
  tower_id: field.rowId.nullable(),
  /** Null where houses stand in rows. */
  floor: field.count(limits.floors, 1).nullable(),
  /** Where it is drawn on its floor, from the left. */
  place: field.count(limits.places, 1).nullable(),
  state: field.choice(unitStates),
  /** It can be delivered now: it is stock of its typology. */
  is_ready: z.boolean(field.saying(texts.invalid)),
  price: z
    .int(field.saying(texts.whole))
    .min(priceLimits.min, texts.belowMinimum)
    .max(priceLimits.max, texts.aboveMaximum),
  discount: field.fee.nullable(),
  /** Null: as the typology. */
  built_area: field.area(1).nullable(),
  private_area: field.area(1).nullable(),
  orientation: field.choice(unitOrientations).nullable(),
  outlook: field.choice(unitOutlooks).nullable(),
  description: field.prose(500).nullable(),
});
export type UnitFields = z.output<typeof unitFields>;
