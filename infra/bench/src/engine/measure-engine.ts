import { readFileSync } from 'node:fs';
import { runSearch } from 'infra-search/src/protocol/run-search.ts';
import { parseSearchParameters } from 'infra-search/src/protocol/search-parameters.ts';
import { searchResponse } from 'infra-search/src/protocol/search-response.ts';
import { indexSettingsSchema } from 'infra-search/src/settings/index-settings.ts';
import { IndexStore } from 'infra-search/src/store/index-store.ts';
import type { PlantRecord } from 'shared-contracts/domain/plant-record.ts';
import { indexSettings, plantsIndex } from 'shared-contracts/domain/search-index.ts';
import { quantile } from '../report/statistics.ts';
import { bufferBytes } from './buffer-bytes.ts';
import { engineQueries, type Workload, workloads } from './engine-queries.ts';
import { generatePlants } from './generate-plants.ts';

/** Time of single searches in milliseconds. */
export interface Latencies {
  readonly p50: number;
  readonly p90: number;
  readonly p99: number;
}

/** What an index of some size costs. */
export interface EngineFigures {
  readonly plants: number;
  readonly build: { readonly seconds: number; readonly cpuSeconds: number };
  /** Bytes of the index and of the records in it. */
  readonly memory: { readonly index: number; readonly records: number };
  /** The engine alone, and the whole answer as text: reading of parameters, engine, records, JSON. */
  readonly searches: Readonly<Record<Workload, { readonly engine: Latencies; readonly answer: Latencies }>>;
}

const warmUps = 100;
const searches = 400;
/** The best of so many times is what a search costs: whatever else the machine does only adds to it. */
const repeats = 5;

type Target = NonNullable<ReturnType<IndexStore['target']>>;

/** Builds an index of generated plants with the portal's settings and measures it. */
async function measureEngine(real: readonly PlantRecord[], count: number): Promise<EngineFigures> {
  const store = await IndexStore.open({ directory: null });
  const build = await buildIndex(store, real, count);
  const target = store.target(plantsIndex);
  if (!target) throw new Error('The index is missing');
  const data = target.segments.map((segment) => segment.data);
  const records = bufferBytes(data.map(({ docs }) => docs));
  const figures = Object.fromEntries(workloads.map((workload) => [workload, measureSearches(target, workload, real)]));
  await store.close();
  return {
    plants: count,
    build,
    memory: { index: bufferBytes(data) - records, records },
    searches: figures as EngineFigures['searches'],
  };
}

async function buildIndex(store: IndexStore, real: readonly PlantRecord[], count: number) {
  const plants = generatePlants(real, count);
  const { replicas: _, ...settings } = indexSettings;
  const [began, cpuBefore] = [performance.now(), process.cpuUsage()];
  await store.replaceAll(plantsIndex, plants, indexSettingsSchema.parse(settings));
  const { user, system } = process.cpuUsage(cpuBefore);
  return { seconds: (performance.now() - began) / 1000, cpuSeconds: (user + system) / 1e6 };
}

function measureSearches(target: Target, workload: Workload, real: readonly PlantRecord[]) {
  const queries = engineQueries(workload, real, warmUps + searches);
  const engine: number[] = [];
  const answer: number[] = [];
  for (const query of queries) {
    const parameters = parseSearchParameters(query);
    engine.push(bestOf(() => runSearch(target, parameters)));
    answer.push(bestOf(() => answerText(target, query)));
  }
  return { engine: latencies(engine.slice(warmUps)), answer: latencies(answer.slice(warmUps)) };
}

function answerText(target: Target, query: Record<string, unknown>): string {
  const parameters = parseSearchParameters(query);
  const { plan, answer } = runSearch(target, parameters);
  const startedAt = performance.now();
  return JSON.stringify(searchResponse({ target, parameters, plan, answer, echoed: '', seesHidden: false, startedAt }));
}

/** The shortest time of some work, in milliseconds. */
function bestOf(work: () => unknown): number {
  const times = Array.from({ length: repeats }, () => {
    const began = performance.now();
    work();
    return performance.now() - began;
  });
  return Math.min(...times);
}

function latencies(values: readonly number[]): Latencies {
  const at = (share: number) => quantile(values, share) ?? 0;
  return { p50: at(0.5), p90: at(0.9), p99: at(0.99) };
}

if (import.meta.main) {
  const [file = '', count = ''] = process.argv.slice(2);
  const real: readonly PlantRecord[] = JSON.parse(readFileSync(file, 'utf8'));
  process.stdout.write(JSON.stringify(await measureEngine(real, Number(count))));
}
