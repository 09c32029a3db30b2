import { z } from 'zod';
import { plantRecord } from '../homes/plant-record.ts';
import { favouriteLimits } from '../limits/favourite-limits.ts';
import { id, isoMoment, pesos } from '../vocabulary/identifier.ts';

export const favourite = z.object({
  plant_id: id,
  created_at: isoMoment,
  /** The list of its person in which it lies; null for none. */
  list_id: id.nullable(),
  note: z.string().max(favouriteLimits.note).nullable(),
  /** What the home cost when it was saved, pesos; null where the price was hidden, then or now. */
  told_price: pesos.nullable(),
  plant: plantRecord,
});
export type Favourite = z.infer<typeof favourite>;

export const favouriteList = z.object({ id, name: z.string(), created_at: isoMoment });
export type FavouriteList = z.infer<typeof favouriteList>;
