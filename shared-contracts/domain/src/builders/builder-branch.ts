import { z } from 'zod';
import { coordinates } from '../places/place.ts';
import { id } from '../vocabulary/identifier.ts';

export const builderBranch = z.object({
  id,
  builder_id: id,
  name: z.string(),
  city: z.string(),
  city_id: id,
  address: z.string(),
  coordinates,
  phone: z.string(),
  email: z.string(),
  office_hours: z.string(),
  is_main: z.boolean(),
});
export type BuilderBranch = z.infer<typeof builderBranch>;
