import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { type BaseFacts, copyCluster } from '../cluster/base-backup.ts';
import { isSegment, segmentAfter, segmentSize } from '../cluster/wal-name.ts';
import type { Vault } from '../store/vault.ts';
import { type BackedFile, type BackedFolder, keepFile, listFiles, vaultNameOf } from './backed-files.ts';
import { type BackupPoint, pointName, readList, readPoint, stampOf } from './backup-point.ts';
import { readBases } from './prune.ts';
import { awaitSegment, shipLog } from './wal-spool.ts';

/** What is backed up, and into what. */
export interface BackupSubject {
  /** A superuser's connection to any database of the cluster. */
  readonly databaseUrl: string;
  /** Folder into which the server archives its log. */
  readonly spool: string;
  readonly folders: readonly BackedFolder[];
  readonly vault: Vault;
  /** Names files in the vault, 32 bytes. */
  readonly key: Buffer;
}

/** What one round did. */
export interface RoundResult {
  readonly point: BackupPoint;
  readonly base: BaseFacts | undefined;
  readonly newFiles: number;
}

/** Takes one round after the other; they must not overlap. */
export interface Backup {
  /** Brings the vault up to now; with a new base where `isBaseDue`, where there is none, and after a gap in the log. */
  round(isBaseDue: boolean): Promise<RoundResult>;
  /** The newest base, by the vault and the rounds so far. */
  newestBase(): BaseFacts | undefined;
}

async function withClient<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url, application_name: 'umbral-backup' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Closes the present segment; gives the moment before, less a second for commits that were just being written. */
async function closeSegment(client: pg.Client): Promise<{ at: string; segment: string }> {
  const { rows: sizes } = await client.query<{ size: string }>("select current_setting('wal_segment_size') as size");
  if (sizes[0]?.size !== segmentSize) throw new Error(`The log of this server has segments of ${sizes[0]?.size}.`);
  const { rows: moments } = await client.query<{ at: string }>(
    `select to_char((clock_timestamp() - interval '1 second') at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at`,
  );
  // At the border of two segments versions differ in which one they name: the byte before lies in the closed one.
  const { rows: closed } = await client.query<{ segment: string }>(
    'select pg_walfile_name(pg_switch_wal() - 1) as segment',
  );
  return { at: moments[0]?.at ?? '', segment: closed[0]?.segment ?? '' };
}

/** What is known of the vault. */
interface Known {
  point: BackupPoint | undefined;
  base: BaseFacts | undefined;
  /** Names of the files that were there in the last round, and of those in the list of the newest point. */
  files: ReadonlySet<string>;
  listed: ReadonlySet<string>;
  /** The segment that was sent last. */
  segment: string | undefined;
  /** A segment before it is missing. */
  hasGap: boolean;
}

/** What a program that was killed left: parts without an end, and copies of the cluster that were never declared good. */
async function sweepAll(vault: Vault): Promise<void> {
  for (const folder of ['bases', 'wal', 'files', 'lists', 'points']) await vault.sweep(folder);
  const names = await vault.names('bases');
  const isGood = (name: string) => names.includes(name.replace(/\/cluster$/, '/facts'));
  for (const name of names) if (!isGood(name)) await vault.remove(`bases/${name}`);
}

async function readKnown({ vault, key }: BackupSubject): Promise<Known> {
  await sweepAll(vault);
  const newest = (await vault.names('points')).at(-1);
  const point = newest ? await readPoint(vault, newest) : undefined;
  const files = point ? await readList(vault, point.list) : [];
  const base = (await readBases(vault)).at(-1);
  const segment = (await vault.names('wal')).findLast(isSegment);
  const listed = new Set(files.map((file) => vaultNameOf(key, file)));
  return { point, base, segment, files: listed, listed, hasGap: false };
}

function noteSegment(known: Known, name: string): void {
  const isNext = known.segment === undefined || name <= known.segment || name === segmentAfter(known.segment);
  if (!isNext) known.hasGap = true;
  known.segment = name;
}

/** Sends what is new; gives the list of all that the vault has now. */
async function keepFiles(subject: BackupSubject, known: Known): Promise<{ list: BackedFile[]; added: number }> {
  const { vault, key, folders } = subject;
  const roots = new Map(folders.map(({ name, path }) => [name, path]));
  const list: BackedFile[] = [];
  const names = new Set<string>();
  let added = 0;
  for (const file of await listFiles(folders)) {
    const name = vaultNameOf(key, file);
    const isKnown = known.files.has(name);
    if (!isKnown && !(await keepFile(vault, name, file, roots.get(file.folder) ?? ''))) continue;
    list.push(file);
    names.add(name);
    added += Number(!isKnown);
  }
  known.files = names;
  return { list, added };
}

function isSameSet(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return a.size === b.size && [...a].every((one) => b.has(one));
}

async function writePoint(
  vault: Vault,
  before: BackupPoint | undefined,
  next: Omit<BackupPoint, 'list'>,
  { list, isListNew }: { list: BackedFile[]; isListNew: boolean },
): Promise<BackupPoint> {
  const stamp = stampOf(next.at);
  const point = { ...next, list: isListNew || !before ? stamp : before.list };
  if (point.list === stamp) await vault.writeJson(`lists/${stamp}`, list);
  await vault.writeJson(`points/${pointName(point)}`, point);
  // Nothing happened since the one before: the newer one says all that it did.
  const isSame = before?.list === point.list && before.segment === point.segment;
  if (before && isSame) await vault.remove(`points/${pointName(before)}`);
  return point;
}

async function takeRound(subject: BackupSubject, known: Known, isBaseWanted: boolean): Promise<RoundResult> {
  const { databaseUrl, vault, spool } = subject;
  return withClient(databaseUrl, async (client) => {
    const id = `${new Date().toISOString().slice(0, 10)}-${randomBytes(4).toString('hex')}`;
    const base = isBaseWanted ? await copyCluster(client, vault, id) : undefined;
    const { at, segment } = await closeSegment(client);
    if (known.segment === undefined || segment > known.segment) await awaitSegment(spool, segment);
    // Files before the log: what a commit names was stored before it.
    const { list, added } = await keepFiles(subject, known);
    await shipLog({ vault, spool }, segment, (name) => noteSegment(known, name));
    if (base) await vault.writeJson(`bases/${base.id}/facts`, base);
    // A round that failed may have sent files which no point names yet.
    const isListNew = !isSameSet(known.files, known.listed);
    known.point = await writePoint(vault, known.point, { at, segment }, { list, isListNew });
    known.listed = known.files;
    if (base) {
      known.base = base;
      // Whatever is missing lies before it.
      known.hasGap = false;
    }
    return { point: known.point, base, newFiles: added };
  });
}

/** Opens a backup; what an earlier program sent is known from the vault. */
export async function openBackup(subject: BackupSubject): Promise<Backup> {
  const known = await readKnown(subject);
  return {
    async round(isBaseDue) {
      const result = await takeRound(subject, known, isBaseDue || known.hasGap || !known.base);
      // Found only now: without a base the minutes from here on could not be restored.
      return known.hasGap ? takeRound(subject, known, true) : result;
    },
    newestBase: () => known.base,
  };
}
