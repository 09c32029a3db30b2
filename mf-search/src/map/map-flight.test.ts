import { expect, test } from 'vitest';
import { between, createThrow, easedPart, glideMs, zoomedAt } from './map-flight.ts';
import { worldAt } from './map-view.ts';

const view = { k: 4096, x: -900, y: -1200 };
const size = { width: 800, height: 600 };

/** A hand that drags by so many pixels every 10 ms. */
function drag(pixels: number, moves: number) {
  const thrown = createThrow();
  for (let move = 0; move < moves; move++) {
    thrown.follow({ at: move * 10, view: { ...view, x: view.x + move * pixels } });
  }
  return { thrown, last: { ...view, x: view.x + (moves - 1) * pixels }, end: (moves - 1) * 10 };
}

test('[R064] a drag that is let go of in motion goes on as fast as it was, and comes to rest', () => {
  const { thrown, last, end } = drag(8, 12);
  const goal = thrown.goal({ at: end, view: last });
  expect(goal?.y).toBe(last.y);
  const firstStep = between(last, goal ?? last, easedPart(10, glideMs), size).x - last.x;
  expect(firstStep).toBeGreaterThan(7);
  expect(firstStep).toBeLessThan(8.5);
  expect(easedPart(glideMs, glideMs)).toBe(1);
});

test('[R064] a hand that rests before it lets go, is slow, or pinches throws nothing', () => {
  const rested = drag(8, 12);
  expect(rested.thrown.goal({ at: rested.end + 200, view: rested.last })).toBeUndefined();
  const slow = drag(1, 12);
  expect(slow.thrown.goal({ at: slow.end, view: slow.last })).toBeUndefined();
  const pinch = createThrow();
  for (let move = 0; move < 10; move++) {
    pinch.follow({ at: move * 10, view: { k: view.k * 1.05 ** move, x: view.x - move * 20, y: view.y } });
  }
  expect(pinch.goal({ at: 90, view: { k: view.k * 1.05 ** 9, x: view.x - 180, y: view.y } })).toBeUndefined();
});

test('[R064] zooming leaves the place under the fingers where it is', () => {
  const fingers = { x: 620, y: 90 };
  const [before, after] = [worldAt(view, fingers), worldAt(zoomedAt(view, 3, fingers), fingers)];
  expect(after.x).toBeCloseTo(before.x, 9);
  expect(after.y).toBeCloseTo(before.y, 9);
});
