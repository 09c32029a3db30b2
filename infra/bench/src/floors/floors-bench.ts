import { type Browser, chromium } from 'playwright';
import { type BenchPages, benchPages } from '../pages/bench-pages.ts';
import { profiles } from '../pages/profile.ts';
import type { BenchPortal } from '../portal/bench-portal.ts';
import { untilIndexed } from '../portal/until-indexed.ts';
import { median } from '../report/statistics.ts';
import { figure, markdownTable, ratio } from '../report/table.ts';
import { settings } from '../settings.ts';
import { startFloorProxy } from './floor-proxy.ts';
import { type FloorVariant, variants } from './floor-variants.ts';
import { firstPaint, threadTime } from './measure-floor.ts';
import { type ThreadTime, threadParts } from './thread-parts.ts';

const rounds = 3;
const [slow] = profiles;

/** What first views would be with less: as served, with one style sheet, with styles inline, without script. */
export async function floorsBench(portal: BenchPortal, signal: AbortSignal): Promise<string> {
  await untilIndexed(portal, signal);
  const pages = await benchPages(portal.url);
  const stopProxy = await startFloorProxy(portal.url, portal.publicUrl);
  const browser = await chromium.launch({ executablePath: settings.chromium, args: ['--no-sandbox'] });
  try {
    const run = { browser, origin: portal.publicUrl, pages, signal };
    const paints = await paintTable(run);
    return `${paints}\n\n${await threadTable(run)}`;
  } finally {
    await browser.close();
    await stopProxy();
  }
}

interface Run {
  readonly browser: Browser;
  readonly origin: string;
  readonly pages: BenchPages;
  readonly signal: AbortSignal;
}

async function paintTable({ browser, origin, pages, signal }: Run): Promise<string> {
  const shown = new Map<string, number[]>();
  for (let round = 0; round < rounds; round += 1)
    for (const [page, path] of Object.entries(pages))
      for (const variant of round % 2 === 0 ? variants : variants.toReversed()) {
        signal.throwIfAborted();
        const fcp = slow && (await firstPaint(browser, { url: origin + path, variant }, slow));
        const key = `${page} ${variant}`;
        if (fcp !== undefined) shown.set(key, [...(shown.get(key) ?? []), fcp]);
      }
  const middle = (page: string, variant: FloorVariant) => median(shown.get(`${page} ${variant}`) ?? []);
  const rows = Object.keys(pages).map((page) => [
    page,
    figure(middle(page, 'whole')),
    ...variants
      .slice(1)
      .map((variant) => `${figure(middle(page, variant))} / ${ratio(middle(page, variant), middle(page, 'whole'))}`),
  ]);
  const head = ['FCP, slow', 'as served', 'one style sheet', 'styles inline', 'without script'];
  return `**First paint, slow** (ms, and against what is served)\n\n${markdownTable({ head, rows })}`;
}

async function threadTable({ browser, origin, pages, signal }: Run): Promise<string> {
  const used = new Map<string, ThreadTime[]>();
  for (let round = 0; round < rounds; round += 1)
    for (const [page, path] of Object.entries(pages))
      for (const variant of ['whole', 'plain'] as const) {
        signal.throwIfAborted();
        const key = `${page}, ${variant === 'whole' ? 'as served' : 'without script'}`;
        used.set(key, [...(used.get(key) ?? []), await threadTime(browser, { url: origin + path, variant })]);
      }
  const rows = [...used].map(([key, times]) => {
    const parts = threadParts.map((part) => median(times.map((time) => time[part])) ?? 0);
    const all = median(times.map((time) => threadParts.reduce((sum, part) => sum + time[part], 0)));
    return [key, figure(all), ...parts.map((part) => figure(part))];
  });
  const table = markdownTable({ head: ['ms of the main thread', 'all', ...threadParts], rows });
  return `**What the main thread does until the page is at rest** (processor time with tracing, unthrottled)\n\n${table}`;
}
