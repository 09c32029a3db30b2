import { createBus } from '@umbral/protocol/events/create-bus.ts';
import { floodPerMinute } from '@umbral/protocol/release/health-signals.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Trouble } from '../../document/bootstrap-script.ts';
import { likelyPages } from '../likely-pages.ts';
import { appOfElement, appOfStack } from './app-of.ts';
import { watchBus } from './bus-watch.ts';
import { createSafePoint } from './safe-point.ts';
import { type AppFailure, failureOf } from './trouble.ts';
import { watch } from './watch.ts';

vi.mock('../boot-data.ts', () => ({ boot: { remotes: [{ name: 'mf-fair' }] } }));

const origin = location.origin;

interface Said {
  readonly composition: string;
  readonly isOpen?: boolean;
  readonly seen: readonly string[];
  readonly opened?: readonly unknown[];
  readonly failed: readonly AppFailure[];
  readonly measured?: readonly object[];
}

describe('whose fault it is', () => {
  test('is that of the nearest slot', () => {
    document.body.innerHTML =
      '<main data-boundary="mf-project"><div data-boundary="mf-search"><b>x</b></div><i>y</i></main><u>z</u>';
    expect(['b', 'i', 'u'].map((name) => appOfElement(document.querySelector(name)))).toEqual([
      'mf-search',
      'mf-project',
      'shell',
    ]);
    expect(appOfElement(null)).toBe('shell');
  });

  test('is that of the first remote in the stack: the shell’s React stands in between', () => {
    const stack = `Error: x\n at f (${origin}/r/shell/1/web/react.js:1:2)\n at g (${origin}/r/mf-fair/2.0/web/a.js:3:4)`;
    expect(appOfStack(stack)).toBe('mf-fair');
    expect(appOfStack(`at f (${origin}/r/shell/1/web/react.js)`)).toBe('shell');
    expect(appOfStack('at extension://abc/r.js')).toBeUndefined();
  });

  test('is known of files, of errors with their application, and of hydration', () => {
    const script = Object.assign(document.createElement('script'), { src: `${origin}/r/mf-fair/2.0/web/a.js?x=1` });
    const event = new Event('error');
    Object.defineProperty(event, 'target', { value: script });
    const cases: readonly [Trouble, Partial<AppFailure> | undefined][] = [
      [event, { app: 'mf-fair', signal: 'entry-failed', message: '/r/mf-fair/2.0/web/a.js' }],
      [
        { error: new Error('no'), app: 'mf-search' },
        { app: 'mf-search', signal: 'crashed', message: 'no' },
      ],
      [
        { error: new DOMException('slow', 'TimeoutError'), app: 'mf-search' },
        { app: 'mf-search', signal: 'entry-failed' },
      ],
      [
        new ErrorEvent('error', { error: new Error('mf-project hydration: Error: React error #418') }),
        { app: 'mf-project', signal: 'hydration-failed' },
      ],
      [
        rejection(Object.assign(new Error('lost'), { stack: `at ${origin}/r/mf-fair/2.0/web/a.js:3:4` })),
        { app: 'mf-fair', signal: 'rejected', message: 'lost' },
      ],
      [new ErrorEvent('error', { error: new Error('of nobody') }), undefined],
    ];
    for (const [trouble, failure] of cases) {
      const found = failureOf(trouble);
      if (failure) expect(found).toMatchObject(failure);
      else expect(found?.app ?? 'nobody').toBe('nobody');
    }
  });
});

test('a promise that was called off is nobody’s fault', () => {
  const stack = `at ${origin}/r/mf-fair/2.0/web/a.js:3:4`;
  expect(failureOf(rejection({ name: 'AbortError', message: 'left', stack }))).toBeUndefined();
  expect(failureOf(rejection({ name: 'Error', message: 'left', stack }))).toMatchObject({ signal: 'rejected' });
});

/** What a browser says of a promise that nobody took. */
function rejection(reason: object): Event {
  return Object.assign(new Event('unhandledrejection'), { reason });
}

describe('the bus', () => {
  const quiet = () => undefined;
  const source = 'mf-fair@2.0.0';

  test('is flooded by a source that publishes more than anybody can mean, also before it was watched', () => {
    const bus = createBus({ isStrict: false, report: quiet });
    const failures: AppFailure[] = [];
    for (let event = 0; event < 150; event += 1) bus.publish('shell/navigated', { path: '/', owner: 'shell' }, source);
    watchBus(bus, (failure) => failures.push(failure));
    for (let event = 150; event < floodPerMinute - 1; event += 1)
      bus.publish('shell/navigated', { path: '/', owner: 'shell' }, source);
    expect(failures).toEqual([]);
    for (let event = 0; event < 5; event += 1) bus.publish('shell/navigated', { path: '/', owner: 'shell' }, source);
    expect(failures).toMatchObject([{ app: 'mf-fair', signal: 'bus-flooded' }]);
  });

  test('tells who sent what the catalogue does not take', () => {
    const bus = createBus({ isStrict: false, report: quiet });
    const failures: AppFailure[] = [];
    bus.publish('shell/navigated', { path: 7, owner: 'shell' } as never, source);
    watchBus(bus, (failure) => failures.push(failure));
    expect(failures).toMatchObject([{ app: 'mf-fair', signal: 'contract-broken' }]);
    expect(failures[0]?.message).toMatch(/^shell\/navigated: /);
  });
});

