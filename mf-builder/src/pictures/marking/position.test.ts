import { expect, test } from 'vitest';
import { formatPercent, movedByKey, parsePercent, positionAt } from './position.ts';

test('[B098] arrow keys move by a percent, with Shift by five, and stop at the edges', () => {
  const middle = { x: 0.5, y: 0.5 };
  expect(movedByKey(middle, 'ArrowRight', false)).toEqual({ x: 0.51, y: 0.5 });
  expect(movedByKey(middle, 'ArrowUp', true)).toEqual({ x: 0.5, y: 0.45 });
  expect(movedByKey({ x: 0.005, y: 1 }, 'ArrowLeft', false)).toEqual({ x: 0, y: 1 });
  expect(movedByKey({ x: 0, y: 0.99 }, 'ArrowDown', true)).toEqual({ x: 0, y: 1 });
  expect(movedByKey(middle, 'Enter', false)).toBeUndefined();
});

test('[B098] a percentage takes digits, dot and comma, from 0 to 100', () => {
  expect(['0', '37,5', '37.5', ' 100 ', '12 %', '0,01'].map(parsePercent)).toEqual([0, 0.375, 0.375, 1, 0.12, 0.0001]);
  expect(['', '-1', '100,1', '1e2', 'abc', '1,2,3', '.5', '5,'].map(parsePercent)).toEqual(Array(8).fill(undefined));
  expect([0, 0.375, 0.12345, 1].map(formatPercent)).toEqual(['0', '37,5', '12,35', '100']);
});

test('[B098] a press becomes a fraction of the drawing, at its edge where it slips off', () => {
  const box = { left: 100, top: 50, width: 400, height: 200 };
  expect(positionAt(box, { clientX: 200, clientY: 100 })).toEqual({ x: 0.25, y: 0.25 });
  expect(positionAt(box, { clientX: 20, clientY: 900 })).toEqual({ x: 0, y: 1 });
  expect(positionAt({ ...box, width: 0, height: 0 }, { clientX: 100, clientY: 50 })).toEqual({ x: 0, y: 0 });
});
