import { expect, test } from 'vitest';
import { fitted, panned, pinchOf, toggledAt, wholeView, zoomedAt } from './zoom-view.ts';

const frame = fitted({ width: 1000, height: 600 }, { width: 1600, height: 1200 });
const middle = { x: 0, y: 0 };

test('a picture is as large as the stage takes', () => {
  expect(frame.picture).toEqual({ width: 800, height: 600 });
});

test('what lies under the finger stays under it', () => {
  const at = { x: 100, y: -50 };
  const view = zoomedAt(wholeView, 2, at, frame);
  expect(view).toEqual({ scale: 2, x: -100, y: 50 });
  const further = zoomedAt(view, 1.5, at, frame);
  expect((at.x - further.x) / further.scale).toBeCloseTo((at.x - view.x) / view.scale);
});

test('no picture grows without end, nor shrinks below the whole', () => {
  expect(zoomedAt(wholeView, 100, middle, frame).scale).toBe(5);
  expect(zoomedAt(zoomedAt(wholeView, 3, middle, frame), 0.01, middle, frame)).toEqual(wholeView);
});

test('its edges stop at those of the stage', () => {
  const view = zoomedAt(wholeView, 2, middle, frame);
  expect(panned(view, { x: 5000, y: -5000 }, frame)).toEqual({ scale: 2, x: 300, y: -300 });
  expect(panned(wholeView, { x: 50, y: 50 }, frame)).toEqual(wholeView);
});

test('a double tap goes close and back', () => {
  const near = toggledAt(wholeView, { x: 40, y: 0 }, frame);
  expect(near.scale).toBe(2.5);
  expect(toggledAt(near, middle, frame)).toEqual(wholeView);
});

test('two fingers that move apart enlarge, and carry the picture along', () => {
  const before = [
    { x: -50, y: 0 },
    { x: 50, y: 0 },
  ] as const;
  const after = [
    { x: -80, y: 10 },
    { x: 120, y: 10 },
  ] as const;
  expect(pinchOf(before, after)).toEqual({ factor: 2, at: { x: 20, y: 10 }, by: { x: 20, y: 10 } });
});
