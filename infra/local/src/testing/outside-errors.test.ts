import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { OutsideErrors } from './outside-errors.ts';

test('what no test awaited is kept for the closing lines, with its place', () => {
  const folder = mkdtempSync(join(tmpdir(), 'umbral-outside-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'outside.json');
  const stacks = [{ file: '/portal/a.ts', line: 7, column: 1, method: 'open' }];
  new OutsideErrors(file).onTestRunEnd(
    [],
    [{ name: 'TypeError', message: 'no socket\nand more', stacks }, { message: 'the worker ended' }],
  );
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual([
    'outside of any test: TypeError: no socket (/portal/a.ts:7)',
    'outside of any test: Error: the worker ended',
  ]);
});
