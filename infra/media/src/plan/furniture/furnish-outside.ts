import { add, addFreely, type Furnishable, fill, spread } from './adding.ts';
import * as home from './home-pieces.ts';
import type { Placed } from './piece.ts';
import { cornerTaste, distance, middleTaste, type Taste } from './placing.ts';
import * as work from './work-pieces.ts';

export function openAir(room: Furnishable): Placed[] {
  const placed: Placed[] = [];
  fill(placed, room, middleTaste(room), work.loungers, room.area > 12 ? 2 : 1);
  if (room.area > 14) addFreely(placed, room, middleTaste(room), home.diningTable(6), home.roundTable);
  if (room.area > 20) add(placed, room, cornerTaste(room), work.grill);
  fill(placed, room, cornerTaste(room), home.plant, 2);
  return placed;
}

export function trees(room: Furnishable): Placed[] {
  const placed: Placed[] = [];
  for (let index = 0; index < Math.min(9, room.area / 45); index++) {
    const apart: Taste = (one) =>
      -Math.min(900, ...placed.map((other) => distance(other.footprint, one))) + ((one.x * 7 + one.y * 13) % 97);
    if (!addFreely(placed, room, apart, index === 1 ? work.guayacan : work.tree)) break;
  }
  return placed;
}

export function yard(room: Furnishable): Placed[] {
  const placed: Placed[] = [];
  if (room.area > 7) addFreely(placed, room, (one) => one.x + one.y, work.tree);
  add(placed, room, cornerTaste(room), home.washtub);
  fill(placed, room, cornerTaste(room), home.plant, 3);
  return placed;
}

export function parking(room: Furnishable): Placed[] {
  const placed: Placed[] = [];
  const floor = spread(room.floor, -25);
  for (let index = 0; index < (room.area > 60 ? 5 : 2); index++) {
    const kept = [...room.kept, ...placed.map((one) => spread(one.footprint, 45))];
    if (!addFreely(placed, { floor, kept }, (one, turn) => one.x + one.y + turn * 10, work.car)) break;
  }
  return placed;
}
