import { z } from 'zod';
import type { Signature, TrustedKey } from './release-signature.ts';

export const keyIdSchema = z.string().regex(/^[0-9a-f]{16}$/, 'a key id is 16 hexadecimal digits');
export const publicKeySchema = z.string().regex(/^[A-Za-z0-9+/]{43}=$/, 'a public key is 32 bytes in base64');
export const signedKindSchema = z.enum(['manifest', 'composition', 'link', 'evidence']);

/** `manifest.sig.json`. */
export const signatureSchema: z.ZodType<Signature> = z.strictObject({
  algorithm: z.literal('ed25519'),
  keyId: keyIdSchema,
  signature: z.string().regex(/^[A-Za-z0-9+/]{86}==$/, 'a signature is 64 bytes in base64'),
});

/** A list of trusted keys as operators keep it in a file. */
export const trustedKeysSchema: z.ZodType<readonly TrustedKey[]> = z.array(
  z.strictObject({
    keyId: keyIdSchema,
    publicKey: publicKeySchema,
    state: z.enum(['active', 'retired', 'revoked']),
    signs: z.array(signedKindSchema).min(1),
  }),
);
