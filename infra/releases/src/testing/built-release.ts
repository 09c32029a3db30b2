import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { manifestSchema } from '../registry/manifest-schema.ts';
import type { SampleRelease } from './registry-fixture.ts';

/** A release that a build left in a folder. */
export async function builtRelease(folder: string): Promise<SampleRelease> {
  const manifest = manifestSchema.parse(JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')));
  const files = await Promise.all(Object.keys(manifest.files).map((path) => readFile(join(folder, path))));
  const contents = files.map((bytes) => [createHash('sha384').update(bytes).digest('hex'), bytes] as const);
  return { manifest, contents: new Map(contents) };
}
