import { circle, drawing, path, rect, tag } from '../svg.ts';
import { type Mark, marks } from './marks.ts';

const tiles: Readonly<Record<Mark['tile'], (fill: string) => string>> = {
  square: (fill) => rect(2, 2, 60, 60, { rx: 12, fill }),
  circle: (fill) => circle(32, 32, 30, { fill }),
  arch: (fill) => path('M4 62V32a28 28 0 0 1 56 0v30z', { fill }),
  octagon: (fill) => path('M20 2h24l18 18v24L44 62H20L2 44V20z', { fill }),
  leaf: (fill) => path('M2 26A24 24 0 0 1 26 2h36v36a24 24 0 0 1-24 24H2z', { fill }),
  drop: (fill) => path('M32 2a30 30 0 1 1-30 30V2z', { fill }),
  hexagon: (fill) => path('M32 1l27.5 15.5v31L32 63 4.500 47.500v-31z', { fill }),
  slant: (fill) => path('M2 10l60-8v52L2 62z', { fill }),
};

/** How many marks there are. */
export const logoCount = marks.length;

/** The mark of a builder by number from 0: two colours on a tile of its own, so that any ground carries it. */
export function logo(index: number): string {
  const mark = marks[index];
  if (!mark) throw new RangeError(`no mark ${index}`);
  const shape = tag('g', { fill: mark.ink, color: mark.ink }, mark.shape(mark.ground));
  return drawing(512, 512, [0, 0, 64, 64], tiles[mark.tile](mark.ground), shape);
}
