import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Registry } from '../registry/registry.ts';

const unpack = promisify(gunzip);
/** Unpacked; the largest of ours has a tenth of it. */
const mostBytes = 64 * 2 ** 20;

/** What a release keeps of itself in `node/maps`, as `web/app.abc.js.map` of `mf-fair` 1.0.0. */
export interface ReleaseMap {
  readonly remote: string;
  readonly version: string;
  readonly name: string;
}

/** What it says, as JSON has it; nothing where the release has none, or is gone. */
export async function readReleaseMap(
  { db, storage }: Pick<Registry, 'db' | 'storage'>,
  { remote, version, name }: ReleaseMap,
): Promise<unknown> {
  const row = await db
    .selectFrom('releases.release_file as f')
    .innerJoin('releases.release as r', 'r.id', 'f.release_id')
    .select('f.sha384')
    .where('r.remote', '=', remote)
    .where('r.version', '=', version)
    .where('f.path', '=', `node/maps/${name}.packed`)
    .executeTakeFirst();
  const packed = row && (await storage.get(row.sha384));
  if (!packed) return undefined;
  const text = await unpack(await buffer(packed), { maxOutputLength: mostBytes });
  return JSON.parse(text.toString());
}
