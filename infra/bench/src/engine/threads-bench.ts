import type { PlantRecord } from '@umbral/domain/homes/plant-record.ts';
import { indexSettings } from '@umbral/domain/search/index-settings.ts';
import { plantsIndex } from '@umbral/domain/search/search-index.ts';
import type { SearchBatch, SearchJob } from 'infra-search/src/protocol/search-job.ts';
import { VISITOR_LIMITS } from 'infra-search/src/protocol/search-limits.ts';
import { indexSettingsSchema } from 'infra-search/src/settings/index-settings.ts';
import { IndexStore } from 'infra-search/src/store/index-store.ts';
import { SearchPool } from 'infra-search/src/threads/search-pool.ts';
import { quantile } from '../report/statistics.ts';
import { figure, markdownTable, ratio } from '../report/table.ts';
import { engineQuestions, type Question, toParameters, workloads } from './engine-queries.ts';
import { generatePlants } from './generate-plants.ts';
import { seededPlants } from './seeded-plants.ts';

const plants = 20_000;
const threads = 2;
const visitors = 16;
const rounds = 8;
const roundMs = 1500;

interface Run {
  answers: number;
  latencies: number[];
  /** Processor time in milliseconds, of all threads and of the main one. */
  cpu: number;
  mainCpu: number;
}

/** One visitor against sixteen, in turn on one pool of two threads: how much more is answered, and how long it takes. */
export async function threadsBench(): Promise<string> {
  return await measureThreads(await seededPlants());
}

/** The same with plants made from some that are already there. */
export async function measureThreads(real: readonly PlantRecord[]): Promise<string> {
  const store = await IndexStore.open({ directory: null });
  const { replicas: _, ...settings } = indexSettings;
  await store.replaceAll(plantsIndex, [...generatePlants(real, plants)], indexSettingsSchema.parse(settings));
  const pool = new SearchPool({ store, threads });
  await pool.ready;
  const questions = workloads.flatMap((workload) => engineQuestions(workload, real, 100));
  await ask(pool, questions, visitors);
  const [one, many]: [Run[], Run[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    one.push(await ask(pool, questions, 1));
    many.push(await ask(pool, questions, visitors));
  }
  await pool.close();
  await store.close();
  return table(one, many);
}

async function ask(pool: SearchPool, questions: readonly Question[], count: number): Promise<Run> {
  const run: Run = { answers: 0, latencies: [], cpu: 0, mainCpu: 0 };
  const [cpu, mainCpu] = [process.cpuUsage(), process.threadCpuUsage()];
  const until = performance.now() + roundMs;
  const visit = async (visitor: number) => {
    for (let i = visitor; performance.now() < until; i += count) {
      const question = questions[i % questions.length];
      if (question === undefined) return;
      const began = performance.now();
      const caller = { name: `visitor-${visitor}`, asksForMany: false };
      // On a machine that is busy otherwise some wait for too long and are told so.
      const isAnswered = await pool.answer(batchOf(question), caller).then(
        () => true,
        () => false,
      );
      if (!isAnswered) continue;
      run.latencies.push(performance.now() - began);
      run.answers++;
    }
  };
  await Promise.all(Array.from({ length: count }, (_, visitor) => visit(visitor)));
  run.cpu = milliseconds(process.cpuUsage(cpu));
  run.mainCpu = milliseconds(process.threadCpuUsage(mainCpu));
  return run;
}

function milliseconds({ user, system }: NodeJS.CpuUsage): number {
  return (user + system) / 1000;
}

function batchOf(question: Question): SearchBatch {
  const raw = toParameters(question);
  const job: SearchJob = { kind: 'hits', index: plantsIndex, raw, facet: null, seesHidden: false, place: null };
  return { jobs: [job], stopsEarly: false, limits: VISITOR_LIMITS };
}

function table(one: readonly Run[], many: readonly Run[]): string {
  const gains = many.map(({ answers }, round) => answers / (one[round]?.answers ?? 1));
  const row = (name: string, runs: readonly Run[], gain: string) => {
    const all = runs.flatMap(({ latencies }) => latencies);
    const sum = (of: (run: Run) => number) => runs.reduce((total, run) => total + of(run), 0);
    const cpu = figure(sum((run) => run.cpu) / all.length, 2);
    const share = `${figure((100 * sum((run) => run.mainCpu)) / sum((run) => run.cpu))} %`;
    return [name, gain, cpu, share, figure(quantile(all, 0.5) ?? 0, 2), figure(quantile(all, 0.99) ?? 0, 2)];
  };
  const rows = [
    row('one visitor', one, ratio(1, 1)),
    row(`${visitors} visitors`, many, ratio(quantile(gains, 0.5) ?? 0, 1)),
  ];
  const head = [
    `${figure(plants)} plants, ${threads} threads`,
    'answers',
    'CPU ms each',
    'of it main',
    'p50 ms',
    'p99 ms',
  ];
  return markdownTable({ head, rows });
}
