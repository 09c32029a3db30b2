import { circle, path, rect, tag } from '../../svg.ts';
import { guayacan, type Mood } from '../mood.ts';
import { hatched, shadow } from './canvas.ts';

/** A cardboard box; `x`, `y` its lower left corner. */
export function carton(x: number, y: number, width: number, height: number): string {
  const side = width * 0.3;
  const flank = `M${x + width} ${y}l${side} ${-side * 0.4}v${-height}l${-side} ${side * 0.4}z`;
  return [
    shadow(`M${x} ${y}h${width + side}l20 10H${x + 10}z`),
    rect(x, y - height, width, height, { fill: '#D9A66B' }),
    path(flank, { fill: '#B17F49' }) + hatched(flank, 0.2),
    path(`M${x} ${y - height}l${side} ${-side * 0.4}h${width}l${-side} ${side * 0.4}z`, { fill: '#EBC08B' }),
    rect(x + width * 0.42, y - height, width * 0.16, height * 0.4, { fill: '#F2DDBB' }),
    path(
      `M${x + width * 0.1} ${y - height * 0.2}h${width * 0.26}M${x + width * 0.1} ${y - height * 0.12}h${width * 0.18}`,
      { stroke: '#7A5227', 'stroke-width': 4 },
    ),
  ].join('');
}

/** A moving truck that drives to the left. */
export function truck(m: Mood, x: number, y: number, width: number): string {
  const h = width * 0.42;
  const wheel = (cx: number) =>
    circle(cx, y - 4, h * 0.17, { fill: '#1B2621' }) + circle(cx, y - 4, h * 0.07, { fill: '#CBD5D0' });
  return [
    shadow(`M${x} ${y + 10}h${width}l30 12H${x + 20}z`, 0.2),
    rect(x + width * 0.3, y - h * 1.12, width * 0.7, h, { rx: 8, fill: m.paper }),
    rect(x + width * 0.3, y - h * 0.44, width * 0.7, h * 0.1, { fill: '#0B5D43' }),
    path(
      `M${x + width * 0.3} ${y - h * 0.12}V${y - h * 0.82}h${-width * 0.17}l${-width * 0.12} ${h * 0.34}v${h * 0.36}z`,
      { fill: '#0B5D43' },
    ),
    path(`M${x + width * 0.26} ${y - h * 0.74}h${-width * 0.11}l${-width * 0.08} ${h * 0.26}h${width * 0.19}z`, {
      fill: m.glass,
    }),
    path(
      `M${x + width * 0.56} ${y - h * 0.52}v${-h * 0.24}l${h * 0.2} ${-h * 0.18} ${h * 0.2} ${h * 0.18}v${h * 0.24}z`,
      { fill: guayacan.full, stroke: '#12201A', 'stroke-width': 2 },
    ),
    rect(x, y - h * 0.16, width, h * 0.1, { fill: '#2B3A34' }),
    wheel(x + width * 0.18),
    wheel(x + width * 0.68),
    wheel(x + width * 0.84),
  ].join('');
}

/** An umbrella with its hook, or a parasol on a straight pole. */
export function umbrella(x: number, y: number, width: number, colour: string, ends: 'hook' | 'pole' = 'hook'): string {
  const r = width / 2;
  const hook = `q0 ${r * 0.2} ${r * 0.16} ${r * 0.2}t${r * 0.16}-${r * 0.18}`;
  const ribs = [-0.6, -0.2, 0.2, 0.6]
    .map((part) => `M${x} ${y - r * 0.92}Q${x + r * part * 0.8} ${y - r * 0.6} ${x + r * part} ${y}`)
    .join('');
  return (
    path(`M${x} ${y - r}V${y + r * 1.06}${ends === 'hook' ? hook : ''}`, {
      stroke: '#4A372C',
      'stroke-width': width * 0.022,
      fill: 'none',
    }) +
    path(
      `M${x - r} ${y}a${r} ${r * 0.94} 0 0 1 ${width} 0q${-r * 0.2} ${-r * 0.13} ${-r * 0.4} 0q${-r * 0.2} ${-r * 0.13} ${-r * 0.4} 0q${-r * 0.2} ${-r * 0.13} ${-r * 0.4} 0q${-r * 0.2} ${-r * 0.13} ${-r * 0.4} 0q${-r * 0.2} ${-r * 0.13} ${-r * 0.4} 0z`,
      { fill: colour },
    ) +
    path(
      `M${x} ${y - r * 0.94}Q${x + r * 0.9} ${y - r * 0.8} ${x + r} ${y}q${-r * 0.2} ${-r * 0.13} ${-r * 0.4} 0Q${x + r * 0.5} ${y - r * 0.6} ${x} ${y - r * 0.94}z`,
      { fill: '#0B1712', opacity: 0.16 },
    ) +
    path(ribs, { stroke: '#0B1712', 'stroke-width': 2, opacity: 0.25, fill: 'none' })
  );
}

