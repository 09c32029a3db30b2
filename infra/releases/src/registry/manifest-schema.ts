import { appNameSchema } from '@umbral/protocol/routes/app-name-schema.ts';
import { z } from 'zod';

export const versionSchema = z
  .string()
  .regex(/^[A-Za-z0-9][A-Za-z0-9._+-]{0,79}$/, 'a version has letters, digits and . _ + - only');
export const integritySchema = z
  .string()
  .regex(/^sha384-[A-Za-z0-9+/]{64}$/, 'an integrity value is sha384- and 64 characters of base64');
export const hexHashSchema = z
  .string()
  .regex(/^[0-9a-f]{96}$/, 'the address of a file ends with its sha384 in hexadecimal');

/** Parts begin with a letter, a digit or an underscore: no path can lead out of its folder or be hidden. */
const filePath = z
  .string()
  .max(300)
  .regex(/^(?:web|node)(?:\/[A-Za-z0-9_][A-Za-z0-9_.@~+-]*)+$/, 'a file lies below web/ or node/');
const mostFiles = 5000;

/**
 * What the registry itself needs of a manifest. Everything else in it (contract, routes …) is signed and kept as it
 * came, for those who understand it.
 */
export const manifestSchema = z.looseObject({
  app: appNameSchema,
  version: versionSchema,
  commit: z.string().max(100),
  files: z
    .record(filePath, integritySchema)
    .refine((files) => Object.keys(files).length >= 1 && Object.keys(files).length <= mostFiles, {
      message: `a release has 1 to ${mostFiles} files`,
    }),
});
export type Manifest = z.output<typeof manifestSchema>;
