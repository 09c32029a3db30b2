import { z } from 'zod';
import { image } from '../media/image.ts';
import { id } from '../vocabulary/identifier.ts';

/** A signed-in person, as the session call answers. Roles arrive as one comma-separated value. */
export const user = z.object({
  id,
  name: z.string(),
  last_name: z.string(),
  email: z.string(),
  phone: z.string(),
  avatar: image.nullable(),
  roles: z.string(),
  session_id: z.object({ name: z.string(), value: z.string() }).optional(),
  providerId: z.string().nullable().optional(),
  userSessionId: z.string().nullable().optional(),
});
export type User = z.infer<typeof user>;
