import { add, addFreely, type Furnishable, fill, spread } from './adding.ts';
import * as home from './home-pieces.ts';
import type { Placed } from './piece.ts';
import { cornerTaste } from './placing.ts';
import * as work from './work-pieces.ts';

export function office(room: Furnishable): Placed[] {
  const placed: Placed[] = [];
  const floor = spread(room.floor, -25);
  const pieces = room.area > 14 ? [work.deskCluster, work.deskPair] : [work.deskPair, home.desk];
  for (let index = 0; index < 10; index++) {
    const kept = [...room.kept, ...placed.map((one) => spread(one.footprint, 55))];
    if (!addFreely(placed, { floor, kept }, (one) => one.x + one.y * 2, ...pieces)) break;
  }
  add(placed, room, cornerTaste(room), home.plant);
  return placed;
}

export function shop(room: Furnishable): Placed[] {
  const placed: Placed[] = [];
  add(placed, room, cornerTaste(room), work.counter);
  const aisles = { ...room, floor: spread(room.floor, -95) };
  for (let index = 0; index < 12; index++) {
    const kept = [...room.kept, ...placed.map((one) => spread(one.footprint, 85))];
    if (!addFreely(placed, { ...aisles, kept }, (one) => one.y + one.x, work.gondola)) break;
  }
  fill(placed, room, cornerTaste(room), home.shelf(150), 4);
  return placed;
}

export function bay(room: Furnishable): Placed[] {
  const placed: Placed[] = [];
  const { floor } = room;
  addFreely(
    placed,
    { ...room, floor: { ...floor, y: floor.y + floor.height - 760, height: 740 } },
    (one, turn) => Math.abs(one.x + 125 - floor.x - floor.width / 2) + turn * 50,
    work.truck,
  );
  for (let index = 0; index < 14; index++) {
    const kept = [...room.kept, ...placed.map((one) => spread(one.footprint, 240))];
    const rear = { floor: { ...floor, height: floor.height - 800, y: floor.y + 60 }, kept };
    if (!addFreely(placed, rear, (one) => one.y * 2 + one.x, work.rack)) break;
  }
  return placed;
}
