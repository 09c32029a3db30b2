import { z } from 'zod';
import { email, name } from '../fields/fields.ts';
import { id, visitorKey } from '../vocabulary/identifier.ts';

export const newsletter = z.object({
  name,
  email,
  user_key: visitorKey,
  ids_interest_price: z.array(id).min(1).max(100),
  ids_interest_city: z.array(id).min(1).max(500),
});
export type Newsletter = z.infer<typeof newsletter>;
