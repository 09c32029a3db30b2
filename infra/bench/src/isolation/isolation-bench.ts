import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { RenderRequest } from '@umbral/protocol/remote/render-contract.ts';
import type { RemoteName } from '@umbral/protocol/routes/owners.ts';
import { benchPages } from '../pages/bench-pages.ts';
import type { BenchPortal } from '../portal/bench-portal.ts';
import { quantile } from '../report/statistics.ts';
import { figure, markdownTable, ratio } from '../report/table.ts';
import { activeBundle, type Contender, pageRequest, startContenders } from './drawing-contenders.ts';
import type { AnswerSources } from './kept-answers.ts';

const warmUps = 60;
const renders = 400;
const crowdSize = 8;
const crowdRounds = 40;

/** What one contender needed for a page. */
interface Times {
  /** Milliseconds of each render, alone. */
  readonly alone: number[];
  /** Milliseconds until all of a crowd had their page. */
  readonly crowd: number[];
  /** Processor time of the shell's own thread in all renders, in milliseconds. */
  shellMs: number;
}

/** The same pages in a thread and behind each wall, render by render in turn; calls are answered from memory, over HTTP. */
export async function isolationBench(portal: BenchPortal): Promise<string> {
  const { listing, plant, article } = await benchPages(portal.url);
  const sources: AnswerSources = { api: new URL(portal.apiUrl).origin, search: portal.searchUrl };
  const answering = new Worker(new URL('./kept-answers.ts', import.meta.url), { workerData: sources });
  const [port] = await once(answering, 'message');
  const pages: readonly (readonly [string, RemoteName, string])[] = [
    ['listing', 'mf-search', listing],
    ['plant', 'mf-project', plant],
    ['article', 'mf-content', article],
  ];
  const rows: (readonly string[])[] = [];
  for (const [name, remote, path] of pages) {
    const contenders = await startContenders(await activeBundle(portal, remote));
    const request = pageRequest(portal, remote, path, `http://127.0.0.1:${port}`);
    rows.push(...rowsOf(name, await measure(contenders, request)));
    await Promise.all(contenders.map(({ pool }) => pool.close()));
  }
  await answering.terminate();
  const head = [
    'page, where',
    'best ms',
    'p50 ms',
    'p90 ms',
    'p99 ms',
    'p50',
    `${crowdSize} at once`,
    'shell ms',
    'start ms',
  ];
  return markdownTable({ head, rows });
}

async function measure(contenders: readonly Contender[], request: RenderRequest): Promise<Map<Contender, Times>> {
  const times = new Map<Contender, Times>(contenders.map((one) => [one, { alone: [], crowd: [], shellMs: 0 }]));
  for (const one of contenders) for (let number = 0; number < warmUps; number += 1) await draw(one, request);
  for (let number = 0; number < renders; number += 1) {
    for (const [one, { alone }] of shuffled(times)) {
      const began = performance.now();
      await draw(one, request);
      alone.push(performance.now() - began);
    }
  }
  for (let number = 0; number < crowdRounds; number += 1) {
    for (const [one, seen] of shuffled(times)) {
      const [began, cpu] = [performance.now(), process.threadCpuUsage()];
      await Promise.all(Array.from({ length: crowdSize }, () => draw(one, request)));
      seen.crowd.push(performance.now() - began);
      const { user, system } = process.threadCpuUsage(cpu);
      seen.shellMs += (user + system) / 1000;
    }
  }
  return times;
}

async function draw({ name, pool }: Contender, request: RenderRequest): Promise<void> {
  const { status } = await pool.render(request);
  if (status !== 200) throw new Error(`${request.url} has the status ${status} in ${name}`);
}

function shuffled<Item>(items: Iterable<Item>): Item[] {
  return [...items]
    .map((item) => ({ item, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

function rowsOf(page: string, times: ReadonlyMap<Contender, Times>): (readonly string[])[] {
  const [first] = times.values();
  return [...times].map(([{ name, startMs }, { alone, crowd, shellMs }]) => [
    `${page}, ${name}`,
    ...[0, 0.5, 0.9, 0.99].map((share) => figure(quantile(alone, share), 2)),
    ratio(quantile(alone, 0.5), quantile(first?.alone ?? [], 0.5)),
    ratio(quantile(crowd, 0.5), quantile(first?.crowd ?? [], 0.5)),
    figure(shellMs / crowdRounds / crowdSize, 2),
    figure(startMs),
  ]);
}
