import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { randomOf } from 'infra-random/random.ts';
import { readChannels } from 'infra-releases/cli/channel-wishes.ts';
import { offerKey, promoteStable } from 'infra-releases/cli/publish-release.ts';
import { writeArtifact } from 'infra-releases/cli/testing/command-fixture.ts';
import { uploadRelease } from 'infra-releases/cli/upload-release.ts';
import { createRegistryClient, type RegistryClient, RegistryFault } from 'infra-releases/client/registry-client.ts';
import { sampleRelease } from 'infra-releases/testing/registry-fixture.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { type SmallPortal, startSmallPortal } from './small-portal.ts';
import { waitUntil } from './wait-until.ts';

const seed = process.env.KILL_SEED ?? 'registry';
/** Who is killed, in this order, at seeded moments. */
const victims = ['releases', 'database', 'releases'] as const;
const enough = 8;
/** The registry and its database start anew beside everything else that a machine has to do. */
const startMs = 45_000;

let portal: SmallPortal;
let client: RegistryClient;
let folders: string;

beforeAll(async () => {
  portal = await startSmallPortal(['releases']);
  client = createRegistryClient(portal.registry);
  folders = mkdtempSync(join(tmpdir(), 'umbral-kill-releases-'));
});
afterAll(async () => {
  await portal.stop();
  rmSync(folders, { recursive: true, force: true });
});

/** The same call again until the registry carries it out, or nobody wants it: that is all that a team has to do. */
async function again(work: () => Promise<unknown>, signal?: AbortSignal): Promise<void> {
  for (;;) {
    signal?.throwIfAborted();
    try {
      await work();
      return;
    } catch (error) {
      const isPassing = error instanceof RegistryFault && ['away', 'unavailable', 'internal'].includes(error.type);
      if (!isPassing) throw error;
      await delay(100);
    }
  }
}

async function releaseVersion(version: string, signal: AbortSignal): Promise<void> {
  const folder = join(folders, version);
  writeArtifact(folder, sampleRelease('mf-fair', version));
  await again(() => uploadRelease(client, folder, portal.manifestKey), signal);
  await again(() => promoteStable(client, { remote: 'mf-fair', version, reason: `release ${version}` }), signal);
}

function isServing({ registry }: SmallPortal): Promise<boolean> {
  return readChannels(createRegistryClient(registry)).then(
    () => true,
    () => false,
  );
}

test('every acknowledged release is there after kill -9 of the registry and of its database, and after it had no descriptors; none is half', async () => {
  await again(() => offerKey(client, portal.manifestKey));
  const random = randomOf(seed);
  const acknowledged: string[] = [];
  const over = new AbortController();
  let isKilling = true;
  const releasing = (async () => {
    for (let number = 1; isKilling || acknowledged.length < enough; number += 1) {
      await releaseVersion(`1.0.${number}`, over.signal);
      acknowledged.push(`1.0.${number}`);
    }
  })();
  // A test that fails meanwhile leaves nobody behind who releases into what is taken away.
  onTestFinished(async () => {
    over.abort();
    await releasing.catch(() => undefined);
  });
  for (const victim of victims) {
    await delay(random.int(300, 1500));
    await waitUntil(`the ${victim} runs`, startMs, () => portal.hurt(victim, 'kill'));
  }
  // Without descriptors it takes nobody, and goes on.
  const ends = () => portal.reporter.told.filter((line) => line.startsWith('releases: ended unasked')).length;
  await waitUntil('the registry runs', startMs, () => isServing(portal));
  const before = ends();
  portal.leaveDescriptors('releases', false);
  await delay(random.int(1200, 1500));
  portal.leaveDescriptors('releases', true);
  isKilling = false;
  await releasing;
  expect(ends()).toBe(before);
  const { apps, seq } = await readChannels(client);
  expect(apps['mf-fair']?.stable?.version).toBe(acknowledged.at(-1));

  const database = new pg.Client({ connectionString: portal.databaseUrl });
  await database.connect();
  const { rows: changes } = await database.query(
    'select r.version from releases.change c join releases.release r on r.id = c.after_id order by c.seq',
  );
  const { rows: compositions } = await database.query('select seq from releases.composition order by seq');
  const { rows: halves } = await database.query("select version from releases.release where state <> 'complete'");
  await database.end();
  // A call whose answer was lost may have been carried out twice, never out of order and never not at all.
  expect([...new Set(changes.map(({ version }) => version))]).toEqual(acknowledged);
  expect(compositions.map((row) => Number(row.seq))).toEqual(Array.from({ length: seq }, (_, index) => index + 1));
  expect(halves).toEqual([]);
}, 240_000);
