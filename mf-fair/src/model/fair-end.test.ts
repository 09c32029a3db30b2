import { expect, test } from 'vitest';
import { fairEnd } from './fair-end.ts';

test('[B120] a fair lasts until midnight in Bogotá after its last day', () => {
  expect(new Date(fairEnd('2026-12-20')).toISOString()).toBe('2026-12-21T05:00:00.000Z');
});
