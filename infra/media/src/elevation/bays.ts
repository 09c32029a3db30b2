import type { Light, Palette } from '../palettes.ts';
import type { Random } from '../random.ts';
import { rect } from '../svg.ts';

/** One opening of the facade: its place and size. */
export interface Bay {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export type BayKind = 'window' | 'balcony' | 'slats' | 'loggia';

/** Draws an opening of a kind. */
export function bay(
  kind: BayKind,
  at: Bay,
  random: Random,
  { palette, light }: { readonly palette: Palette; readonly light: Light },
): string {
  const glass = random.chance(light.lit) ? random.pick(['#F6D58B', '#F2C56B', '#FBE3A8']) : 'url(#glass)';
  switch (kind) {
    case 'window':
      return pane(inset(at, 0.16, 0.24), glass, palette);
    case 'slats':
      return (
        rect(at.x + at.width * 0.1, at.y, at.width * 0.8, at.height, { fill: palette.accent, opacity: 0.9 }) +
        slats(at, palette)
      );
    case 'loggia':
      return (
        rect(at.x + at.width * 0.06, at.y + at.height * 0.1, at.width * 0.88, at.height * 0.84, {
          fill: palette.frame,
          opacity: 0.55,
        }) +
        pane(inset(at, 0.14, 0.2), glass, palette) +
        railing(at, palette)
      );
    case 'balcony':
      return (
        pane(inset(at, 0.12, 0.14), glass, palette) + shadowUnder(at) + railing(at, palette) + plants(at, random, light)
      );
  }
}

function inset(at: Bay, sides: number, top: number): Bay {
  return {
    x: at.x + at.width * sides,
    y: at.y + at.height * top,
    width: at.width * (1 - 2 * sides),
    height: at.height * (0.92 - top),
  };
}

function pane({ x, y, width, height }: Bay, glass: string, palette: Palette): string {
  return (
    rect(x - 2, y - 2, width + 4, height + 4, { fill: palette.frame }) +
    rect(x, y, width, height, { fill: glass }) +
    rect(x, y, width * 0.34, height, { fill: '#FFFFFF', opacity: 0.12 }) +
    rect(x + width / 2 - 1, y, 2, height, { fill: palette.frame })
  );
}

function slats(at: Bay, palette: Palette): string {
  const count = Math.max(4, Math.round(at.width / 9));
  const step = (at.width * 0.8) / count;
  return Array.from({ length: count }, (_, index) =>
    rect(at.x + at.width * 0.1 + index * step, at.y, step * 0.42, at.height, { fill: palette.frame, opacity: 0.28 }),
  ).join('');
}

function railing(at: Bay, palette: Palette): string {
  const top = at.y + at.height * 0.58;
  return (
    rect(at.x + at.width * 0.02, top, at.width * 0.96, at.height * 0.36, { fill: '#DCE9EA', opacity: 0.42 }) +
    rect(at.x + at.width * 0.02, top, at.width * 0.96, 3, { fill: palette.frame }) +
    rect(at.x - at.width * 0.02, at.y + at.height * 0.93, at.width * 1.04, at.height * 0.07, { fill: palette.slab })
  );
}

function shadowUnder(at: Bay): string {
  return rect(at.x, at.y, at.width, at.height * 0.12, { fill: '#000000', opacity: 0.22 });
}

function plants(at: Bay, random: Random, light: Light): string {
  if (!random.chance(0.35)) return '';
  return Array.from({ length: 5 }, () =>
    rect(
      at.x + random.between(0.06, 0.84) * at.width,
      at.y + at.height * random.between(0.5, 0.6),
      9,
      at.height * 0.36,
      {
        fill: random.pick(light.leaf),
        rx: 4,
      },
    ),
  ).join('');
}
