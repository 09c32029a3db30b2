import { fileOfTarball } from 'infra-packages/pack/tarball.ts';
import { z } from 'zod';

const manifestSchema = z.looseObject({ name: z.string(), version: z.string() });

/** The package.json of an npm tarball; throws for one without. */
export function packageJsonOf(tarball: Uint8Array): z.output<typeof manifestSchema> {
  const text = fileOfTarball(tarball, 'package.json');
  if (!text) throw new Error('The tarball has no package.json.');
  return manifestSchema.parse(JSON.parse(text.toString('utf8')));
}
