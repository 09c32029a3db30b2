import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { AdminProblem } from '../../admin-problem.ts';

/** One thing in a data folder, by its path below it. */
export interface ClusterEntry {
  readonly path: string;
  readonly isFolder: boolean;
}

/** Folders that a restored server wants empty: it fills them from the log or anew. Source: pg_basebackup. */
const emptied = new Set([
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
]);

/** Files that belong to the running server, or to another backup. */
const left = new Set(['postmaster.pid', 'postmaster.opts', 'backup_label', 'backup_label.old', 'tablespace_map']);

/** Tells from which moment of the log on a copy must be brought forward: it must be the last one that is copied. */
export const controlFile = 'global/pg_control';

const isLeft = (name: string) => left.has(name) || name.startsWith('pgsql_tmp');

async function* below(dataDir: string, folder: string): AsyncIterable<ClusterEntry> {
  const entries = await readdir(join(dataDir, folder), { withFileTypes: true });
  for (const entry of entries) {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (folder === 'pg_tblspc')
      throw new AdminProblem('A cluster with tablespaces cannot be backed up by this program.');
    if (isLeft(entry.name) || path === controlFile) continue;
    if (entry.isDirectory()) {
      yield { path, isFolder: true };
      if (!emptied.has(path)) yield* below(dataDir, path);
    } else if (entry.isFile()) yield { path, isFolder: false };
  }
}

/** Everything that a base backup copies, folders before what is in them, the control file last. */
export async function* clusterEntries(dataDir: string): AsyncIterable<ClusterEntry> {
  yield* below(dataDir, '');
  // The server looks for it, and it lies in a folder that is left empty.
  yield { path: 'pg_wal/archive_status', isFolder: true };
  yield { path: controlFile, isFolder: false };
}
