import type { Bus } from '@umbral/protocol/events/create-bus.ts';
import type { AppName } from '@umbral/protocol/release/artifact.ts';
import type { BootstrapGlobals, Trouble } from '../../document/bootstrap-script.ts';
import { setLikelyPages } from '../likely-pages.ts';
import { whenIdle } from '../when-idle.ts';
import { appsInDocument } from './app-of.ts';
import { guardBuiltIns } from './built-ins.ts';
import { watchBus } from './bus-watch.ts';
import { coveredBy } from './covered.ts';
import { watchClicks } from './dead-clicks.ts';
import { watchFreezes } from './freezes.ts';
import { watchOpenedPages } from './opened-pages.ts';
import { createSafePoint } from './safe-point.ts';
import { type AppFailure, failureOf } from './trouble.ts';
import { watchVitals } from './vitals.ts';

const globals: BootstrapGlobals = window as never;
const failureDelayMs = 300;
const settledMs = 15_000;
/** What a page has drawn by now it shows. */
const drawnMs = 3000;
const beatMs = 60_000;
/** A tab of this age takes the next chance to be new. */
const oldMs = 30 * 60_000;
const longest = { message: 300, stack: 2000 };

/**
 * Tells the shell how this document fares: what drew in it, what failed, what was slow, once each; and once a minute
 * that the tab is there, so that its versions are kept, and which kinds of pages were opened after which. No address,
 * no name, nothing of the visitor.
 */
export function watch(bus: Bus, composition: string): void {
  const vitals = watchVitals();
  const safePoint = createSafePoint();
  const pages = watchOpenedPages(bus);
  const begun = performance.now();
  const seen = new Set<AppName>();
  const told = new Set<string>();
  let failed: readonly AppFailure[] = [];
  let isMeasured = false;
  let soon: ReturnType<typeof setTimeout> | undefined;

  function send(more: object): Promise<Response> {
    const news = [...appsInDocument()].filter((app) => !seen.has(app));
    for (const app of news) seen.add(app);
    const body = JSON.stringify({ composition, seen: news, failed: failed.map(cut), opened: pages.take(), ...more });
    failed = [];
    clearTimeout(soon);
    soon = undefined;
    return fetch('/_signals', { method: 'POST', body, keepalive: true });
  }

  /** The network is nobody's fault, and nobody waits for this. */
  function tell(more: object = {}): void {
    if (navigator.onLine) send(more).catch(() => undefined);
  }

  function take(failure: AppFailure | undefined): void {
    if (!failure || told.has(`${failure.app} ${failure.signal}`)) return;
    told.add(`${failure.app} ${failure.signal}`);
    failed = [...failed, failure];
    soon ??= setTimeout(tell, failureDelayMs);
  }

  function measure(): void {
    if (isMeasured) return;
    isMeasured = true;
    tell({ measured: vitals.measured(appsInDocument()) });
  }

  async function beat(): Promise<void> {
    if (document.visibilityState === 'hidden' || !navigator.onLine) return;
    const response = await send({ isOpen: true, at: pages.at() });
    if (response.status !== 200) return;
    const { served, next }: { served?: unknown; next?: unknown } = await response.json();
    setLikelyPages(next);
    const isOther = typeof served === 'string' && served !== composition;
    if (isOther || performance.now() - begun > oldMs) safePoint.tabIsOld();
  }

  for (const trouble of globals.__troubles.splice(0)) take(failureOf(trouble));
  globals.__troubles.push = (...troubles: Trouble[]) => {
    for (const trouble of troubles) take(failureOf(trouble));
    return 0;
  };
  watchBus(bus, take);
  watchFreezes(take);
  watchClicks(take);
  const builtIns = guardBuiltIns(take);
  const lookAtPage = () => {
    builtIns.look();
    for (const failure of coveredBy()) take(failure);
  };
  const lookAtRest = () => whenIdle(lookAtPage);
  for (const ms of [drawnMs, settledMs]) setTimeout(lookAtRest, ms);
  bus.on('shell/navigated').subscribe(() => void setTimeout(lookAtRest, drawnMs));
  const beatQuietly = () => void beat().catch(() => undefined);
  beatQuietly();
  setInterval(beatQuietly, beatMs);
  setTimeout(measure, settledMs);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') beatQuietly();
    else if (isMeasured) tell({ isOpen: true });
    else measure();
  });
}

function cut({ message, stack, ...failure }: AppFailure) {
  const short = { ...failure, message: withoutQuery(message).slice(0, longest.message) };
  return stack ? { ...short, stack: withoutQuery(stack).slice(0, longest.stack) } : short;
}

/** What stands behind a question mark in an address may be personal. */
function withoutQuery(text: string): string {
  return text.replace(/\?[^\s)'"]*/g, '');
}
