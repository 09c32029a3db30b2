import { z } from 'zod';
import { signatureSchema } from '../release/signature-schema.ts';
import { appNameSchema } from '../routes/app-name-schema.ts';
import { settingValuesSchema } from '../settings/setting-schema.ts';
import { allVisitors, type CompositionLock, type SignedLock } from './composition-lock.ts';
import { environmentSchema } from './environment-schema.ts';

/** A version with the digest of its manifest. */
export const lockedReleaseSchema = z.strictObject({
  // A version becomes part of paths: no separators, no dots alone.
  version: z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._+-]{0,79}$/),
  manifest: z.string().regex(/^[0-9a-f]{64}$/),
});

/** A lock as it is signed; one that says more than this version understands is none. */
export const lockSchema: z.ZodType<CompositionLock> = z.strictObject({
  schema: z.literal(1),
  environment: environmentSchema.optional(),
  seq: z.number().int().positive(),
  at: z.string(),
  apps: z.record(
    appNameSchema,
    z.strictObject({
      stable: lockedReleaseSchema.optional(),
      canary: lockedReleaseSchema.extend({ share: z.number().int().min(0).max(allVisitors) }).optional(),
      preview: lockedReleaseSchema.optional(),
      pin: lockedReleaseSchema.optional(),
    }),
  ),
  settings: z.record(appNameSchema, settingValuesSchema).optional(),
});

/** A lock with its signature, as it travels and as it is kept. */
export const signedLockSchema: z.ZodType<SignedLock> = z.strictObject({
  lock: lockSchema,
  signature: signatureSchema,
});
