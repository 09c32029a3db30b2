import { circle, path, rect } from '../../svg.ts';
import type { Mood } from '../mood.ts';
import { shadow } from './canvas.ts';

export function solarPanels(x: number, y: number, width: number, count: number): string {
  const one = width / count;
  return Array.from({ length: count }, (_, index) => {
    const left = x + index * one;
    return (
      path(`M${left} ${y}l${one * 0.3} ${-one * 0.5}h${one * 0.84}l${-one * 0.3} ${one * 0.5}z`, { fill: '#2A4A73' }) +
      path(
        `M${left + one * 0.28} ${y}l${one * 0.3} ${-one * 0.5}M${left + one * 0.56} ${y}l${one * 0.3} ${-one * 0.5}M${left + one * 0.15} ${y - one * 0.25}h${one * 0.84}`,
        { stroke: '#9FC4E0', 'stroke-width': 1.8 },
      )
    );
  }).join('');
}

export function windTurbine(x: number, y: number, h: number): string {
  return (
    path(`M${x - h * 0.016} ${y}L${x - h * 0.006} ${y - h}h${h * 0.012}L${x + h * 0.016} ${y}z`, { fill: '#F4F6F3' }) +
    [20, 140, 260]
      .map((turn) =>
        path(`M${x} ${y - h}q${h * 0.05}-${h * 0.2} 0-${h * 0.46}q-${h * 0.03} ${h * 0.2} 0 ${h * 0.46}z`, {
          fill: '#FBFAF4',
          transform: `rotate(${turn} ${x} ${y - h})`,
        }),
      )
      .join('') +
    circle(x, y - h, h * 0.02, { fill: '#43534B' })
  );
}

/** A market stall with a striped awning. */
export function stall(m: Mood, x: number, y: number, width: number, colour: string): string {
  const h = width * 0.72;
  const stripes = Array.from({ length: 7 }, (_, index) => {
    const one = width / 7;
    const left = x + index * one;
    return (
      path(`M${left} ${y - h * 0.72}h${one}v${h * 0.12}a${one / 2} ${one / 2} 0 0 1-${one} 0z`, {
        fill: index % 2 ? m.paper : colour,
      }) +
      path(
        `M${left} ${y - h * 0.72}l${(3.5 - index) * one * 0.14} ${-h * 0.24}h${one * 0.86}l${(index - 2.5) * one * 0.14} ${h * 0.24}z`,
        { fill: index % 2 ? m.paper : colour },
      )
    );
  });
  return [
    shadow(`M${x} ${y}h${width}l24 12H${x + 16}z`),
    path(`M${x + 6} ${y}V${y - h * 0.7}M${x + width - 6} ${y}V${y - h * 0.7}`, {
      stroke: '#43534B',
      'stroke-width': 7,
    }),
    rect(x + 10, y - h * 0.62, width - 20, h * 0.3, { fill: m.shade, opacity: 0.55 }),
    rect(x, y - h * 0.34, width, h * 0.34, { fill: m.wall }),
    rect(x, y - h * 0.34, width, 9, { fill: '#5A4334' }),
    path(
      `M${x + width * 0.36} ${y - h * 0.08}v${-h * 0.1}l${width * 0.14} ${-h * 0.08} ${width * 0.14} ${h * 0.08}v${h * 0.1}z`,
      { fill: colour },
    ),
    ...stripes,
  ].join('');
}

/** Bunting between two points. */
export function bunting(x: number, y: number, length: number, colours: readonly string[]): string {
  const count = Math.floor(length / 46);
  const flags = Array.from({ length: count }, (_, index) => {
    const left = x + index * 46 + 8;
    const top = y + Math.sin(((index + 0.5) / count) * Math.PI) * 34;
    return path(`M${left} ${Math.round(top)}h30l-15 30z`, { fill: colours[index % colours.length] ?? '#0B5D43' });
  });
  return (
    path(`M${x} ${y}q${length / 2} 70 ${length} 0`, { fill: 'none', stroke: '#43534B', 'stroke-width': 2 }) +
    flags.join('')
  );
}
