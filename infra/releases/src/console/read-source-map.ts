import { SourceMap } from 'node:module';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { z } from 'zod';
import type { Registry } from '../registry/registry.ts';

const unpack = promisify(gunzip);
/** Unpacked; the largest of ours has a tenth of it. */
const mostBytes = 64 * 2 ** 20;

const payload = z.object({
  file: z.string().default(''),
  version: z.literal(3),
  sources: z.array(z.string()),
  sourcesContent: z.array(z.string()).default([]),
  names: z.array(z.string()),
  mappings: z.string(),
  sourceRoot: z.string().default(''),
});

/** A file of a release, as `web/app.abc.js` of `mf-fair` 1.0.0. */
export interface BuiltFile {
  readonly remote: string;
  readonly version: string;
  readonly name: string;
}

/** The map that lies beside a built file; nothing where it has none, or the release is gone. */
export async function readSourceMap(
  { db, storage }: Pick<Registry, 'db' | 'storage'>,
  { remote, version, name }: BuiltFile,
): Promise<SourceMap | undefined> {
  const row = await db
    .selectFrom('releases.release_file as f')
    .innerJoin('releases.release as r', 'r.id', 'f.release_id')
    .select('f.sha384')
    .where('r.remote', '=', remote)
    .where('r.version', '=', version)
    .where('f.path', '=', `node/maps/${name}.map.packed`)
    .executeTakeFirst();
  const packed = row && (await storage.get(row.sha384));
  if (!packed) return undefined;
  const text = await unpack(await buffer(packed), { maxOutputLength: mostBytes });
  return new SourceMap(payload.parse(JSON.parse(text.toString())));
}
