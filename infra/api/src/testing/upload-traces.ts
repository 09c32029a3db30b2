import { readdirSync } from 'node:fs';
import { sql } from 'kysely';
import type { TestApp } from './test-app.ts';

/** What uploads leave: rows, queued work and stored files. */
export interface UploadTraces {
  readonly uploads: number;
  readonly assets: number;
  readonly work: number;
  readonly files: number;
}

/** Counts everything that an upload leaves. */
export async function tracesOf({ backend, uploadsDir }: TestApp): Promise<UploadTraces> {
  const { rows } = await sql<Omit<UploadTraces, 'files'>>`
    select (select count(*)::int from upload) as uploads, (select count(*)::int from media_asset) as assets,
      (select count(*)::int from outbox where topic like 'image%') as work`.execute(backend.db);
  const entries = readdirSync(uploadsDir, { recursive: true, withFileTypes: true });
  return {
    ...(rows[0] ?? { uploads: 0, assets: 0, work: 0 }),
    files: entries.filter((entry) => entry.isFile()).length,
  };
}
