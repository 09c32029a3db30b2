import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchVitals } from './vitals.ts';

type Told = (list: { getEntries(): readonly object[] }) => void;

const told = new Map<string, Told>();

/** A browser that tells what the test says. */
class Observer {
  static readonly supportedEntryTypes = ['largest-contentful-paint', 'layout-shift', 'long-animation-frame', 'event'];
  readonly #tell: Told;

  constructor(tell: Told) {
    this.#tell = tell;
  }

  observe({ type, buffered }: { type: string; buffered?: boolean }): void {
    expect(buffered, 'what was before counts, too').toBe(true);
    told.set(type, this.#tell);
  }
}

function tell(type: string, ...entries: readonly object[]): void {
  told.get(type)?.({ getEntries: () => entries });
}

beforeEach(() => {
  vi.stubGlobal('PerformanceObserver', Observer);
  document.body.innerHTML =
    '<header>h</header><main data-boundary="mf-project"><h1>x</h1><div data-boundary="mf-fair"><b>y</b></div></main>';
});
afterEach(() => vi.unstubAllGlobals());

const element = (name: string) => document.querySelector(name);
const rect = (width: number) => new DOMRect(0, 0, width, 100);
const shift = (startTime: number, value: number, ...sources: readonly [string, number][]) => ({
  startTime,
  value,
  hadRecentInput: false,
  sources: sources.map(([name, width]) => ({
    node: element(name),
    currentRect: rect(width),
    previousRect: rect(width),
  })),
});

function values(apps: readonly ('shell' | 'mf-project' | 'mf-fair')[], measured: ReturnType<typeof watchVitals>) {
  return Object.fromEntries(measured.measured(apps).map(({ app, signal, value }) => [`${app} ${signal}`, value]));
}

test('a shift is the remote’s whose element moved most, and the worst burst counts', () => {
  const vitals = watchVitals();
  tell(
    'layout-shift',
    shift(100, 0.1, ['b', 300], ['h1', 20]),
    shift(600, 0.15, ['b', 300]),
    shift(9000, 0.05, ['b', 300]),
    shift(700, 0.01, ['h1', 50]),
    { ...shift(800, 0.9, ['h1', 50]), hadRecentInput: true },
  );
  expect(values(['shell', 'mf-project', 'mf-fair'], vitals)).toEqual({
    'shell cls': 0,
    'mf-project cls': 0.01,
    'mf-fair cls': 0.25,
  });
});

test('the largest paint is the remote’s whose element it was', () => {
  const vitals = watchVitals();
  tell('largest-contentful-paint', { startTime: 300, element: element('header') });
  tell('largest-contentful-paint', { startTime: 1200, element: element('b') });
  expect(values([], vitals)).toEqual({ 'mf-fair lcp-ms': 1200 });
});

test('a slow interaction is whose script held up its frame, otherwise whose element was touched', () => {
  const vitals = watchVitals();
  const scripts = [
    { sourceURL: 'https://umbral.example/r/shell/1/web/main.js', duration: 20 },
    { sourceURL: 'https://umbral.example/r/mf-fair/2.0/web/app.js', duration: 300 },
  ];
  tell('long-animation-frame', { startTime: 1000, duration: 400, scripts });
  tell('event', { startTime: 1010, duration: 380, interactionId: 1, target: element('h1') });
  tell('event', { startTime: 5000, duration: 90, interactionId: 2, target: element('h1') });
  tell('event', { startTime: 6000, duration: 900, interactionId: 0, target: element('h1') });
  expect(values([], vitals)).toEqual({ 'mf-fair inp-ms': 380, 'mf-project inp-ms': 90 });
});
