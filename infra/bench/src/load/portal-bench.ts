import { quoteKeys } from '@umbral/domain/finance/quote-choice.ts';
import { queryKeys } from '@umbral/domain/routes/search-keys.ts';
import { benchPages } from '../pages/bench-pages.ts';
import type { BenchPortal } from '../portal/bench-portal.ts';
import { quantile } from '../report/statistics.ts';
import { figure, markdownTable, ratio } from '../report/table.ts';
import { openHttpClient } from './http-client.ts';
import { type LoadFigures, runLoad } from './load-loop.ts';
import { measureRender } from './measure-render.ts';
import type { RenderFigures } from './render-worker.ts';

const clients = 8;
const seconds = 4;

/** Measures rendering in a pool's thread, then pages and calls of the running portal under load. */
export async function portalBench(portal: BenchPortal): Promise<string> {
  const pages = await benchPages(portal.url);
  const render = await measureRender(portal, 'mf-search', pages.listing);
  const slug = pages.plant.split('/').at(-1);
  const { listing } = pages;
  const steady = (path: string) => () => portal.url + path;
  // What a screen cannot read of its own query makes another page of the same cost each time.
  const fresh = (path: string, name: string) => (number: number) => `${portal.url}${path}?${name}=x${number}`;
  const loads: readonly (readonly [string, (number: number) => string])[] = [
    ['listing, composed each time', fresh(listing, queryKeys.price)],
    ['listing, from memory', steady(listing)],
    ['plant, composed each time', fresh(pages.plant, quoteKeys.years)],
    ['plant, from memory', steady(pages.plant)],
    ['home, from memory', steady(pages.home)],
    ['call planta/{slug}', steady(`/api/planta/${slug}`)],
    ['call filters/combinations', steady('/api/search/filters/combinations')],
  ];
  const rows: (readonly string[])[] = [];
  let composed: LoadFigures | undefined;
  for (const [name, urlOf] of loads) {
    const client = openHttpClient(clients);
    const request = (number: number) => client.ask({ method: 'GET', url: urlOf(number) });
    const figures = await runLoad({ request, clients, seconds });
    client.close();
    composed ??= figures;
    rows.push(rowOf(name, figures, composed));
  }
  const head = [`${clients} clients`, 'a second', 'p50 ms', 'p90 ms', 'p99 ms', 'failed', 'against the first'];
  return `${renderTable(render)}\n\n${markdownTable({ head, rows })}`;
}

function rowOf(name: string, { perSecond, p50, p90, p99, failed }: LoadFigures, base: LoadFigures): readonly string[] {
  const milliseconds = [p50, p90, p99].map((value) => figure(value, 1));
  return [name, figure(perSecond), ...milliseconds, figure(failed), ratio(perSecond, base.perSecond)];
}

function renderTable({ times, cpuMs }: RenderFigures): string {
  const row = [0, 0.5, 0.9, 0.99].map((share) => figure(quantile(times, share), 2));
  return markdownTable({
    head: ['one thread, without calls', 'best ms', 'p50 ms', 'p90 ms', 'p99 ms', 'mean CPU ms'],
    rows: [['render of a listing page', ...row, figure(cpuMs, 2)]],
  });
}
