import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, Page, Request } from 'playwright';
import { type InteractionFigures, installInteractionProbe } from './interaction-probe.ts';
import type { Session } from './sessions.ts';

/** One interaction as it was measured. */
export interface MeasuredStep {
  readonly session: string;
  /** Its place in the session: the same thing is done more than once. */
  readonly index: number;
  readonly part: string;
  readonly name: string;
  /** Absent where this version has no such thing. */
  readonly figures: InteractionFigures | undefined;
}

const quietMs = 500;
const calmLooks = 5;
const limitMs = 20_000;

interface SessionRun {
  readonly origin: string;
  readonly session: Session;
  /** Times slower than this machine. */
  readonly cpu: number;
}

/** Goes through a session in a fresh browser context and measures every interaction. */
export async function runSession(
  browser: Browser,
  { origin, session, cpu }: SessionRun,
): Promise<readonly MeasuredStep[]> {
  const { name: of, device, path, steps } = session;
  const context = await browser.newContext({ ...device, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    await page.addInitScript(installInteractionProbe);
    await page.goto(origin + path, { waitUntil: 'load' });
    const untilQuiet = watchRest(page);
    await untilQuiet();
    // The banner would lie over what is pressed; the first version had one button, and fewer words on it.
    await page.getByRole('button', { name: /^Aceptar( todas)?$/ }).click();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    const measured: MeasuredStep[] = [];
    for (const [index, { part, name, approach, act, isOutside }] of steps.entries()) {
      await approach?.(page);
      await untilQuiet();
      await page.evaluate(() => window.benchInteraction.begin());
      const isDone = await act(page);
      if (isDone) await untilQuiet();
      const figures = isDone ? await page.evaluate(() => window.benchInteraction.end()) : undefined;
      measured.push({
        session: of,
        index,
        part,
        name,
        figures: isOutside && figures ? { ...figures, inp: undefined } : figures,
      });
    }
    return measured;
  } finally {
    await context.close();
  }
}

/** Gives the way to wait until nothing is asked for and nothing moves, at several looks: a busy page is still too. */
function watchRest(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return async () => {
    const end = performance.now() + limitMs;
    for (let calm = 0; calm < calmLooks && performance.now() < end; ) {
      await delay(60);
      const quiet = await page.evaluate(() => window.benchInteraction.quiet());
      calm = open.size === 0 && quiet > quietMs ? calm + 1 : 0;
    }
  };
}
