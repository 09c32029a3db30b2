import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { PlantRecord } from '@umbral/domain/homes/plant-record.ts';
import { indexSettings } from '@umbral/domain/search/index-settings.ts';
import { plantsIndex } from '@umbral/domain/search/search-index.ts';
import { createSearchServer } from 'infra-search/src/server.ts';
import { indexSettingsSchema } from 'infra-search/src/settings/index-settings.ts';
import { IndexStore } from 'infra-search/src/store/index-store.ts';
import type { Operation, StoredRecord } from 'infra-search/src/store/operations.ts';
import { SearchPool } from 'infra-search/src/threads/search-pool.ts';
import { quantile } from '../report/statistics.ts';
import { figure, markdownTable, ratio } from '../report/table.ts';
import { engineQuestions, type Question, toParameters, type Workload, workloads } from './engine-queries.ts';
import { generatePlants } from './generate-plants.ts';
import { seededPlants } from './seeded-plants.ts';

const plants = 20_000;
const threads = 2;
const clients = 4;
const seconds = 5;
const batchSize = 20;
const batchPauseMs = 50;
const keys = { appId: 'BENCH', adminKey: 'admin-key-of-the-benchmark', searchKey: 'search-key-of-the-benchmark' };

/**
 * Four clients ask a server with its files on disk over HTTP, while nobody writes, while records are written and deleted
 * twenty times a second, and afterwards, on the segments that this has left.
 */
export async function servedBench(): Promise<string> {
  return await measureServed(await seededPlants());
}

type Times = Readonly<Record<Workload, number[]>>;

/** The same with plants made from some that are already there. */
export async function measureServed(real: readonly PlantRecord[]): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'umbral-served-'));
  const store = await IndexStore.open({ directory });
  const records: StoredRecord[] = [...generatePlants(real, plants)];
  const { replicas: _, ...settings } = indexSettings;
  await store.replaceAll(plantsIndex, records, indexSettingsSchema.parse(settings));
  const searcher = new SearchPool({ store, threads });
  await searcher.ready;
  const server = createSearchServer({ store, searcher, ...keys });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/1/indexes/${plantsIndex}/query`;
  try {
    await ask(url, real);
    const calm = await ask(url, real);
    const writing = write(store, records);
    const meanwhile = await ask(url, real);
    const written = await writing.stop();
    const afterwards = await ask(url, real);
    const rows = [
      ...rowsOf('nobody writes', calm, calm),
      ...rowsOf(`${figure(written)} records written and deleted meanwhile`, meanwhile, calm),
      ...rowsOf(`afterwards, in ${store.find(plantsIndex)?.segments.length ?? 0} segments`, afterwards, calm),
    ];
    const head = [
      `${figure(plants)} plants, ${clients} clients`,
      'answers',
      'p50 ms',
      'p99 ms',
      'p50 of calm',
      'p99 of calm',
    ];
    return markdownTable({ head, rows });
  } finally {
    server.closeAllConnections();
    server.close();
    await searcher.close();
    await store.close();
    await rm(directory, { recursive: true, force: true });
  }
}

async function ask(url: string, real: readonly PlantRecord[]): Promise<Times> {
  const times: Times = { filters: [], text: [], letter: [], place: [], nothing: [] };
  const asked = workloads.map((workload) => ({ workload, questions: engineQuestions(workload, real, 200) }));
  const until = performance.now() + seconds * 1000;
  const visit = async (client: number) => {
    for (let number = client; performance.now() < until; number += clients) {
      const { workload, questions } = asked[number % asked.length] ?? { workload: 'nothing' as const, questions: [] };
      const question = questions[Math.floor(number / asked.length) % questions.length];
      if (question) times[workload].push(await timeOf(url, question));
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, client) => visit(client)));
  return times;
}

/** Milliseconds until the whole answer is there; throws where it is none. */
async function timeOf(url: string, question: Question): Promise<number> {
  const began = performance.now();
  const headers = { 'x-algolia-application-id': keys.appId, 'x-algolia-api-key': keys.searchKey };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(toParameters(question)) });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`The search answered ${answer.status}`);
  return performance.now() - began;
}

/** Writes and deletes records until it is stopped; then tells how many. */
function write(store: IndexStore, records: readonly StoredRecord[]) {
  let isOver = false;
  let written = 0;
  const work = (async () => {
    while (!isOver) {
      const at = (offset: number) => records[(written + offset) % records.length];
      const operations = Array.from({ length: batchSize }, (_, i): Operation[] => {
        const [changed, gone] = [at(i), at(i + records.length / 2)];
        if (!changed || !gone) return [];
        return [
          { type: 'upsert', object: { ...changed, price_order: Number(changed.price_order) + 1 } },
          { type: 'delete', objectID: gone.objectID },
        ];
      });
      await store.applyBatch(plantsIndex, operations.flat());
      written += batchSize * 2;
      await delay(batchPauseMs);
    }
  })();
  return {
    async stop(): Promise<number> {
      isOver = true;
      await work;
      return written;
    },
  };
}

function rowsOf(name: string, times: Times, calm: Times): readonly (readonly string[])[] {
  const kinds: readonly (readonly [string, readonly Workload[]])[] = [
    [name, workloads],
    [`${name}: a single letter`, ['letter']],
  ];
  return kinds.map(([label, wanted]) => {
    const [own, before] = [times, calm].map((each) => wanted.flatMap((workload) => each[workload]));
    const at = (values: readonly number[] | undefined, share: number) => quantile(values ?? [], share) ?? 0;
    return [
      label,
      figure(own?.length ?? 0),
      figure(at(own, 0.5), 2),
      figure(at(own, 0.99), 2),
      ratio(at(own, 0.5), at(before, 0.5)),
      ratio(at(own, 0.99), at(before, 0.99)),
    ];
  });
}
