import { z } from 'zod';
import { nearbyPlaceCategory } from '../vocabulary/vocabulary-schema.ts';

export const nearbyPlace = z.object({
  name: z.string().min(1),
  category: nearbyPlaceCategory,
  distance_m: z.int().nonnegative().nullable().optional(),
});
export type NearbyPlace = z.infer<typeof nearbyPlace>;
