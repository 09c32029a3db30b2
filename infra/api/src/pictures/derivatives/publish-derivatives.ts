import type { Upload } from '@umbral/domain/api/uploads.ts';
import type { Database } from 'infra-db/tables.ts';
import { type Kysely, sql } from 'kysely';
import type { Storage } from '../../engine/third-parties/storage/storage.ts';
import { publicFolder } from '../uploads/upload-names.ts';
import type { Derivative } from './derivatives.ts';

type File = Upload['files'][number];

/** Stores derivatives where everybody may read them and gives the list of their addresses. */
export async function publishDerivatives(
  storage: Storage,
  folder: string,
  derivatives: readonly Derivative[],
): Promise<File[]> {
  const files: File[] = [];
  for (const { name, data, width, format } of derivatives) {
    const key = `${publicFolder(folder)}${name}`;
    await storage.put(key, data);
    files.push({ width, src: storage.url(key), format });
  }
  return files;
}

/** Has everything that shows an asset drawn anew: the search documents of its plants, and pages. */
export async function renewShown(trx: Kysely<Database>, key: string): Promise<void> {
  await sql`
    select index_plant(p.id) from plant p
    where p.id in (select plant_id from plant_media where media_key = ${key})
      or p.project_id in (select project_id from project_media where media_key = ${key})
    order by p.id`.execute(trx);
  await sql`select enqueue_once('purge', 'plants', '{"all": true}') where is_media_used(${key})`.execute(trx);
}
