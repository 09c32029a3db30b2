import { SourceMap } from 'node:module';
import { z } from 'zod';
import type { Registry } from '../registry/registry.ts';
import { type ReleaseMap, readReleaseMap } from './read-release-map.ts';

const payload = z.object({
  file: z.string().default(''),
  version: z.literal(3),
  sources: z.array(z.string()),
  sourcesContent: z.array(z.string()).default([]),
  names: z.array(z.string()),
  mappings: z.string(),
  sourceRoot: z.string().default(''),
});

/** The map of a built file, as `web/app.abc.js` of `mf-fair` 1.0.0; nothing where it has none, or the release is gone. */
export async function readSourceMap(
  registry: Pick<Registry, 'db' | 'storage'>,
  { name, ...release }: ReleaseMap,
): Promise<SourceMap | undefined> {
  const read = await readReleaseMap(registry, { ...release, name: `${name}.map` });
  return read === undefined ? undefined : new SourceMap(payload.parse(read));
}
