import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { speculate } from './speculate.ts';

const fetchAhead = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  fetchAhead.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'connection');
});

test('what may be wanted is fetched soon, and not beside what is wanted', () => {
  speculate(fetchAhead, () => false);
  vi.advanceTimersByTime(149);
  expect(fetchAhead).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(fetchAhead).toHaveBeenCalledOnce();
  speculate(fetchAhead, () => true);
  vi.runAllTimers();
  expect(fetchAhead).toHaveBeenCalledOnce();
});

test.each([{ saveData: true }, { effectiveType: 'slow-2g' }])(
  'a line that is to be spared (%j) brings nothing ahead',
  (line) => {
    Object.defineProperty(navigator, 'connection', { value: line, configurable: true });
    speculate(fetchAhead, () => false);
    vi.runAllTimers();
    expect(fetchAhead).not.toHaveBeenCalled();
  },
);
