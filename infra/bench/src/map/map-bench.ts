import { routes } from '@umbral/domain/routes/table.ts';
import { type Browser, type CDPSession, chromium, type Page } from 'playwright';
import type { BenchPortal } from '../portal/bench-portal.ts';
import { quantile } from '../report/statistics.ts';
import { figure, markdownTable } from '../report/table.ts';
import { settings } from '../settings.ts';
import { answerPoints, projectsOfHomes } from './generated-points.ts';

const totals = [2000, 20_000, 100_000] as const;
const slowdowns = [1, 4] as const;
/** A frame that is no later than this came in time for sixty a second. */
const inTimeMs = 18;
const swings = 4;
const stepsOfSwing = 20;
/** A busy machine takes its time to load 100,000 homes. */
const loadMs = 120_000;

interface MapFigures {
  /** From the address to the first prices on the map. */
  readonly firstPills: number;
  readonly allHomes: number;
  /** Time between frames while the map is dragged. */
  readonly frames: readonly number[];
  /** Processor time of the page's main thread for each of them: what else the machine does is not in it. */
  readonly work: number;
}

interface Round {
  readonly total: number;
  readonly slowdown: number;
  /** Without it the map draws outlines only, as before there were tiles. */
  readonly hasGround: boolean;
}

/** Opens the map with generated homes and drags it to and fro, at full and at a quarter of the machine's speed. */
export async function mapBench({ url }: Pick<BenchPortal, 'url'>, signal: AbortSignal): Promise<string> {
  const browser = await chromium.launch({ executablePath: settings.chromium, args: ['--no-sandbox'] });
  try {
    const rows: string[][] = [];
    for (const total of totals) {
      for (const slowdown of slowdowns) {
        for (const hasGround of total === totals[2] ? [false, true] : [true]) {
          signal.throwIfAborted();
          const round: Round = { total, slowdown, hasGround };
          rows.push(rowOf(round, await dragMap(browser, url, round)));
        }
      }
    }
    const head = [
      'homes',
      'CPU',
      'ground',
      'first prices',
      'all homes',
      'frame p50',
      'p95',
      'longest',
      'over 50 ms',
      'in time',
      'work a frame',
    ];
    return markdownTable({ head, rows });
  } finally {
    await browser.close();
  }
}

function rowOf({ total, slowdown, hasGround }: Round, { firstPills, allHomes, frames, work }: MapFigures): string[] {
  const times = [firstPills, allHomes, quantile(frames, 0.5), quantile(frames, 0.95), Math.max(...frames)];
  const long = frames.filter((time) => time > 50).length / frames.length;
  const inTime = frames.filter((time) => time <= inTimeMs).length / frames.length;
  return [
    figure(total),
    `1/${slowdown}`,
    hasGround ? 'yes' : 'no',
    ...times.map((time) => figure(time)),
    `${figure(long * 100)} %`,
    `${figure(inTime * 100)} %`,
    figure(work, 1),
  ];
}

async function dragMap(browser: Browser, url: string, { total, slowdown, hasGround }: Round): Promise<MapFigures> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.route('**/search/**', async (route) => {
      const body = route.request().postData() ?? '';
      if (!body.includes('"_geoloc"') && !body.includes('["id"]')) return route.continue();
      return route.fulfill({ json: answerPoints(body, total) });
    });
    if (!hasGround) await page.route('**/media/ground/**', (route) => route.fulfill({ status: 404 }));
    const startedAt = performance.now();
    await page.goto(`${url}${routes.projectsMap.href()}`);
    await page.locator('[data-map] li button').first().waitFor({ timeout: loadMs });
    const firstPills = performance.now() - startedAt;
    await page
      .getByText(`${new Intl.NumberFormat('es-CO').format(projectsOfHomes(total))} proyectos a la vista`)
      .waitFor({ timeout: loadMs });
    const allHomes = performance.now() - startedAt;
    const before = await mainThreadMs(session);
    const frames = await framesWhile(page, () => swing(page));
    return { firstPills, allHomes, frames, work: ((await mainThreadMs(session)) - before) / frames.length };
  } finally {
    await context.close();
  }
}

async function mainThreadMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
}

async function swing(page: Page): Promise<void> {
  await page.mouse.move(640, 420);
  await page.mouse.down();
  for (let step = 0; step <= swings * stepsOfSwing; step++) {
    const angle = (step / stepsOfSwing) * 2 * Math.PI;
    await page.mouse.move(640 + 220 * Math.sin(angle), 420 + 120 * Math.sin(angle / 2));
  }
  await page.mouse.up();
}

async function framesWhile(page: Page, act: () => Promise<void>): Promise<number[]> {
  const frames = await page.evaluateHandle(() => {
    const times: number[] = [];
    let last = performance.now();
    const tick = (now: number) => {
      times.push(now - last);
      last = now;
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
    return times;
  });
  await act();
  return (await frames.jsonValue()).slice(2);
}
