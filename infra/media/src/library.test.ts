import { expect, test } from 'vitest';
import { pictures } from './library.ts';
import { layouts, mirrored } from './plan/layouts.ts';
import { areaOf } from './plan/plan.ts';

test('the same seed draws the same picture', () => {
  for (const picture of pictures.slice(0, 3)) expect(picture.draw()).toBe(picture.draw());
});

test('a mirrored layout keeps its area and overlaps nothing', () => {
  for (const layout of layouts) {
    expect(areaOf(mirrored(layout))).toBeCloseTo(areaOf(layout));
    expect(overlaps(layout.rooms)).toEqual([]);
  }
});

type Box = (typeof layouts)[number]['rooms'][number];

function overlaps(rooms: readonly Box[]): string[] {
  const isOver = (a: Box, b: Box) =>
    a.x + a.width > b.x + 0.01 &&
    b.x + b.width > a.x + 0.01 &&
    a.y + a.height > b.y + 0.01 &&
    b.y + b.height > a.y + 0.01;
  return rooms.flatMap((a, index) =>
    rooms
      .slice(index + 1)
      .filter((b) => isOver(a, b))
      .map((b) => `${a.name} / ${b.name}`),
  );
}
