import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pathOfFile } from '../manifest/library-files.ts';
import { readManifest } from '../manifest/manifest-file.ts';
import { isBare, reachInto } from './drawing/place-label.ts';
import { overlap } from './furniture/piece.ts';
import { labelBox, labelsOf, numberPlace } from './labels.ts';
import type { Box } from './layout.ts';
import { createLayouts } from './layouts.ts';
import { sheetOf } from './paper.ts';

const levels = createLayouts().flatMap((layout) =>
  layout.levels.map((level) => {
    const sheet = sheetOf(level.frame).width;
    const scale = sheet / level.frame.width;
    return {
      ...level,
      sheet,
      scale,
      labels: labelsOf(layout, level),
      boxes: labelsOf(layout, level).map((label) => labelBox(label, level)),
    };
  }),
);
const pictures = new Map(readManifest().map((entry) => [entry.key, entry]));

const hundredth = 0.01;
const isWithin = (inner: Box, outer: Box) =>
  inner.x >= outer.x - hundredth &&
  inner.y >= outer.y - hundredth &&
  inner.x + inner.width <= outer.x + outer.width + hundredth &&
  inner.y + inner.height <= outer.y + outer.height + hundredth;

test('a name is written in its own room', () => {
  const outside = levels.flatMap(({ picture, rooms, boxes }) =>
    rooms.flatMap((room, index) => {
      const box = boxes[index];
      return box && isWithin(box, room) ? [] : [`${picture}: ${room.name}`];
    }),
  );
  expect(outside).toEqual([]);
});

/** A room that is narrower, in reaches of its number, has no place for both. */
const narrowest = 3;

test('no two names touch, and none lies where a page writes a number, where there is room for both', () => {
  const touching = levels.flatMap(({ picture, rooms, labels, sheet, scale, frame }) => {
    const numbers = rooms
      .filter(({ kind }) => kind !== 'void')
      .map(({ x, y, width, height }) =>
        numberPlace(
          { x: (x - frame.x) * scale, y: (y - frame.y) * scale, width: width * scale, height: height * scale },
          sheet,
        ),
      );
    const isNarrow = ({ width, height }: Box) =>
      Math.min(width, height) * scale < narrowest * (numbers[0]?.radius ?? 0);
    return labels.flatMap(({ room, place }, index) => [
      ...labels
        .slice(index + 1)
        .filter((other) => overlap(place, other.place) > 0)
        .map((other) => `${picture}: ${room.name} and ${other.room.name}`),
      ...numbers
        .filter((number) => !isNarrow(room) && reachInto(number, place) > 1)
        .map(() => `${picture}: ${room.name} and a number`),
    ]);
  });
  expect(touching).toEqual([]);
});

/** Names as a drawing has them, with the middle of each in metres. */
function drawnNames(picture: string, scale: number, frame: Box) {
  const [file] = pictures.get(picture)?.files ?? [];
  const drawing = file ? readFileSync(pathOfFile(file), 'utf8') : '';
  return [...drawing.matchAll(/<text transform="translate\((\d+) (\d+)\)[^>]*>(.*?)<\/text>/g)].map(
    ([, x, y, text = '']) => {
      const lines = [...text.matchAll(/<tspan[^>]*>([^<]*)</g)].map(([, line = '']) => line);
      const name = lines.filter((line) => !line.endsWith(' m²')).join(' ');
      return { name, x: Number(x) / scale + frame.x, y: Number(y) / scale + frame.y };
    },
  );
}

test('every drawing of the library names each room once, where the list says', () => {
  const wrong = levels.flatMap(({ picture, rooms, boxes, scale, frame }) => {
    const drawn = drawnNames(picture, scale, frame);
    const isTold = rooms.every(({ name }, index) => {
      const { x, y, width, height } = boxes[index] ?? frame;
      const own = drawn.filter((one) => one.name === name);
      return (
        own.length === 1 && own.every((one) => Math.hypot(one.x - x - width / 2, one.y - y - height / 2) < hundredth)
      );
    });
    return isTold && drawn.length === rooms.length ? [] : [picture];
  });
  expect(wrong).toEqual([]);
});

test('letters are at least eight points of their sheet high, and areas stand below the names of all but stairs', () => {
  const labels = levels.flatMap((level) => level.labels);
  expect(Math.min(...labels.map(({ size }) => size))).toBeGreaterThanOrEqual(8);
  expect(labels.filter(({ room, lines }) => isBare(room) === (lines.at(-1) ?? '').endsWith('m²'))).toEqual([]);
});
