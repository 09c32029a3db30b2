import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sweepFiles } from './sweeps.ts';

test('every sweep that is named exists', () => {
  const isNowhere = (pattern: string) => globSync(pattern, { cwd: import.meta.dirname }).length === 0;
  expect(sweepFiles.filter(isNowhere)).toEqual([]);
});
