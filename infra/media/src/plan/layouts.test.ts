import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Box, isIndoor, type Layout, type Level, type Room } from './layout.ts';
import { createLayouts } from './layouts.ts';
import { layoutsAsText } from './layouts-file.ts';
import { programme } from './programme.ts';

const layouts = createLayouts();
const levels = layouts.flatMap((layout) => layout.levels.map((level) => ({ layout, level })));
const hundredths = (value: number) => Math.round(value * 100) / 100;
const sum = (values: readonly number[]) => hundredths(values.reduce((total, value) => total + value, 0));

/** Rooms within the outer walls: all but what lies behind them, as balconies and patios. */
function tilesOf({ rooms, doors }: Level): Room[] {
  const entered = new Set(doors.filter(({ kind }) => kind !== 'sliding').flatMap(({ from, to }) => [from, to]));
  return rooms.filter(({ name, kind }) => isIndoor(kind) || kind === 'void' || entered.has(name));
}

function isOver(a: Box, b: Box): boolean {
  const margin = 0.001;
  return (
    a.x + a.width > b.x + margin &&
    b.x + b.width > a.x + margin &&
    a.y + a.height > b.y + margin &&
    b.y + b.height > a.y + margin
  );
}

function reachable(layout: Layout): Set<string> {
  const stops = (level: Level, name: string) => (name === 'Escalera' ? 'Escalera' : `${level.name} ${name}`);
  const ways = layout.levels.flatMap((level) =>
    level.doors.flatMap(({ from, to }) => (from === null ? [] : [[stops(level, from), stops(level, to)] as const])),
  );
  const first = layout.levels.flatMap((level) =>
    level.doors.filter(({ from }) => from === null).map(({ to }) => stops(level, to)),
  );
  const seen = new Set(first);
  for (let before = -1; before < seen.size; ) {
    before = seen.size;
    for (const [a, b] of ways) {
      if (seen.has(a)) seen.add(b);
      if (seen.has(b)) seen.add(a);
    }
  }
  return new Set(
    layout.levels.flatMap((level) =>
      level.rooms.filter(({ name }) => seen.has(stops(level, name))).map(({ name }) => `${level.name} ${name}`),
    ),
  );
}

describe('layouts', () => {
  test('are at least 160, with keys and rooms of their own', () => {
    expect(layouts.length).toBeGreaterThanOrEqual(160);
    expect(new Set(layouts.map(({ key }) => key)).size).toBe(layouts.length);
    expect(new Set(layouts.map((layout) => JSON.stringify(layout.levels.map(({ rooms }) => rooms)))).size).toBe(
      layouts.length,
    );
  });

  test('the committed file is what the code gives', async () => {
    const file = path.join(import.meta.dirname, '..', '..', 'library', 'layouts.json');
    expect(await readFile(file, 'utf8')).toBe(layoutsAsText(layouts));
  });

  test('rooms tile every level without overlap or gap', () => {
    const faults = levels.flatMap(({ layout, level }) => {
      const tiles = tilesOf(level);
      const left = Math.min(...tiles.map(({ x }) => x));
      const right = Math.max(...tiles.map(({ x, width }) => x + width));
      const overlaps = tiles.some((a, index) => tiles.slice(index + 1).some((b) => isOver(a, b)));
      const covered = tiles.reduce((total, { width, height }) => total + width * height, 0);
      const gap = Math.abs(covered - (right - left) * layout.depth);
      return overlaps || gap > 0.001 ? [`${level.picture}: ${gap}`] : [];
    });
    expect(faults).toEqual([]);
  });

  test('every room is reached from the entrance', () => {
    const cutOff = layouts.flatMap((layout) => {
      const reached = reachable(layout);
      return layout.levels.flatMap((level) =>
        level.rooms
          .filter(({ kind }) => isIndoor(kind))
          .map(({ name }) => `${level.name} ${name}`)
          .filter((name) => !reached.has(name))
          .map((name) => `${layout.key}: ${name}`),
      );
    });
    expect(cutOff).toEqual([]);
  });

  test('bedrooms are 2.4 m wide or more and have a window', () => {
    const faults = levels.flatMap(({ level }) =>
      level.rooms
        .filter(({ kind }) => kind === 'bedroom')
        .filter(
          ({ name, width, height }) =>
            Math.min(width, height) < 2.4 ||
            !(
              level.windows.some((window) => window.room === name) ||
              level.doors.some((door) => door.kind === 'sliding' && door.from === name)
            ),
        )
        .map(({ name }) => `${level.picture}: ${name}`),
    );
    expect(faults).toEqual([]);
  });

  test('in homes a bath is entered from a hall, a bedroom or its closet', () => {
    const faults = levels
      .filter(({ layout }) => layout.bedrooms > 0)
      .flatMap(({ level }) => {
        const kinds = new Map(level.rooms.map(({ name, kind }) => [name, kind]));
        return level.doors
          .filter(({ to }) => kinds.get(to) === 'bath')
          .filter(({ from }) => !['hall', 'bedroom', 'dressing'].includes(kinds.get(from ?? '') ?? ''))
          .map(({ to }) => `${level.picture}: ${to}`);
      });
    expect(faults).toEqual([]);
  });

  test('the stair stands in one place on all floors', () => {
    const places = layouts.map(({ levels: floors }) =>
      floors.flatMap(({ rooms }) => rooms.filter(({ kind }) => kind === 'stair').map(({ x, y }) => `${x} ${y}`)),
    );
    expect(places.filter((stairs) => new Set(stairs).size > 1)).toEqual([]);
  });

  test('counts and areas are those of the rooms', () => {
    for (const layout of layouts) {
      const rooms = layout.levels.flatMap((level) => level.rooms);
      expect(rooms.filter(({ kind }) => kind === 'bedroom').length, layout.key).toBe(layout.bedrooms);
      expect(rooms.filter(({ kind }) => kind === 'bath').length, layout.key).toBe(layout.baths);
      expect(sum(rooms.filter(({ kind }) => isIndoor(kind)).map(({ area }) => area)), layout.key).toBe(
        layout.privateArea,
      );
      const air = rooms.filter(({ kind }) => kind === 'balcony' || kind === 'terrace');
      expect(air.length === 0 ? null : sum(air.map(({ area }) => area)), layout.key).toBe(layout.balconyArea);
      for (const { area, width, height } of rooms) expect(area).toBeCloseTo(width * height, 1.9);
    }
  });

  test('in homes walls take between 4 % and 16 % of what is built', () => {
    const shares = layouts
      .filter(({ bedrooms }) => bedrooms > 0)
      .map(({ key, privateArea, builtArea }) => ({ key, share: 1 - privateArea / builtArea }));
    expect(shares.filter(({ share }) => share < 0.04 || share > 0.16)).toEqual([]);
  });

  test('every demand is met by five layouts or more', () => {
    const short = programme.filter(
      ({ type, area, bedrooms, baths }) =>
        layouts.filter(
          (layout) =>
            layout.type === type &&
            layout.bedrooms === bedrooms &&
            layout.baths === baths &&
            layout.builtArea >= area[0] &&
            layout.builtArea <= area[1],
        ).length < 5,
    );
    expect(short.map(({ type, area }) => `${type} ${area.join('-')}`)).toEqual([]);
  });
});
