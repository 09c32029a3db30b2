import type { Layout, LayoutDoor, LayoutRoom, Side } from './layout-library.ts';
import type { ShownRoom } from './room-pictures.ts';

/** A way out of a room to another one of the tour. */
export interface TourDoor {
  /** Place of the other room in the tour, from 0. */
  to: number;
  /** Where its door is from the middle of the room: degrees on the plan, clockwise from the top. */
  bearing: number;
}

/** A room of a home that is shown all around. */
export interface TourStop {
  shows: ShownRoom;
  room: LayoutRoom;
  /** Of the layout, from 0. */
  level: number;
  /** Where the middle of its picture looks, in degrees on the plan. */
  heading: number;
  doors: TourDoor[];
}

const headings: Readonly<Record<Side, number>> = { top: 0, right: 90, bottom: 180, left: 270 };

interface Place {
  room: LayoutRoom;
  level: number;
}
interface Way {
  to: string;
  door: LayoutDoor;
}

/** A stair is one place on all its floors. */
const placeKey = ({ room, level }: Place) => (room.kind === 'stair' ? 'stair' : `${level} ${room.name}`);

/** Degrees clockwise from the top, from 0 to 359, from one point of a plan to another. */
function bearingOf(from: { x: number; y: number }, to: { x: number; y: number }): number {
  const degrees = Math.round((Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI);
  return (degrees + 360) % 360;
}

const middleOf = ({ x, y, width, height }: LayoutRoom) => ({ x: x + width / 2, y: y + height / 2 });

function placesOf({ levels }: Layout): Place[] {
  return levels.flatMap(({ rooms }, level) => rooms.map((room) => ({ room, level })));
}

const doorsOf = ({ levels }: Layout, { room, level }: Place): LayoutDoor[] =>
  (levels[level]?.doors ?? []).filter(({ from, to }) => from === room.name || to === room.name);

/** Whether a kitchen is a room of its own: one that opens to another room is seen from there. */
const isClosed = (layout: Layout, kitchen: Place) => doorsOf(layout, kitchen).every(({ kind }) => kind !== 'open');

/** Whether a home has a kitchen that is part of its living room, or at least no other one. */
export function hasOpenKitchen(layout: Layout): boolean {
  const kitchens = placesOf(layout).filter(({ room }) => room.kind === 'kitchen');
  return kitchens.length === 0 || kitchens.some((kitchen) => !isClosed(layout, kitchen));
}

/** The room of a layout that a picture all around stands for; the main one where there are more. */
function placeOf(layout: Layout, shows: ShownRoom): Place | undefined {
  const all = placesOf(layout);
  const first = (...kinds: string[]) => all.filter(({ room }) => kinds.includes(room.kind));
  const main = (places: readonly Place[]) => places.find(({ room }) => room.name.includes('principal')) ?? places[0];
  switch (shows) {
    case 'living':
      return first('living')[0];
    case 'kitchen':
      return first('kitchen').find((place) => isClosed(layout, place));
    case 'bedroom':
      return main(first('bedroom'));
    case 'bath':
      return main(first('bath'));
    case 'balcony': {
      const outside = first('balcony', 'terrace').filter((place) => doorsOf(layout, place).length > 0);
      const living = first('living')[0]?.room.name;
      return outside.find((place) => doorsOf(layout, place).some(({ from }) => from === living)) ?? outside[0];
    }
  }
}

function waysOf(layout: Layout): Map<string, Way[]> {
  const ways = new Map<string, Way[]>();
  layout.levels.forEach(({ rooms, doors }, level) => {
    const keyOf = (name: string) => {
      const room = rooms.find((one) => one.name === name);
      return room && placeKey({ room, level });
    };
    for (const door of doors) {
      const [from, to] = [keyOf(door.from), keyOf(door.to)];
      if (from === undefined || to === undefined) continue;
      ways.set(from, [...(ways.get(from) ?? []), { to, door }]);
      ways.set(to, [...(ways.get(to) ?? []), { to: from, door }]);
    }
  });
  return ways;
}

/** The stops that one comes to from a place without passing another one, each with the door that one takes first. */
function reachedFrom(start: string, ways: ReadonlyMap<string, Way[]>, stops: ReadonlySet<string>) {
  const seen = new Set([start]);
  const reached = new Map<string, LayoutDoor>();
  const queue = (ways.get(start) ?? []).map(({ to, door }) => ({ to, first: door }));
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { to, first } = next;
    if (seen.has(to)) continue;
    seen.add(to);
    if (stops.has(to)) reached.set(to, first);
    else queue.push(...(ways.get(to) ?? []).map((way) => ({ to: way.to, first })));
  }
  return reached;
}

/**
 * A home from room to room: those of its rooms that there are pictures for, each with the doors of the plan that lead on.
 * Halls and stairs are passed through, and what cannot be come to from the living room is left out. Empty without a
 * living room.
 */
export function tourOf(layout: Layout, drawn: readonly ShownRoom[]): TourStop[] {
  const ways = waysOf(layout);
  const places = drawn.flatMap((shows) => {
    const place = placeOf(layout, shows);
    return place?.room.outlook ? [{ ...place, shows, outlook: place.room.outlook, key: placeKey(place) }] : [];
  });
  const living = places.find(({ shows }) => shows === 'living');
  if (!living) return [];
  const keys = new Set(places.map(({ key }) => key));
  const doors = new Map(places.map(({ key }) => [key, reachedFrom(key, ways, keys)]));
  const joined = new Set([living.key]);
  for (const key of joined) for (const next of doors.get(key)?.keys() ?? []) joined.add(next);
  const stops = places.filter(({ key }) => joined.has(key));
  return stops.map(({ key, shows, room, level, outlook }) => ({
    shows,
    room,
    level,
    heading: headings[outlook],
    doors: stops.flatMap((other, to) => {
      const door = doors.get(key)?.get(other.key);
      return door ? [{ to, bearing: bearingOf(middleOf(room), door) }] : [];
    }),
  }));
}
