import { afterEach, expect, test, vi } from 'vitest';
import { watchFreezes } from './freezes.ts';
import type { AppFailure } from './trouble.ts';

afterEach(() => vi.unstubAllGlobals());

const file = (app: string) => `https://umbral.example/r/${app}/2.0/web/app.js`;
const script = (sourceURL: string, duration: number, more: object = {}) => ({ sourceURL, duration, ...more });

/** What the watch says of frames with these scripts. */
function failuresOf(...frames: readonly (readonly object[])[]): AppFailure[] {
  const failures: AppFailure[] = [];
  class Observer {
    static readonly supportedEntryTypes = ['long-animation-frame'];
    readonly #tell: (list: { getEntries(): readonly object[] }) => void;
    constructor(tell: (list: { getEntries(): readonly object[] }) => void) {
      this.#tell = tell;
    }
    observe(options: object): void {
      expect(options, 'what was before counts, too').toEqual({ type: 'long-animation-frame', buffered: true });
      this.#tell({ getEntries: () => frames.map((scripts) => ({ scripts })) });
    }
  }
  vi.stubGlobal('PerformanceObserver', Observer);
  watchFreezes((failure) => failures.push(failure));
  return failures;
}

test('a freeze is whose script held the frame longest, with its name and file', () => {
  const frame = [script(file('mf-search'), 300), script(file('mf-fair'), 8000.4, { sourceFunctionName: 'count' })];
  expect(failuresOf(frame)).toEqual([
    { app: 'mf-fair', signal: 'froze', message: '8000 ms in count', stack: `at ${file('mf-fair')}` },
  ]);
});

test('what is only slow, and what is nobody’s of ours, is no freeze', () => {
  expect(failuresOf([script(file('mf-fair'), 1900)], [script('chrome-extension://a/b.js', 9000)], [])).toEqual([]);
});

test('what runs under the shell’s React may be anybody’s who draws', () => {
  document.body.innerHTML = '<main data-boundary="mf-fair"></main>';
  const apps = failuresOf([script(file('shell'), 3000)]).map(({ app }) => app);
  expect(apps.toSorted()).toEqual(['mf-fair', 'shell']);
});
