import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { prepareArchive } from 'infra-db/embedded/archive-spool.ts';
import { type EmbeddedDatabase, startDatabase } from 'infra-db/embedded/start-database.ts';
import { migrate } from 'infra-db/migrate.ts';
import { askedBinaries } from 'infra-db/testing/test-database.ts';
import { type CheckingBucket, startCheckingBucket } from 'infra-storage/testing/checking-bucket.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readStoreSettings } from './backup-settings.ts';
import { restoreMoment } from './restore/restore.ts';
import { type BackedFolder, vaultNameOf } from './rounds/backed-files.ts';
import { type Backup, openBackup } from './rounds/backup-round.ts';
import { prune, readBases } from './rounds/prune.ts';
import type { BackupStore } from './store/backup-store.ts';
import { openBucketStore } from './store/bucket-store.ts';
import { openFolderStore } from './store/folder-store.ts';
import { vaultOf } from './store/open-vault.ts';
import { openVault, type Vault } from './store/vault.ts';

const key = randomBytes(32);
let root: string;
let store: string;
/** A service that checks signatures; it gets all that the folder gets. */
let service: CheckingBucket;
let vault: Vault;

/** A machine: a database, and the files that its rows name. */
interface Machine {
  readonly home: string;
  readonly database: EmbeddedDatabase;
  readonly client: pg.Client;
}

const foldersOf = (home: string): BackedFolder[] => [
  { name: 'uploads', path: join(home, 'uploads') },
  { name: 'releases', path: join(home, 'releases') },
  { name: 'state', path: home, only: ['secrets.json'] },
];

async function startMachine(name: string): Promise<Machine> {
  const home = join(root, name);
  mkdirSync(home, { recursive: true });
  const dataDir = join(home, 'pg');
  const settings = { fsync: 'off', ...prepareArchive(dataDir, join(home, 'wal')) };
  const database = await startDatabase({ dataDir, settings, ...askedBinaries() });
  const client = new pg.Client({ connectionString: database.url });
  client.on('error', () => undefined);
  await client.connect();
  return { home, database, client };
}

async function stopMachine({ client, database }: Machine): Promise<void> {
  await client.end();
  await database.stop();
}

function backupOf({ home, database }: Machine): Promise<Backup> {
  return openBackup({ databaseUrl: database.url, spool: join(home, 'wal'), folders: foldersOf(home), vault, key });
}

function write(home: string, path: string, text: string): void {
  mkdirSync(join(home, path, '..'), { recursive: true });
  writeFileSync(join(home, path), text);
}

/** A picture with its row, and a release with its file, as the portal keeps them: first the file, then the row. */
async function keep({ home, client }: Machine, name: string): Promise<void> {
  write(home, `uploads/public/${name}.webp`, `picture ${name}`);
  write(home, `releases/ab/${name}`, `release ${name}`);
  await client.query('insert into drill (name) values ($1)', [name]);
}

async function names(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('select name from drill order by id');
  return rows.map(({ name }) => name);
}

