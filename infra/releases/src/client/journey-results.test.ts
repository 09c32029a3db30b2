import { expect, test } from 'vitest';
import { readJourneys, resultsOf } from './journey-results.ts';

const spec = (title: string, ...tests: object[]) => ({ title, tests });
const outcome = (projectName: string, status: string, message?: string) => ({
  projectName,
  status,
  results: [{ error: message === undefined ? undefined : { message } }],
});
const text = JSON.stringify({
  suites: [
    {
      specs: [
        spec(
          'mf-search: a filter refines',
          outcome('set 1', 'unexpected', '\u001b[31mTimeout'),
          outcome('set 2', 'expected'),
        ),
        spec('a fair', outcome('set 1', 'flaky', 'once'), outcome('set 2', 'skipped')),
      ],
      suites: [{ specs: [spec('inner', outcome('set 1', 'expected'))] }],
    },
  ],
  stats: {},
});
const pair = (other: string) => ({ other, because: [] });
const plan = {
  candidate: 'mf-search@2.0.0',
  runs: [
    { versions: { shell: '1.0.0', 'mf-fair': '1.0.0' }, tabs: 3, pairs: [pair('shell@1.0.0'), pair('mf-fair@1.0.0')] },
    { versions: { shell: '2.0.0', 'mf-fair': '1.0.0' }, tabs: 0, pairs: [pair('shell@2.0.0')] },
  ],
  apart: [],
};

test('journeys are read by the set that they ran on; a second try that worked is a success', () => {
  expect(readJourneys(text)).toEqual([
    { run: 'set 1', journey: 'mf-search: a filter refines', ok: false, note: 'Timeout' },
    { run: 'set 2', journey: 'mf-search: a filter refines', ok: true },
    { run: 'set 1', journey: 'a fair', ok: true },
    { run: 'set 1', journey: 'inner', ok: true },
  ]);
});

test('a failure is told of who is in no set where the journey works, and of nobody else', () => {
  const results = resultsOf(plan, readJourneys(text));
  expect(results.filter(({ ok }) => !ok)).toEqual([
    {
      other: { remote: 'shell', version: '1.0.0' },
      journey: 'mf-search: a filter refines',
      ok: false,
      note: 'Timeout',
    },
  ]);
  expect(results.filter(({ other }) => other.remote === 'mf-fair')).toHaveLength(3);
});
