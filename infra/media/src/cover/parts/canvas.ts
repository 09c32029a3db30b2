import { drawing, gradient, path, rect, tag } from '../../svg.ts';
import { type Mood, size } from '../mood.ts';

const hatch = (id: string, turn: number, gap: number, colour: string) =>
  tag(
    'pattern',
    { id, width: gap, height: gap, patternUnits: 'userSpaceOnUse', patternTransform: `rotate(${turn})` },
    path(`M0 0h${gap}`, { stroke: colour, 'stroke-width': 1.4 }),
  );

/** A whole illustration of 1280 by 720 with its sky and its textures of hairlines. */
export function canvas(mood: Mood, ...parts: readonly string[]): string {
  return drawing(
    size.width,
    size.height,
    [0, 0, size.width, size.height],
    tag(
      'defs',
      {},
      gradient('sky', mood.sky[0], mood.sky[1]),
      hatch('hatch', 45, 8, mood.ink),
      hatch('rules', 0, 9, mood.ink),
      hatch('light', 0, 7, '#FFFFFF'),
    ),
    rect(0, 0, size.width, size.height, { fill: 'url(#sky)' }),
    ...parts,
  );
}

/** Parts moved, and made larger or smaller, together. */
export function at(x: number, y: number, scale: number, ...parts: readonly string[]): string {
  return tag('g', { transform: `translate(${x} ${y}) scale(${scale})` }, ...parts);
}

export function turned(x: number, y: number, degrees: number, ...parts: readonly string[]): string {
  return tag('g', { transform: `translate(${x} ${y}) rotate(${degrees})` }, ...parts);
}

/** Hairlines over a shape, as a draughtsman darkens what lies in the shade. */
export function hatched(d: string, opacity = 0.16): string {
  return path(d, { fill: 'url(#hatch)', opacity });
}

/** Darkness on the ground or on a table. */
export function shadow(d: string, opacity = 0.16): string {
  return path(d, { fill: '#0B1712', opacity });
}

/** The motif of the house: a dimension line with its ticks. */
export function cota(x: number, y: number, length: number, colour: string, runs: 'across' | 'down' = 'across'): string {
  const d =
    runs === 'across'
      ? `M${x} ${y}h${length}M${x} ${y - 9}v18M${x + length} ${y - 9}v18`
      : `M${x} ${y}v${length}M${x - 9} ${y}h18M${x - 9} ${y + length}h18`;
  return path(d, { stroke: colour, 'stroke-width': 2, fill: 'none' });
}
