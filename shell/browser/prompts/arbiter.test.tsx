import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PromptName } from '../../frame/prompts/prompt-plan.ts';
import { createAllowance } from './allowance.ts';
import { createArbiter, type PromptRule } from './arbiter.ts';
import type { Obstacle } from './obstacles.ts';

const minute = 60_000;
let obstacle: Obstacle | undefined;
let fitting: Set<PromptName>;

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
  vi.setSystemTime('2026-11-26T15:00:00Z');
  obstacle = undefined;
  fitting = new Set(['fair-popup', 'survey', 'newsletter']);
});
afterEach(() => vi.useRealTimers());

function open(offered: readonly PromptName[] = ['fair-popup', 'survey', 'newsletter']) {
  const onClosed = vi.fn<(name: PromptName) => void>();
  const rule = (name: PromptName): PromptRule => ({ fits: () => fitting.has(name), onClosed: () => onClosed(name) });
  const arbiter = createArbiter({
    isOffered: (name) => offered.includes(name),
    rules: { 'fair-popup': rule('fair-popup'), survey: rule('survey'), newsletter: rule('newsletter') },
    obstacle: () => obstacle,
    allowance: createAllowance(() => localStorage, Date.now),
  });
  return { arbiter, onClosed, shown: () => arbiter.get()?.name };
}

test('[B128] one at a time, in the order of the product, whoever asks first', () => {
  obstacle = 'cookies';
  const { arbiter, shown } = open();
  for (const name of ['newsletter', 'survey', 'fair-popup'] as const) arbiter.request(name);
  expect(shown()).toBeUndefined();
  expect(arbiter.why('fair-popup')).toBe('cookies');
  expect(arbiter.why('survey')).toBe('another');
  obstacle = undefined;
  vi.advanceTimersByTime(500);
  expect(shown()).toBe('fair-popup');
  vi.advanceTimersByTime(10 * minute);
  expect(shown()).toBe('fair-popup');
  arbiter.drawn();
  arbiter.end('closed');
  expect(shown()).toBeUndefined();
  expect(arbiter.why('survey')).toBe('allowance');
  vi.advanceTimersByTime(minute);
  expect(shown()).toBe('survey');
});

test.each(['form', 'dialog', 'keyboard', 'hand', 'hidden', 'room', 'action'] as const)(
  '[B128] while there is this in its way nothing comes: %s',
  (way) => {
    obstacle = way;
    const { arbiter, shown } = open();
    arbiter.request('survey');
    vi.advanceTimersByTime(minute);
    expect(shown()).toBeUndefined();
    expect(arbiter.why('survey')).toBe(way);
    obstacle = undefined;
    vi.advanceTimersByTime(500);
    expect(shown()).toBe('survey');
  },
);

test('[B128] one that does not fit the new page goes away, unseen; what waits for another page comes there', () => {
  const { arbiter, shown, onClosed } = open();
  arbiter.request('fair-popup');
  fitting.delete('fair-popup');
  arbiter.look();
  expect(shown()).toBeUndefined();
  expect(onClosed).not.toHaveBeenCalled();
  fitting.delete('survey');
  arbiter.request('survey');
  expect(arbiter.why('survey')).toBe('does-not-fit');
  fitting.add('survey');
  vi.advanceTimersByTime(500);
  expect(shown()).toBe('survey');
});

test('[B128] two a day are enough, in all tabs together; the next day begins anew', () => {
  const first = open();
  first.arbiter.request('fair-popup');
  first.arbiter.drawn();
  first.arbiter.drawn();
  first.arbiter.end('closed');
  expect(first.onClosed).toHaveBeenCalledExactlyOnceWith('fair-popup');
  vi.advanceTimersByTime(minute);
  const second = open();
  second.arbiter.request('survey');
  expect(second.shown()).toBe('survey');
  second.arbiter.drawn();
  second.arbiter.end('closed');
  vi.advanceTimersByTime(60 * minute);
  first.arbiter.request('newsletter');
  expect(first.shown()).toBeUndefined();
  // Midnight in Bogotá.
  vi.setSystemTime('2026-11-27T05:00:00Z');
  vi.advanceTimersByTime(500);
  expect(first.shown()).toBe('newsletter');
});

test.each(['gone', 'closed'] as const)('[B128] one that nobody has seen costs nothing of the day: %s', (how) => {
  const { arbiter, shown } = open();
  arbiter.request('fair-popup');
  arbiter.end(how);
  expect(localStorage.getItem('umbral-prompts-1')).toBeNull();
  arbiter.request('survey');
  expect(shown()).toBe('survey');
});

test('what a person presses for comes whatever stands against interruptions, and is not counted', () => {
  obstacle = 'form';
  const { arbiter } = open();
  expect(arbiter.open('survey')).toBe(true);
  expect(arbiter.get()).toEqual({ name: 'survey', isAskedFor: true });
  fitting.clear();
  arbiter.look();
  expect(arbiter.get()?.name).toBe('survey');
  arbiter.drawn();
  expect(localStorage.getItem('umbral-prompts-1')).toBeNull();
});

test('a prompt whose remote is switched off neither comes nor blocks the others', () => {
  const { arbiter, shown } = open(['survey']);
  arbiter.request('fair-popup');
  arbiter.request('survey');
  expect(shown()).toBe('survey');
  expect(arbiter.open('newsletter')).toBe(false);
});

test.each(['{', '7', '{"day":5,"count":"many","closedAt":null}', '{"closedAt":9e15}'])(
  'a broken allowance, or one of a clock that was set back, keeps nothing quiet for long: %s',
  (kept) => {
    localStorage.setItem('umbral-prompts-1', kept);
    const { arbiter, shown } = open();
    arbiter.request('survey');
    vi.advanceTimersByTime(2 * minute);
    expect(shown()).toBe('survey');
  },
);
