import { describe, expect, test } from 'vitest';
import { printed } from './drawing/ink.ts';
import { createLayouts } from './layouts.ts';
import { plan } from './plan.ts';

const every = createLayouts();
const layouts = every.filter((_, index) => index % 9 === 0);
const drawings = layouts.flatMap((layout) =>
  layout.levels.map((level) => ({ layout, level, svg: plan(layout, level) })),
);

describe('a plan', () => {
  test('prints the name and the area of every room', () => {
    const missing = drawings.flatMap(({ level, svg }) =>
      level.rooms.flatMap(({ name, area, kind }) => {
        const words = kind === 'stair' || kind === 'void' ? [] : [`${printed(area)} m²`];
        return [
          ...name.split(' ').filter((word) => !svg.includes(word)),
          ...words.filter((word) => !svg.includes(word)),
        ];
      }),
    );
    expect(missing).toEqual([]);
  });

  test('prints the built, the private and the balcony area of its layout', () => {
    for (const { layout, svg } of drawings) {
      expect(svg).toContain(`${printed(layout.builtArea)} m²`);
      expect(svg).toContain(`${printed(layout.privateArea)} m²`);
      if (layout.balconyArea !== null) expect(svg).toContain(`${printed(layout.balconyArea)} m²`);
    }
  });

  test('bears no name of its own: homes of many projects share it', () => {
    expect(
      drawings
        .filter(({ layout, svg }) => layout.bedrooms > 0 && svg.includes(layout.family))
        .map(({ layout }) => layout.key),
    ).toEqual([]);
  });

  test('is drawn to scale: a room has its width on the sheet', () => {
    for (const { level, svg } of drawings) {
      const [, sheet] = /viewBox="0 0 (\d+) /.exec(svg) ?? [];
      const [, scale] = /scale\(([\d.]+)\)/.exec(svg) ?? [];
      expect(Number(scale) * 100).toBeCloseTo(Number(sheet) / level.frame.width, 0);
      for (const room of level.rooms) expect(svg).toContain(`width="${Math.round(room.width * 100)}"`);
    }
  });

  test('stands within its sheet', () => {
    const outside = every.flatMap(({ levels }) =>
      levels.flatMap(({ frame, rooms, picture }) =>
        rooms
          .filter(
            ({ x, y, width, height }) =>
              x < frame.x || y < frame.y || x + width > frame.x + frame.width || y + height > frame.y + frame.height,
          )
          .map(({ name }) => `${picture}: ${name}`),
      ),
    );
    expect(outside).toEqual([]);
  });

  test('comes out the same twice and stays small', () => {
    for (const { layout, level, svg } of drawings.slice(0, 6)) expect(plan(layout, level)).toBe(svg);
    expect(Math.max(...drawings.map(({ svg }) => svg.length))).toBeLessThan(28_000);
  });
});
