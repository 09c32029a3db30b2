import { z } from 'zod';
import { remoteNameSchema } from './app-name-schema.ts';
import type { DeclaredScreen } from './declared-route.ts';
import { layouts } from './owners.ts';

/** What a manifest says of a screen; one that says more was made by a newer build, and is not understood. */
export const declaredScreenSchema: z.ZodType<DeclaredScreen> = z.strictObject({
  // The error layout is drawn for what is not there.
  layout: z.enum(layouts).exclude(['error']),
  robots: z.enum(['index,follow', 'noindex,follow', 'noindex']),
  isSecret: z.boolean().optional(),
  query: z
    .array(z.string().regex(/^[A-Za-z0-9_-]{1,40}$/))
    .max(20)
    .optional(),
  replaces: remoteNameSchema.optional(),
});
