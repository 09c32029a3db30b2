import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { figure, markdownTable, ratio } from '../report/table.ts';
import { type Workload, workloads } from './engine-queries.ts';
import type { EngineFigures, Latencies } from './measure-engine.ts';

const run = promisify(execFile);
const sizes = [20_000, 100_000];

const names: Record<Workload, string> = {
  filters: 'city, type, price range',
  text: 'words with typos',
  place: '10 km around a point',
  nothing: 'everything',
};

/** Measures the engine on generated plants, one index after the other in a process of its own. */
export async function engineBench(plants: readonly Record<string, unknown>[], signal: AbortSignal): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'umbral-engine-'));
  const file = join(folder, 'plants.json');
  try {
    await writeFile(file, JSON.stringify(plants));
    const figures: EngineFigures[] = [];
    for (const size of sizes) figures.push(await measure(file, size, signal));
    return `${searchTable(figures)}\n\n${buildTable(figures)}`;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function measure(file: string, size: number, signal: AbortSignal): Promise<EngineFigures> {
  const program = fileURLToPath(new URL('./measure-engine.ts', import.meta.url));
  const { stdout } = await run(process.execPath, [program, file, String(size)], { signal, maxBuffer: 1e7 });
  return JSON.parse(stdout);
}

function searchTable(figures: readonly EngineFigures[]): string {
  const [small] = figures;
  const rows = figures.flatMap(({ plants, searches }) =>
    workloads.map((workload) => {
      const { engine, answer } = searches[workload];
      const growth = ratio(engine.p50, small?.searches[workload].engine.p50);
      return [`${figure(plants)}: ${names[workload]}`, ...cells(engine), growth, ...cells(answer)];
    }),
  );
  const head = ['plants: query', 'engine p50', 'p90', 'p99', 'growth', 'answer p50', 'p90', 'p99'];
  return markdownTable({ head, rows });
}

function cells({ p50, p90, p99 }: Latencies): readonly string[] {
  return [p50, p90, p99].map((value) => figure(value, 2));
}

function buildTable(figures: readonly EngineFigures[]): string {
  const megabytes = (bytes: number) => figure(bytes / 1e6);
  const rows = figures.map(({ plants, build, memory }) => [
    figure(plants),
    figure(build.cpuSeconds, 1),
    figure((build.cpuSeconds * 1e6) / plants),
    megabytes(memory.index),
    megabytes(memory.records),
  ]);
  return markdownTable({ head: ['plants', 'build, CPU s', 'CPU µs a plant', 'index MB', 'records MB'], rows });
}