export function shield(x: number, y: number, width: number, colour: string): string {
  const w = width / 2;
  const d = `M${x} ${y}q${w * 0.6} ${w * 0.34} ${w} ${w * 0.3}q${w * 0.1} ${w * 1.5}-${w} ${w * 2.1}q${-w * 1.1}-${w * 0.6}-${w}-${w * 2.1}q${w * 0.4} ${w * 0.04} ${w}-${w * 0.3}z`;
  return (
    tag('g', { transform: 'translate(14 18)' }, path(d, { fill: '#0B1712', opacity: 0.15 })) +
    path(d, { fill: colour }) +
    path(`M${x} ${y}q${w * 0.6} ${w * 0.34} ${w} ${w * 0.3}q${w * 0.1} ${w * 1.5}-${w} ${w * 2.1}z`, {
      fill: '#0B1712',
      opacity: 0.16,
    })
  );
}

export function plane(x: number, y: number, width: number, colour: string): string {
  return tag(
    'g',
    { transform: `translate(${x} ${y}) rotate(-9) scale(${width / 200})` },
    path('M0 0q14-13 40-13h104q34 2 54 13-20 12-54 13H40Q14 13 0 0z', { fill: colour }),
    path('M0 0q14 12 40 13h104q34-1 54-13z', { fill: '#0B1712', opacity: 0.14 }),
    path('M92 4l-44 46h22l62-46z', { fill: '#0B5D43' }),
    path('M20-8L4-40h18l30 30z', { fill: '#0B5D43' }),
    path('M60-3h92', { stroke: '#5C9DB4', 'stroke-width': 4, 'stroke-dasharray': '6 7' }),
  );
}

export function suitcase(x: number, y: number, width: number, colour: string): string {
  const h = width * 0.82;
  return (
    shadow(`M${x} ${y}h${width}l24 10H${x + 14}z`) +
    path(`M${x + width * 0.32} ${y - h}v${-h * 0.2}h${width * 0.36}v${h * 0.2}`, {
      fill: 'none',
      stroke: '#2B3A34',
      'stroke-width': width * 0.05,
    }) +
    rect(x, y - h, width, h, { rx: width * 0.09, fill: colour }) +
    rect(x + width * 0.74, y - h, width * 0.26, h, { rx: width * 0.09, fill: '#0B1712', opacity: 0.16 }) +
    path(`M${x} ${y - h * 0.66}h${width}M${x} ${y - h * 0.3}h${width}`, {
      stroke: '#FBFAF4',
      'stroke-width': 3,
      opacity: 0.5,
    }) +
    circle(x + width * 0.3, y - h * 0.48, width * 0.1, { fill: guayacan.full })
  );
}

