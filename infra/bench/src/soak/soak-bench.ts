import { setTimeout as delay } from 'node:timers/promises';
import { benchPages } from '../pages/bench-pages.ts';
import type { BenchPortal } from '../portal/bench-portal.ts';
import { figure, markdownTable, ratio } from '../report/table.ts';
import { askForEver, type LoadCount } from './mixed-load.ts';
import { heapOf, programsOf, residentOf } from './program-memory.ts';

/** Each window shows the least that was seen in it: what is left once garbage is collected. */
const windows = 6;
const sampleMs = 10_000;

/** What a program is called, by what stands in its command line; the first that fits. */
const names: readonly (readonly [part: string, name: string])[] = [
  ['shell/server/main.ts', 'shell'],
  ['shell/server/render', 'remotes that draw'],
  ['bwrap', 'remotes that draw'],
  ['infra/api/src', 'API'],
  ['infra/search/src', 'search'],
  ['infra/releases/src', 'registry'],
  ['postgres', 'database'],
  ['', 'supervisor and what else there is'],
];

type Sample = ReadonlyMap<string, number>;

/** Memory of all programs of a portal under a mixed load, for so many minutes: flat, or it grows. */
export async function soakBench(portal: BenchPortal, minutes: number, signal: AbortSignal): Promise<string> {
  const pages = await benchPages(portal.url);
  const count: LoadCount = { asked: 0, failed: new Map() };
  const ending = new AbortController();
  const load = askForEver(portal, pages, { count, signal: AbortSignal.any([signal, ending.signal]) });
  const seen: Sample[][] = [];
  try {
    for (let window = 0; window < windows; window += 1) {
      seen.push(await samplesOf(portal, (minutes * 60_000) / windows, signal));
      console.log(`window ${window + 1} of ${windows}, ${count.asked} asked`);
    }
  } finally {
    ending.abort();
    await load;
  }
  return `${tableOf(seen, minutes)}\n\n${figure(count.asked)} asked; not 200: ${failures(count)}.`;
}

function failures({ failed }: LoadCount): string {
  return failed.size === 0
    ? 'none'
    : [...failed].map(([status, times]) => `${times} times ${status || 'no answer'}`).join(', ');
}

async function samplesOf(portal: BenchPortal, forMs: number, signal: AbortSignal): Promise<Sample[]> {
  const samples: Sample[] = [];
  const end = performance.now() + forMs;
  while (performance.now() < end) {
    await delay(sampleMs, undefined, { signal });
    samples.push(await sampleOf(portal));
  }
  return samples;
}

async function sampleOf(portal: BenchPortal): Promise<Sample> {
  const sample = new Map<string, number>();
  const add = (row: string, bytes: number) => sample.set(row, (sample.get(row) ?? 0) + bytes);
  for (const [pid, words] of programsOf(portal.pid)) add(`${nameOf(words)}, resident`, residentOf(pid));
  add('shell, heap', await heapOf(portal.url));
  add('API, heap', await heapOf(new URL(portal.apiUrl).origin));
  add('search, heap', await heapOf(portal.searchUrl));
  add('registry, heap', await heapOf(portal.releasesUrl));
  return sample;
}

function nameOf(words: string): string {
  return names.find(([part]) => words.includes(part))?.[1] ?? '';
}

function tableOf(seen: readonly Sample[][], minutes: number): string {
  const rows = [...new Set(seen.flat().flatMap((sample) => [...sample.keys()]))].toSorted();
  const least = (row: string, samples: readonly Sample[]) =>
    Math.min(...samples.map((sample) => sample.get(row) ?? Number.POSITIVE_INFINITY));
  return markdownTable({
    head: [
      'MB, least of each window',
      ...seen.map((_, window) => `to ${figure((minutes / windows) * (window + 1))} min`),
      'last against second',
    ],
    rows: rows.map((row) => {
      const each = seen.map((samples) => least(row, samples));
      return [row, ...each.map((bytes) => figure(bytes / 1e6, 1)), ratio(each.at(-1), each[1])];
    }),
  });
}
