import { expect, test } from 'vitest';
import type { InteractionFigures } from './interaction-probe.ts';
import { interactionTables, type Run, type Version } from './interaction-tables.ts';

function run(version: Version, round: number, figures: readonly (InteractionFigures | undefined)[]): Run {
  const steps = figures.map((one, index) => ({
    session: 'desk',
    index,
    part: index === 0 ? 'pills' : 'layouts',
    name: `step ${index}`,
    figures: one,
  }));
  return { version, round, steps };
}

test('an interaction counts with the median of its rounds, and ratios are of what both versions have', () => {
  const tables = interactionTables([
    run('now', 0, [
      { inp: 40, shown: 60 },
      { inp: 200, shown: undefined },
    ]),
    run('first', 0, [{ inp: 80, shown: 240 }, undefined]),
    run('first', 1, [{ inp: 120, shown: 160 }, undefined]),
  ]);
  expect(tables).toMatch(/INP, p50 +\| +120 \| +40 \| +100 \| 0\.40x/);
  expect(tables).toMatch(/answer to picture, max +\| +60 \| +60 \| +200 \| 0\.30x/);
  expect(tables).toMatch(/pills +\| +1 \| 40 \/ 100 \/ 0\.40x/);
});

test('what the first version has not is told apart', () => {
  const tables = interactionTables([
    run('now', 0, [
      { inp: 40, shown: 60 },
      { inp: 90, shown: 70 },
    ]),
    run('first', 0, [{ inp: 80, shown: 240 }, undefined]),
  ]);
  const [known, added] = tables.split('**New');
  expect(known).toMatch(/answer to picture, max +\| +70 \| +60/);
  expect(known).toMatch(/of a filter change, max \| +60 \| +60/);
  expect(added).toMatch(/layouts +\| +1 \| +90 \| +70/);
  expect(known).not.toContain('layouts');
});

test('a script that asks the present version for what it has not is out of date', () => {
  expect(() => interactionTables([run('now', 0, [undefined]), run('first', 0, [undefined])])).toThrow('pills: step 0');
});