/** A globe with meridians; land is only hinted. */
export function globe(x: number, y: number, r: number): string {
  return (
    circle(x + r * 0.1, y + r * 0.12, r, { fill: '#0B1712', opacity: 0.14 }) +
    circle(x, y, r, { fill: '#5C9DB4' }) +
    path(
      `M${x - r * 0.3} ${y - r * 0.86}q${r * 0.36} ${r * 0.1} ${r * 0.2} ${r * 0.42}t${r * 0.24} ${r * 0.34}q${r * 0.4} ${r * 0.06} ${r * 0.32} ${r * 0.46}t-${r * 0.28} ${r * 0.48}q-${r * 0.2} ${r * 0.02}-${r * 0.22}-${r * 0.4}t-${r * 0.26}-${r * 0.56}q-${r * 0.46}-${r * 0.2}-${r * 0.42}-${r * 0.4}t${r * 0.42}-${r * 0.34}z`,
      { fill: '#7DB58C' },
    ) +
    tag(
      'g',
      { fill: 'none', stroke: '#FBFAF4', 'stroke-width': 1.8, opacity: 0.5 },
      tag('ellipse', { cx: x, cy: y, rx: r * 0.42, ry: r }),
      path(
        `M${x - r} ${y}h${2 * r}M${x - r * 0.86} ${y - r * 0.5}h${r * 1.72}M${x - r * 0.86} ${y + r * 0.5}h${r * 1.72}`,
      ),
    ) +
    path(
      `M${x + r * 0.5} ${y - r * 0.866}A${r} ${r} 0 0 1 ${x + r * 0.5} ${y + r * 0.866}A${r * 1.3} ${r * 1.3} 0 0 0 ${x + r * 0.5} ${y - r * 0.866}z`,
      { fill: '#0B1712', opacity: 0.16 },
    )
  );
}

/** A glass jar with something in it. */
export function jar(x: number, y: number, width: number, inside: string): string {
  const h = width * 1.3;
  return (
    shadow(`M${x} ${y}h${width}l34 14H${x + 20}z`) +
    rect(x, y - h, width, h, { rx: width * 0.14, fill: '#E9F3F2', opacity: 0.75 }) +
    inside +
    rect(x, y - h, width, h, { rx: width * 0.14, fill: 'none', stroke: '#8FA8A6', 'stroke-width': 4 }) +
    rect(x + width * 0.06, y - h - width * 0.14, width * 0.88, width * 0.17, { rx: 10, fill: '#A8402E' }) +
    path(`M${x + width * 0.12} ${y - h * 0.84}v${h * 0.6}`, {
      stroke: '#FFFFFF',
      'stroke-width': 9,
      'stroke-linecap': 'round',
      opacity: 0.7,
    })
  );
}

export function helmet(x: number, y: number, width: number): string {
  return (
    shadow(`M${x} ${y}h${width}l16 8H${x + 12}z`) +
    path(`M${x + width * 0.08} ${y - width * 0.1}a${width * 0.42} ${width * 0.4} 0 0 1 ${width * 0.84} 0z`, {
      fill: guayacan.full,
    }) +
    path(
      `M${x + width * 0.5} ${y - width * 0.5}a${width * 0.42} ${width * 0.4} 0 0 1 ${width * 0.42} ${width * 0.4}h${-width * 0.26}q0-${width * 0.26}-${width * 0.16}-${width * 0.4}z`,
      { fill: guayacan.deep },
    ) +
    rect(x, y - width * 0.13, width, width * 0.1, { rx: 8, fill: guayacan.full, stroke: guayacan.deep }) +
    rect(x + width * 0.44, y - width * 0.54, width * 0.12, width * 0.42, { rx: 8, fill: guayacan.light })
  );
}

/** A sign on two posts. */
export function sign(m: Mood, x: number, y: number, width: number, colour: string): string {
  const h = width * 0.5;
  return (
    path(`M${x + width * 0.14} ${y}V${y - h * 1.7}M${x + width * 0.86} ${y}V${y - h * 1.7}`, {
      stroke: '#5A4334',
      'stroke-width': 8,
    }) +
    rect(x, y - h * 2, width, h * 1.15, { rx: 6, fill: colour }) +
    path(`M${x + width * 0.12} ${y - h * 1.62}h${width * 0.5}M${x + width * 0.12} ${y - h * 1.36}h${width * 0.34}`, {
      stroke: m.paper,
      'stroke-width': 8,
    }) +
    path(`M${x + width * 0.7} ${y - h * 1.2}v${-h * 0.3}l${h * 0.22} ${-h * 0.2} ${h * 0.22} ${h * 0.2}v${h * 0.3}z`, {
      fill: guayacan.full,
    })
  );
}
