import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FillableProgram, SmallPortal } from './small-portal.ts';
import { startSmallPortal } from './small-portal.ts';
import { mountSmallVolume, type SmallVolume } from './small-volume.ts';
import { waitUntil } from './wait-until.ts';
import { askWithoutRoom } from './without-room.ts';
import { startWriteLoad, type WriteLog, wasAcknowledged } from './write-load.ts';
import { readTargets } from './write-targets.ts';

/** Room for all that the programs write, and for what they want to have left. */
const volumeMb = 1024;
/** Disks are looked at every five seconds; a busy machine comes to it later. */
const noticedMs = 40_000;

let volume: SmallVolume | undefined;
let portal: SmallPortal;

beforeAll(async () => {
  volume = mountSmallVolume(volumeMb);
  if (volume) portal = await startSmallPortal(['search', 'api', 'releases', 'shell'], volume.folder);
}, 400_000);

afterAll(async () => {
  await portal?.stop();
  volume?.unmount();
});

/** Waits until a program is read and answers writes with this status; gives when to ask again. */
async function untilWritesGet(program: FillableProgram, isMeant: (status: number) => boolean): Promise<number> {
  let retryAfter = 0;
  await waitUntil(`writes of the ${program} are answered as they should be`, noticedMs, async () => {
    const answers = await askWithoutRoom(portal, program).catch(() => undefined);
    retryAfter = answers?.retryAfter ?? 0;
    return answers?.read === 200 && isMeant(answers.write);
  });
  return retryAfter;
}

const readCounts = ({ reads }: WriteLog) => [...reads.values()].map((outcomes) => outcomes.get('acknowledged') ?? 0);

/** Waits until each thing that is read was read a few times more. */
async function untilReadAgain(log: WriteLog): Promise<void> {
  const before = readCounts(log);
  await waitUntil('everything is read', noticedMs, () =>
    readCounts(log).every((count, kind) => count >= (before[kind] ?? 0) + 5),
  );
}

async function registryStorage(): Promise<string> {
  const answer = await fetch(new URL('/readyz', portal.registry.url));
  const { storage }: { storage: string } = await answer.json();
  return storage;
}

async function isAlarmed(): Promise<boolean> {
  const metrics = await (await fetch(`${portal.apiUrl}/metrics`)).text();
  return /^api_read_only 1$/m.test(metrics);
}

test('a volume that is full to the last byte ends nobody: all is read, writes say when to come again, and with room all goes on', async (context) => {
  if (!volume) return context.skip('only root can mount a volume of its own');
  const load = await startWriteLoad(portal, await readTargets(portal.databaseUrl));
  const kept = () => wasAcknowledged(load.log.contacts);
  await waitUntil('something is written', noticedMs, () => kept().length > 10);

  volume.fill();
  expect(await untilWritesGet('api', (status) => status === 503)).toBeGreaterThan(0);
  expect(await untilWritesGet('search', (status) => status === 507)).toBeGreaterThan(0);
  await untilReadAgain(load.log);
  expect([await registryStorage(), await isAlarmed()]).toEqual(['away', true]);

  volume.free();
  await untilWritesGet('api', (status) => status < 500);
  await untilWritesGet('search', (status) => status < 500);
  const before = kept().length;
  await waitUntil('something is written again', noticedMs, () => kept().length > before + 10);
  expect([await registryStorage(), await isAlarmed()]).toEqual(['ready', false]);
  await load.stop();

  expect(load.log.faults.slice(0, 5)).toEqual([]);
  expect(portal.reporter.told.filter((line) => line.includes('starts again'))).toEqual([]);
  const client = new pg.Client({ connectionString: portal.databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ email: string }>("select email from contact where email like 'persona-%'");
  await client.end();
  const written = new Set(rows.map(({ email }) => email));
  expect(kept().filter((email) => !written.has(email))).toEqual([]);
}, 400_000);
