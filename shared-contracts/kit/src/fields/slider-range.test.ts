import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dragged, nearerEnd, stepped, valueAt } from './slider-range.ts';

const scale = { min: 70, max: 500, step: 10 };
const place = fc.double({ min: -1, max: 2, noNaN: true });

test('[B032] every place is a step of the scale', () => {
  expect([-0.5, 0, 0.5, 1, 1.5].map((one) => valueAt(scale, one))).toEqual([70, 70, 290, 500, 500]);
  fc.assert(fc.property(place, (one) => (valueAt(scale, one) - scale.min) % scale.step === 0));
});

test('[B032] a press takes the nearer end, and of two at the top the one that can leave', () => {
  expect([0, 0.4, 0.6, 1].map((one) => nearerEnd([180, 400], scale, one))).toEqual([0, 0, 1, 1]);
  expect(nearerEnd([500, 500], scale, 1)).toBe(0);
  expect(nearerEnd([70, 70], scale, 0)).toBe(1);
});

test('[B032] a pointer takes the other end along, keys stop at it; the lower never stands above the higher', () => {
  expect([dragged([180, 190], 0, 300), stepped([180, 190], 0, 300)]).toEqual([
    [300, 300],
    [190, 190],
  ]);
  expect([dragged([180, 190], 1, 100), stepped([180, 190], 1, 100)]).toEqual([
    [100, 100],
    [180, 180],
  ]);
});
