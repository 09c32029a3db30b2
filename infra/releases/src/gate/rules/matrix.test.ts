import { expect, test } from 'vitest';
import { journeysPass, pairStandings } from './matrix.ts';

const pairs = ['shell@1.0.0', 'shell@0.9.0', 'mf-fair@1.0.0'];
const passed = { other: 'shell@1.0.0', journey: 'search', ok: true, note: null };
const failed = { other: 'shell@0.9.0', journey: 'search', ok: false, note: 'Timeout 5 s\n    at x' };
const gone = { other: 'shell@0.1.0', journey: 'search', ok: false, note: null };

test('each pair is missing, passed or failed', () => {
  expect(pairStandings(pairs, [passed, failed, { ...failed, journey: 'fair', ok: true }, gone])).toEqual([
    { other: 'shell@1.0.0', matrix: 'passed' },
    { other: 'shell@0.9.0', matrix: 'failed' },
    { other: 'mf-fair@1.0.0', matrix: 'missing' },
  ]);
});

test('a failed journey refuses by its name, with a way out; what is missing or gone does not', () => {
  expect(journeysPass(pairs, [passed, failed, gone])).toEqual([
    {
      rule: 'matrix',
      field: 'journeys["search"]',
      party: 'shell@0.9.0',
      direction: 'gives',
      reason: 'search failed beside shell@0.9.0: Timeout 5 s',
      wayOut: 'Mend it and run the matrix again, or wait until shell@0.9.0 is gone.',
    },
  ]);
  expect(journeysPass(pairs, [])).toEqual([]);
});
