import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, open, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { algoliasearch } from 'algoliasearch';
import { freePort } from 'infra-ports/free-port.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ADMIN_KEY, APP_ID, SEARCH_KEY } from './testing/search-fixture.ts';

const program = fileURLToPath(new URL('./main.ts', import.meta.url));
const indexName = 'plants';
const TIMEOUT_MS = 120_000;

let directory: string;
let port: number;
let child: ChildProcess;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'search-kill-'));
  port = await freePort();
});

afterEach(async () => {
  await kill();
  await rm(directory, { recursive: true, force: true });
});

async function start(): Promise<void> {
  const env = {
    ...process.env,
    SEARCH_PORT: String(port),
    SEARCH_APP_ID: APP_ID,
    SEARCH_ADMIN_KEY: ADMIN_KEY,
    SEARCH_KEY,
    SEARCH_THREADS: '1',
    SEARCH_DATA_DIR: directory,
    LOG_LEVEL: 'silent',
  };
  child = spawn(process.execPath, [program], { env, stdio: 'ignore' });
  await expect.poll(isReady, { timeout: TIMEOUT_MS, interval: 30 }).toBe(true);
}

async function isReady(): Promise<boolean> {
  return await fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function kill(): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

function client() {
  const hosts = [{ url: '127.0.0.1', port, protocol: 'http' as const, accept: 'readWrite' as const }];
  return algoliasearch(APP_ID, ADMIN_KEY, { hosts });
}

/** Writes until the process dies; gives what was published. */
async function writeUntilDeath(round: number, published: Map<string, number>): Promise<void> {
  for (let i = 0; ; i++) {
    const objects = Array.from({ length: 1 + (i % 4) * 90 }, (_, j) => ({
      objectID: `o${(i * 37 + j) % 500}`,
      round,
      i,
    }));
    try {
      await client().saveObjects({ indexName, objects, waitForTasks: true });
    } catch {
      return;
    }
    for (const { objectID } of objects) published.set(objectID, round * 1e6 + i);
  }
}

/** Overwrites a piece near the beginning, as a failing disk does. */
async function damage(path: string): Promise<void> {
  const file = await open(path, 'r+');
  await file.write(Buffer.alloc(40), 0, 40, 60);
  await file.close();
}

async function stored(): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  await client().browseObjects<{ round: number; i: number }>({
    indexName,
    browseParams: {},
    aggregator: ({ hits }) => {
      for (const { objectID, round, i } of hits) found.set(objectID, round * 1e6 + i);
    },
  });
  return found;
}

test(
  'kill -9 while writing loses no published task, time after time',
  async () => {
    const published = new Map<string, number>();
    for (const [round, writes] of [3, 9, 20].entries()) {
      await start();
      const before = published.size;
      const writing = writeUntilDeath(round, published);
      await expect
        .poll(() => [...published.values()].filter((stamp) => stamp >= round * 1e6 + writes).length, {
          timeout: TIMEOUT_MS,
          interval: 1,
        })
        .toBeGreaterThan(0);
      await kill();
      await writing;
      expect(published.size).toBeGreaterThanOrEqual(before);
      await start();
      const found = await stored();
      // The write that was under way may be there or not; what was published is, or something later.
      const lost = [...published].filter(([id, stamp]) => (found.get(id) ?? -1) < stamp);
      expect(lost).toEqual([]);
      await kill();
    }
  },
  TIMEOUT_MS,
);

test(
  'a damaged file leaves an empty index with its settings, which a full reindex heals',
  async () => {
    await start();
    const objects = Array.from({ length: 50 }, (_, n) => ({ objectID: `o${n}`, city: n % 2 === 0 ? 'Cali' : 'Chía' }));
    const { taskID } = await client().setSettings({ indexName, indexSettings: { attributesForFaceting: ['city'] } });
    await client().waitForTask({ indexName, taskID });
    await client().replaceAllObjects({ indexName, objects });
    await client().saveObjects({ indexName, objects: [{ objectID: 'late', city: 'Cali' }], waitForTasks: true });
    await kill();
    const files = await readdir(join(directory, 'indices'), { recursive: true });
    const journals = files.filter((name) => /(?:snapshot|journal)-\d+$/.test(name));
    expect(journals.length).toBeGreaterThan(0);
    for (const name of journals) await damage(join(directory, 'indices', name));
    await start();
    // Empty, not half full: an index with some records would look healthy to whoever fills it.
    expect(await client().searchSingleIndex({ indexName })).toMatchObject({ nbHits: 0 });
    await client().replaceAllObjects({ indexName, objects });
    const healed = await client().searchSingleIndex({ indexName, searchParams: { facets: ['city'] } });
    expect(healed).toMatchObject({ nbHits: 50, facets: { city: { Cali: 25, Chía: 25 } } });
  },
  TIMEOUT_MS,
);
