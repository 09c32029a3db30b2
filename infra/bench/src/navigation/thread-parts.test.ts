import { expect, test } from 'vitest';
import { partsToHeading, timeByPart } from './thread-parts.ts';

const thread = { pid: 7, tid: 1 };
const event = (name: string, ts: number, dur: number, of = thread) => ({ name, ph: 'X', ts, dur, tdur: dur, ...of });
const mark = (name: string, ts: number) => ({ name, ph: 'I', ts, ...thread });

const events = [
  mark('bench-press', 0),
  event('RunTask', 0, 10_000),
  event('FunctionCall', 1000, 6000),
  event('Layout', 2000, 3000),
  event('SomethingUnknown', 5500, 1000),
  event('RunTask', 20_000, 4000),
  event('ParseHTML', 20_000, 4000),
  event('Layout', 1000, 5000, { pid: 7, tid: 2 }),
  mark('bench-heading', 30_000),
  event('Layout', 40_000, 5000),
];
const used = { scripts: 3, markup: 4, styles: 0, layout: 3, paint: 0, memory: 0, else: 4 };

test('each event counts without what lies within it, for what it is or is part of', () => {
  expect(timeByPart(events, { ...thread, from: 0, to: 30_000 })).toEqual(used);
});

test('what comes after the heading is none of a click', () => {
  expect(partsToHeading(events)).toEqual(used);
  expect(partsToHeading(events.slice(1))).toBeUndefined();
});
