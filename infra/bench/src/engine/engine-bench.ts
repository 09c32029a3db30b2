import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { figure, markdownTable, ratio } from '../report/table.ts';
import { type Workload, workloads } from './engine-queries.ts';
import type { EngineFigures, Latencies } from './measure-engine.ts';
import { seededPlants } from './seeded-plants.ts';

const run = promisify(execFile);

const names: Record<Workload, string> = {
  filters: 'city, type, price range',
  text: 'words with typos',
  letter: 'a single letter',
  place: '10 km around a point',
  nothing: 'everything',
};

/** Which numbers of plants are measured. */
export interface EngineBenchOptions {
  readonly hasMillion: boolean;
}

/** Measures the engines on generated plants, one size after the other in a process of its own. */
export async function engineBench({ hasMillion }: EngineBenchOptions, signal: AbortSignal): Promise<string> {
  const sizes = [20_000, 100_000, ...(hasMillion ? [1_000_000] : [])];
  const folder = await mkdtemp(join(tmpdir(), 'umbral-engine-'));
  const file = join(folder, 'plants.json');
  try {
    await writeFile(file, JSON.stringify(await seededPlants()));
    const figures: EngineFigures[] = [];
    for (const size of sizes) figures.push(await measure(file, size, signal));
    return [comparisonTable(figures), buildTable(figures), ownTable(figures)].join('\n\n');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function measure(file: string, size: number, signal: AbortSignal): Promise<EngineFigures> {
  const program = fileURLToPath(new URL('./measure-engine.ts', import.meta.url));
  const parameters = ['--max-old-space-size=12000', program, file, String(size)];
  const { stdout } = await run(process.execPath, parameters, { signal, maxBuffer: 1e7 });
  return JSON.parse(stdout);
}

function comparisonTable(figures: readonly EngineFigures[]): string {
  const rows = figures.flatMap(({ plants, contenders }) =>
    contenders.map(({ name, scores }) => [
      `${figure(plants)}: ${name}`,
      ...workloads.flatMap((workload) => {
        const { p50, p99, correct, asked } = scores[workload];
        const own = contenders[0]?.scores[workload].p50;
        return [`${figure(p50, 2)} / ${figure(p99, 2)} / ${ratio(p50, own)}`, `${correct}/${asked}`];
      }),
    ]),
  );
  const head = ['plants: engine', ...workloads.flatMap((workload) => [names[workload], 'right'])];
  return `**Beside others** (ms: p50 and p99 of all runs, p50 against the own engine; right answers)\n\n${markdownTable({ head, rows })}`;
}

function buildTable(figures: readonly EngineFigures[]): string {
  const megabytes = (bytes: number) => figure(bytes / 1e6);
  const rows = figures.map(({ plants, bytes, contenders }) => {
    const [own] = contenders;
    const built = contenders.map(
      ({ buildSeconds }) => `${figure(buildSeconds, 1)} / ${ratio(buildSeconds, own?.buildSeconds)}`,
    );
    const microseconds = figure(((own?.buildSeconds ?? 0) * 1e6) / plants);
    return [figure(plants), ...built, microseconds, megabytes(bytes.index), megabytes(bytes.records)];
  });
  const engines = figures[0]?.contenders.map(({ name }) => name) ?? [];
  const head = ['plants', ...engines, 'own, µs a plant', 'index MB', 'records MB'];
  return `**Building** (seconds of processor time, of PostgreSQL by the clock; against the own engine)\n\n${markdownTable({ head, rows })}`;
}

function ownTable(figures: readonly EngineFigures[]): string {
  const [small] = figures;
  const rows = figures.flatMap(({ plants, own }) =>
    workloads.map((workload) => {
      const { cost, engine, answer } = own[workload];
      const growth = ratio(cost, small?.own[workload].cost);
      return [`${figure(plants)}: ${names[workload]}`, figure(cost, 2), growth, ...cells(engine), ...cells(answer)];
    }),
  );
  const head = ['plants: query', 'cost', 'growth', 'engine p50', 'p90', 'p99', 'answer p50', 'p90', 'p99'];
  return `**The own engine alone** (ms, 400 questions each, five times)\n\n${markdownTable({ head, rows })}`;
}

function cells({ p50, p90, p99 }: Latencies): readonly string[] {
  return [p50, p90, p99].map((value) => figure(value, 2));
}
