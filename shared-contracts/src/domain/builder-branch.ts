import { z } from 'zod';
import { id } from './identifier.ts';
import { coordinates } from './place.ts';

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