/** A digest of the rows of every table of the portal and of its registry. */
async function digests(client: pg.Client): Promise<Record<string, string>> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('public', 'releases') order by 1`,
  );
  const each = tables.map(
    ({ name }) =>
      `select '${name}' as name, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as digest from ${name} t`,
  );
  const { rows } = await client.query<{ name: string; digest: string }>(each.join(' union all '));
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]));
}

const filesIn = (home: string, folder: string) =>
  readdirSync(join(home, folder))
    .map((name) => readFileSync(join(home, folder, name), 'utf8'))
    .toSorted();

/** Waits past the second by which a backup stays behind. */
const aMoment = () => delay(1100);

async function restore(name: string, moment: Date, from = vault): Promise<string> {
  const home = join(root, name);
  const target = { vault: from, key, dataDir: join(home, 'pg'), folders: foldersOf(home), tell: () => undefined };
  await restoreMoment(target, moment);
  return home;
}

/** The vault of the bucket, by the environment of the program. */
function bucketVault(change: Readonly<Record<string, string>> = {}): Promise<Vault> {
  const { bucket, region, endpoint, credentials } = service.settings;
  const env = {
    BACKUP_S3_BUCKET: bucket,
    BACKUP_KEY: key.toString('hex'),
    S3_REGION: region,
    S3_ENDPOINT: endpoint,
    S3_PATH_STYLE: 'true',
    S3_ACCESS_KEY_ID: credentials?.accessKeyId,
    S3_SECRET_ACCESS_KEY: credentials?.secretAccessKey,
    ...change,
  };
  return vaultOf(readStoreSettings(env));
}

function inBoth(folder: BackupStore, bucket: BackupStore): BackupStore {
  return {
    ...folder,
    async put(name, bytes) {
      await folder.put(name, bytes);
      await bucket.put(name, bytes);
    },
    async delete(name) {
      await folder.delete(name);
      await bucket.delete(name);
    },
  };
}

/** Puts that a store still takes before it goes away. */
let putsLeft = Number.POSITIVE_INFINITY;

function thatMayGoAway(kept: BackupStore): BackupStore {
  return {
    ...kept,
    async put(name, bytes) {
      putsLeft -= 1;
      if (putsLeft < 0) throw new Error('the store is away');
      await kept.put(name, bytes);
    },
  };
}

/** A round in the middle of which the store goes away. */
async function loseStore(backup: Backup, afterPuts: number): Promise<void> {
  putsLeft = afterPuts;
  await expect(backup.round(false)).rejects.toThrow('the store is away');
  putsLeft = Number.POSITIVE_INFINITY;
}

/** When `in-the-minute` was there and `too-late` was not. */
let minute: Date;
let newest: Date;
/** What every table held in that minute. */
let tables: Record<string, string>;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'umbral-drill-'));
  // As root the database runs as nobody, who must be able to pass.
  chmodSync(root, 0o755);
  store = join(root, 'store');
  service = await startCheckingBucket();
  const both = inBoth(await openFolderStore(store), openBucketStore(service.settings));
  vault = openVault(thatMayGoAway(both), key);
  const machine = await startMachine('first');
  await migrate(machine.database.url);
  await machine.client.query('create table drill (id serial primary key, name text not null)');
  write(machine.home, 'secrets.json', '{"captchaSecret":"kept"}');
  const backup = await backupOf(machine);
  await keep(machine, 'before-the-base');
  await loseStore(backup, 1);
  expect((await backup.round(false)).base).toBeDefined();
  await keep(machine, 'after-the-base');
  rmSync(join(machine.home, 'uploads/public/before-the-base.webp'));
  // With the files and the log on their way: what was not sent is sent by the next round, and no base is needed.
  await loseStore(backup, 2);
  expect((await backup.round(false)).base).toBeUndefined();
  await keep(machine, 'in-the-minute');
  await aMoment();
  const { rows } = await machine.client.query<{ now: Date }>('select clock_timestamp() as now');
  minute = rows[0]?.now ?? new Date(0);
  tables = await digests(machine.client);
  await aMoment();
  await keep(machine, 'too-late');
  await aMoment();
  newest = new Date((await backup.round(false)).point.at);
  await keep(machine, 'never-backed-up');
  await machine.client.end();
  process.kill(machine.database.pid, 'SIGKILL');
  await machine.database.exited;
  rmSync(machine.home, { recursive: true, force: true });
});
afterAll(async () => {
  await service.close();
  rmSync(root, { recursive: true, force: true });
});

test('a machine that is lost is back as it was at minute N: rows, uploads, releases and keys', async () => {
  const home = await restore('second', minute);
  const machine = await startMachine('second');
  expect(await names(machine.client)).toEqual(['before-the-base', 'after-the-base', 'in-the-minute']);
  expect(Object.keys(tables).length).toBeGreaterThan(100);
  expect(await digests(machine.client)).toEqual(tables);
  expect(filesIn(home, 'uploads/public')).toEqual(['picture after-the-base', 'picture in-the-minute']);
  expect(filesIn(home, 'releases/ab')).toEqual([
    'release after-the-base',
    'release before-the-base',
    'release in-the-minute',
  ]);
  expect(readFileSync(join(home, 'secrets.json'), 'utf8')).toBe('{"captchaSecret":"kept"}');
  expect(await migrate(machine.database.url)).toEqual([]);
  // What runs now is backed up into the same place, from a base of its own.
  const { base, point } = await (await backupOf(machine)).round(false);
  expect([base?.firstSegment.slice(0, 8), point.segment.slice(0, 8)]).toEqual(['00000002', '00000002']);
  await stopMachine(machine);
  await expect(restore('second', minute)).rejects.toThrow('a restore never overwrites');
});

test('the newest moment is restored although nothing was written after it, from a bucket by its settings alone', async () => {
  const home = await restore('third', newest, await bucketVault());
  const machine = await startMachine('third');
  expect((await names(machine.client)).at(-1)).toBe('too-late');
  expect(filesIn(home, 'uploads/public')).toHaveLength(3);
  await stopMachine(machine);
  expect(service.refusals).toEqual([]);
});

test('with a wrong key of the bucket nothing is restored, and the reason is told', async () => {
  const wrong = await bucketVault({ S3_SECRET_ACCESS_KEY: 'another' });
  await expect(restore('fifth', newest, wrong)).rejects.toMatchObject({ name: 'SignatureDoesNotMatch' });
  expect(readdirSync(root)).not.toContain('fifth');
});

test('a moment that no backup has is refused, and nothing is begun', async () => {
  await expect(restore('fourth', new Date(Date.now() + 60_000))).rejects.toThrow('The backup reaches to');
  await expect(restore('fourth', new Date('2020-01-01'))).rejects.toThrow('The first moment that can be restored is');
  expect(readdirSync(root)).not.toContain('fourth');
});

test('nothing in the store can be read without the key, and nothing tells what it is', async () => {
  const files = readdirSync(store, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const all = Buffer.concat(files.map(({ parentPath, name }) => readFileSync(join(parentPath, name))));
  expect(files.length).toBeGreaterThan(10);
  expect(all.includes('captchaSecret') || all.includes('picture') || all.includes(key)).toBe(false);
  expect(files.some(({ parentPath, name }) => `${parentPath}/${name}`.includes('before-the-base'))).toBe(false);
  const other = openVault(await openFolderStore(store), randomBytes(32));
  const point = (await other.names('points')).at(-1);
  await expect(other.readJson(`points/${point}`)).rejects.toThrow('BACKUP_KEY');
});

test('what no kept minute needs leaves the bucket as it leaves the folder', async () => {
  const keysOf = (at: BackupStore) =>
    Promise.all(['bases/', 'wal/', 'points/', 'lists/', 'files/'].map((prefix) => at.list(prefix)));
  const sorted = async (at: BackupStore) => (await keysOf(at)).flat().toSorted();
  const [folder, bucket] = [await openFolderStore(store), openBucketStore(service.settings)];
  const before = await sorted(bucket);
  await prune({ vault, nameOf: (file) => vaultNameOf(key, file) }, new Date());
  const after = await sorted(bucket);
  expect(after).toEqual(await sorted(folder));
  expect(after.length).toBeLessThan(before.length);
  expect(await readBases(await bucketVault())).toHaveLength(1);
  bucket.close();
});
