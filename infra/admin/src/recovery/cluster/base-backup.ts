import { type FileHandle, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { unlessAbsent } from 'infra-storage/absent-file.ts';
import type pg from 'pg';
import { z } from 'zod';
import type { Vault } from '../store/vault.ts';
import { type ClusterEntry, clusterEntries, controlFile } from './cluster-files.ts';
import { type TarEntry, tarOf } from './tar-write.ts';

/** A copy of a whole cluster from which the log can be followed. */
export const baseFacts = z.object({
  id: z.string(),
  /** From this moment on, by the server's clock, it can be restored. */
  readyAt: z.iso.datetime(),
  /** Segments of the log without which it is worth nothing: the first and the last. */
  firstSegment: z.string(),
  lastSegment: z.string(),
  /** The PostgreSQL that can read it. */
  major: z.string(),
  /** Who took it: a superuser of the cluster. */
  role: z.string(),
  /** What it takes in the store. */
  bytes: z.number(),
});

export type BaseFacts = z.output<typeof baseFacts>;

const chunkBytes = 256 * 1024;

/** Exactly `bytes` of a file that others write to: what it lost meanwhile the log writes again, zeros stand for it. */
async function* contentOf(file: FileHandle, bytes: number): AsyncIterable<Buffer> {
  try {
    for (let at = 0; at < bytes; ) {
      const wanted = Math.min(chunkBytes, bytes - at);
      const { bytesRead, buffer } = await file.read(Buffer.alloc(wanted), 0, wanted, at);
      yield bytesRead > 0 ? buffer.subarray(0, bytesRead) : Buffer.alloc(wanted);
      at += bytesRead > 0 ? bytesRead : wanted;
    }
  } finally {
    await file.close();
  }
}

async function* oneChunk(bytes: Buffer): AsyncIterable<Buffer> {
  yield bytes;
}

const inMemory = (path: string, bytes: Buffer): TarEntry => ({
  path,
  isFolder: false,
  bytes: bytes.length,
  content: oneChunk(bytes),
});

/** The control file is written while we read: only what is read twice the same is whole. */
async function controlEntry(dataDir: string): Promise<TarEntry> {
  const read = () => readFile(join(dataDir, controlFile));
  for (let before = await read(); ; ) {
    await delay(5);
    const now = await read();
    if (now.equals(before)) return inMemory(controlFile, now);
    before = now;
  }
}

/** What stands in an archive for a thing of the cluster; nothing for a file that was dropped meanwhile. */
async function tarEntry(dataDir: string, { path, isFolder }: ClusterEntry): Promise<TarEntry | undefined> {
  if (isFolder) return { path, isFolder };
  if (path === controlFile) return controlEntry(dataDir);
  const file = await open(join(dataDir, path)).catch(unlessAbsent);
  if (!file) return undefined;
  const { size: bytes } = await file.stat();
  return { path, isFolder, bytes, content: contentOf(file, bytes) };
}

async function firstRow(client: pg.ClientBase, sql: string, values: unknown[] = []): Promise<Record<string, string>> {
  const { rows } = await client.query<Record<string, string>>(sql, values);
  return rows[0] ?? {};
}

const text = (row: Record<string, string>, key: string) => z.string().parse(row[key]);

/**
 * Copies the cluster of a running server into the vault, as `bases/<id>/cluster`, while everybody works on. The server
 * must run on this machine and let this user read its data folder. Ending the connection gives a failed one up.
 */
export async function copyCluster(client: pg.ClientBase, vault: Vault, id: string): Promise<BaseFacts> {
  const server = await firstRow(
    client,
    `select current_setting('data_directory') as folder, current_setting('server_version_num') as version,
       current_user as role`,
  );
  const dataDir = text(server, 'folder');
  const start = await firstRow(client, 'select pg_walfile_name(pg_backup_start($1, fast => true)) as segment', [id]);
  let stop: Record<string, string> = {};

  async function* entries(): AsyncIterable<TarEntry> {
    for await (const found of clusterEntries(dataDir)) {
      const entry = await tarEntry(dataDir, found);
      if (entry) yield entry;
    }
    stop = await firstRow(
      client,
      `select labelfile as label, pg_walfile_name(lsn) as segment,
         to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
       from pg_backup_stop(wait_for_archive => false)`,
    );
    yield inMemory('backup_label', Buffer.from(text(stop, 'label')));
  }

  const bytes = await vault.write(`bases/${id}/cluster`, tarOf(entries()));
  return {
    id,
    readyAt: text(stop, 'at'),
    firstSegment: text(start, 'segment'),
    lastSegment: text(stop, 'segment'),
    major: text(server, 'version').slice(0, -4),
    role: text(server, 'role'),
    bytes,
  };
}
