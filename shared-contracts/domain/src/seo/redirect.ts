import { z } from 'zod';
import { id } from '../vocabulary/identifier.ts';
import { portalPath, wrongPath } from './portal-path.ts';

const redirectStatus = z.literal([301, 302, 307, 308]);
const plainPath = portalPath.refine((path) => !path.includes('*'), wrongPath);

export const redirectPayload = z
  .strictObject({ from: plainPath, to: plainPath, status: redirectStatus.default(301) })
  .refine((rule) => rule.from !== '/', { path: ['from'], message: 'La página de inicio no se puede redirigir' })
  .refine((rule) => rule.from !== rule.to, { path: ['to'], message: 'El destino debe ser otra dirección' });
export type RedirectPayload = z.input<typeof redirectPayload>;

/** A path of the portal that leads to another one of it: never out of it [B015]. */
export const redirect = z.object({
  id,
  from: z.string(),
  to: z.string(),
  status: redirectStatus,
  /** How often visitors were led by it. */
  hits: z.int().nonnegative().default(0),
});
export type Redirect = z.infer<typeof redirect>;
