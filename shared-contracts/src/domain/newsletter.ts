import { z } from 'zod';
import { email, name } from './fields.ts';
import { id } from './identifier.ts';

export const newsletter = z.object({
  name,
  email,
  user_key: z.string(),
  ids_interest_price: z.array(id).min(1),
  ids_interest_city: z.array(id).min(1),
});
export type Newsletter = z.infer<typeof newsletter>;
