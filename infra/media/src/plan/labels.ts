import { planMark } from '@umbral/domain/media/plan-mark.ts';
import { furnitureOf, swingsOf } from './drawing/furniture-of.ts';
import { type Circle, placeLabel, type RoomLabel } from './drawing/place-label.ts';
import { shellOf, tilesOf } from './drawing/wall-lines.ts';
import type { Footprint } from './furniture/piece.ts';
import type { Box, Layout, Level, Room } from './layout.ts';
import { sheetOf } from './paper.ts';

/** The names of a level's rooms where its drawing has them, in the order of the rooms. */
export function labelsOf(layout: Layout, level: Level): RoomLabel[] {
  const { frame, rooms } = level;
  const scale = sheetOf(frame).width / frame.width;
  const pieces = [
    ...furnitureOf(level, shellOf(tilesOf(level, layout.depth))).map(({ footprint }) => footprint),
    ...swingsOf(level),
  ];
  const onSheet = ({ x, y, width, height }: Box) => ({
    x: (x - frame.x) * scale,
    y: (y - frame.y) * scale,
    width: width * scale,
    height: height * scale,
  });
  const taken = pieces.map(({ x, y, width, height }) =>
    onSheet({ x: x / 100, y: y / 100, width: width / 100, height: height / 100 }),
  );
  const kept = rooms.map((room) => numberPlace(onSheet(room), sheetOf(frame).width));
  return rooms.map((room: Room) => placeLabel({ room, box: onSheet(room), taken, kept, scale }));
}

/** Where a page writes the number of a space that lies so on a sheet. */
export function numberPlace({ x, y, width, height }: Footprint, sheetWidth: number): Circle {
  const points = sheetWidth / planMark.drawnWidth;
  const inset = planMark.inset * points;
  return { x: x + width - inset, y: y + height - inset, radius: planMark.radius * points };
}

const thousandths = (value: number) => Math.round(value * 1000) / 1000;

/** What a label covers of its level, in metres. */
export function labelBox({ place }: Pick<RoomLabel, 'place'>, { frame }: Pick<Level, 'frame'>): Box {
  const scale = sheetOf(frame).width / frame.width;
  return {
    x: thousandths(place.x / scale + frame.x),
    y: thousandths(place.y / scale + frame.y),
    width: thousandths(place.width / scale),
    height: thousandths(place.height / scale),
  };
}
