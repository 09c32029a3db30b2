import { z } from 'zod';
import { id } from './identifier.ts';

const path = z
  .string()
  .trim()
  .max(500)
  .regex(/^\/(?![/\\])/);

export const redirectPayload = z
  .object({ from: path, to: path, status: z.literal([301, 302, 307, 308]).default(301) })
  .refine((rule) => rule.from !== rule.to, { path: ['to'] });
export type RedirectPayload = z.input<typeof redirectPayload>;

/** A path of the portal that leads to another one of it: never out of it [B015]. */
export const redirect = z.object({ id, from: path, to: path, status: z.literal([301, 302, 307, 308]) });
export type Redirect = z.infer<typeof redirect>;