describe('a document', () => {
  let said: Said[];
  let served: string;
  let next: unknown;

  beforeEach(() => {
    vi.useFakeTimers();
    said = [];
    served = 'abc';
    next = [];
    document.body.innerHTML = '<main data-boundary="mf-project"></main>';
    Object.assign(window, { __troubles: [], __builtIns: [] });
    vi.stubGlobal('PerformanceObserver', { supportedEntryTypes: [] });
    vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
      const one: Said = JSON.parse(body);
      said.push(one);
      return one.isOpen ? Response.json({ served, next }) : new Response(null, { status: 204 });
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const start = () => watch(createBus({ isStrict: false, report: () => undefined }), 'abc');
  const troubles = (): Trouble[] => (window as unknown as { __troubles: Trouble[] }).__troubles;

  test('says at once that it is there and what draws in it, with what failed before anybody watched', async () => {
    troubles().push({ error: new Error('at /x?token=1 broken'), app: 'mf-project' });
    start();
    await vi.advanceTimersByTimeAsync(0);
    expect(said).toMatchObject([
      {
        composition: 'abc',
        isOpen: true,
        seen: ['shell', 'mf-project'],
        failed: [{ app: 'mf-project', signal: 'crashed', message: 'at /x broken' }],
      },
    ]);
  });

  test('tells each failure once and soon, and each application once', async () => {
    start();
    await vi.advanceTimersByTimeAsync(0);
    document.body.insertAdjacentHTML('beforeend', '<div data-boundary="mf-fair"></div>');
    for (let times = 0; times < 3; times += 1) troubles().push({ error: new Error('no'), app: 'mf-fair' });
    await vi.advanceTimersByTimeAsync(1000);
    expect(said.slice(1)).toMatchObject([{ seen: ['mf-fair'], failed: [{ app: 'mf-fair', signal: 'crashed' }] }]);
  });

  test('tells what was measured once, when it has settled', async () => {
    start();
    await vi.advanceTimersByTimeAsync(50_000);
    const measured = said.filter((one) => one.measured);
    expect(measured).toMatchObject([{ measured: [{ app: 'shell', signal: 'cls', value: 0 }, { app: 'mf-project' }] }]);
  });

  test('says once a minute that it is open', async () => {
    start();
    await vi.advanceTimersByTimeAsync(3 * 60_000 + 100);
    expect(said.filter(({ isOpen }) => isOpen)).toHaveLength(4);
  });

  test('names no address and nothing of the visitor', async () => {
    start();
    await vi.advanceTimersByTimeAsync(120_000);
    const names = new Set(said.flatMap((one) => Object.keys(one)));
    expect([...names].toSorted()).toEqual(['composition', 'failed', 'isOpen', 'measured', 'opened', 'seen']);
  });

  test('tells which kinds of pages were opened after which, once, and learns what is opened next', async () => {
    const bus = createBus({ isStrict: true, report: () => undefined });
    const go = (path: string) => bus.publish('shell/navigated', { path, owner: 'x' }, 'shell@1');
    go('/proyectos-vivienda/bogota');
    next = ['news', 7];
    watch(bus, 'abc');
    await vi.advanceTimersByTimeAsync(0);
    expect(said[0]).toMatchObject({ isOpen: true, at: 'housing', opened: [] });
    expect(likelyPages()).toEqual(['news']);
    go('/feria');
    go('/nada/de/nada');
    go('/actualidad');
    await vi.advanceTimersByTimeAsync(60_100);
    const opened = said.flatMap((one) => one.opened ?? []);
    expect(opened).toEqual([['housing', 'fairs']]);
  });
});

describe('a tab whose versions are not served any more', () => {
  let soft: number;
  const onClick = (event: Event) => {
    soft += 1;
    event.preventDefault();
  };

  beforeEach(() => {
    soft = 0;
    document.body.innerHTML =
      '<a href="/feria-virtual/cali">Cali</a><form method="post"><input name="a"></form>' +
      '<div role="progressbar" hidden></div><dialog><div aria-modal="true"></div></dialog>';
    document.body.addEventListener('click', onClick);
  });
  afterEach(() => document.body.removeEventListener('click', onClick));

  /** Whether the browser itself would follow the link. */
  function followsLink(): boolean {
    soft = 0;
    // The browser of the tests cannot load documents.
    addEventListener('click', (event) => event.preventDefault(), { capture: true, once: true });
    document.querySelector('a')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    return soft === 0;
  }

  test('loads a whole document with the next link, not before, and not while something is under way', () => {
    const point = createSafePoint();
    expect(followsLink()).toBe(false);
    point.tabIsOld();
    expect(followsLink()).toBe(true);
    document.querySelector('input')?.dispatchEvent(new Event('input', { bubbles: true }));
    expect(followsLink()).toBe(false);
    document.querySelector('form')?.dispatchEvent(new Event('reset', { bubbles: true }));
    expect(followsLink()).toBe(true);
    document.body.insertAdjacentHTML('beforeend', '<div role="dialog" aria-modal="true"></div>');
    expect(followsLink()).toBe(false);
  });

  test('holds no form whose page is gone', () => {
    createSafePoint();
    const type = (form: HTMLFormElement) => form.dispatchEvent(new Event('input', { bubbles: true }));
    const [left, next] = [document.createElement('form'), document.createElement('form')];
    left.method = 'post';
    document.body.replaceChildren(left);
    type(left);
    document.body.replaceChildren(next);
    const dropped = vi.spyOn(Set.prototype, 'delete');
    type(next);
    expect(dropped).toHaveBeenCalledWith(left);
    dropped.mockRestore();
  });
});
