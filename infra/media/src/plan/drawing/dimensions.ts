import { path, tag, text } from '../../svg.ts';
import { fontFamily, ink, printed, textWidth } from './ink.ts';

/** Places along a line in metres and where that line lies on the sheet. */
export interface Chain {
  readonly breaks: readonly number[];
  readonly runs: 'across' | 'down';
  /** The other coordinate on the sheet. */
  readonly at: number;
  /** From metres to the sheet along the line. */
  readonly place: (metres: number) => number;
}

const tick = 6;
const size = 12;

/** A dimension line: a hairline with a tick of 6 px at every break and the metres between. */
export function dimensionChain({ breaks, runs, at, place }: Chain): string {
  const isAcross = runs === 'across';
  const points = breaks.map((metres) => Math.round(place(metres) * 10) / 10);
  const first = points[0] ?? 0;
  const last = points.at(-1) ?? 0;
  const ticks = points.map((point) =>
    isAcross ? `M${point} ${at - tick}v${2 * tick}` : `M${at - tick} ${point}h${2 * tick}`,
  );
  const line = isAcross ? `M${first - 5} ${at}H${last + 5}` : `M${at} ${first - 5}V${last + 5}`;
  const captions = breaks.slice(1).map((metres, index) => {
    const from = breaks[index] ?? 0;
    const caption = printed(metres - from);
    const middle = (place(from) + place(metres)) / 2;
    const room = place(metres) - place(from);
    const fitting = Math.min(size, (room / textWidth(caption, 1)) * 0.96);
    return fitting < 8.5 ? '' : label(caption, middle, { at, isAcross, size: fitting });
  });
  return path([line, ...ticks].join(''), { stroke: ink.soft, fill: 'none' }) + captions.join('');
}

function label(caption: string, middle: number, where: { at: number; isAcross: boolean; size: number }): string {
  const { at, isAcross, size: fontSize } = where;
  const style = { 'font-size': fontSize === size ? undefined : fontSize };
  if (isAcross) return text(middle, at - 5, caption, style);
  return text(0, 0, caption, {
    ...style,
    transform: `translate(${Math.round((at - 5) * 10) / 10} ${Math.round(middle * 10) / 10}) rotate(-90)`,
  });
}

/** Sorted places without those that fall together. */
export function breaksOf(places: readonly number[]): number[] {
  return [...new Set(places.map((place) => Math.round(place * 100) / 100))].toSorted((a, b) => a - b);
}

/** Dimension lines share their letters. */
export function dimensionGroup(lines: readonly string[]): string {
  const style = { 'font-size': size, fill: ink.soft, 'text-anchor': 'middle', 'font-family': fontFamily };
  return tag('g', style, ...lines);
}
