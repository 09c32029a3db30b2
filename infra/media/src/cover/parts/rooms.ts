import { circle, path, rect, tag } from '../../svg.ts';
import { guayacan, type Mood, size } from '../mood.ts';
import { hatched, shadow } from './canvas.ts';

/** A wall and a floor with boards; `line` is where they meet. */
export function room(m: Mood, wall: string, floor: string, line = 540): string {
  const boards = Array.from(
    { length: 6 },
    (_, index) => `M0 ${line + 22 + index * (14 + index * 5)}H${size.width}`,
  ).join('');
  const joints = Array.from(
    { length: 12 },
    (_, index) => `M${index * 118 + 40} ${line}L${(index * 118 + 40 - 640) * 1.5 + 640} 720`,
  ).join('');
  return (
    rect(0, 0, size.width, line, { fill: wall }) +
    rect(0, line, size.width, size.height - line, { fill: floor }) +
    path(boards + joints, { stroke: m.ink, 'stroke-width': 1.3, opacity: 0.14, fill: 'none' }) +
    rect(0, line - 14, size.width, 14, { fill: m.paper, opacity: 0.75 })
  );
}

/** Light that falls through a window onto the wall and the floor. */
export function lightBeam(x: number, y: number, width: number, height: number): string {
  return path(`M${x} ${y}h${width}l170 ${height}h-${width}z`, { fill: '#FFF6D6', opacity: 0.28 });
}

/** A window with what one sees of it. */
export function window(m: Mood, x: number, y: number, width: number, height: number, view: string): string {
  const id = `w${Math.round(x)}`;
  return [
    tag('clipPath', { id }, rect(x, y, width, height)),
    rect(x - 16, y - 16, width + 32, height + 32, { fill: m.paper }),
    tag('g', { 'clip-path': `url(#${id})` }, rect(x, y, width, height, { fill: 'url(#sky)' }), view),
    path(`M${x + width / 2} ${y}v${height}`, { stroke: m.paper, 'stroke-width': 10 }),
    path(
      `M${x + width * 0.08} ${y + height}L${x + width * 0.34} ${y}h${width * 0.1}L${x + width * 0.18} ${y + height}z`,
      { fill: '#FFFFFF', opacity: 0.16 },
    ),
    rect(x - 28, y + height + 12, width + 56, 14, { fill: m.shade }),
  ].join('');
}

/** Curtains at both sides of a window. */
export function curtains(x: number, y: number, width: number, height: number, colour: string): string {
  const one = (left: number) =>
    rect(left, y, 70, height, { fill: colour }) +
    path([16, 32, 50].map((dx) => `M${left + dx} ${y}v${height}`).join(''), {
      stroke: '#0B1712',
      'stroke-width': 3,
      opacity: 0.14,
    });
  return rect(x - 110, y - 14, width + 220, 8, { rx: 4, fill: '#5A4334' }) + one(x - 90) + one(x + width + 20);
}

export function sofa(x: number, y: number, width: number, colour: string): string {
  const h = width * 0.3;
  const seats = [0, 1, 2].map(
    (index) =>
      rect(x + width * (0.1 + index * 0.268), y - h * 0.62, width * 0.258, h * 0.3, { rx: 12, fill: colour }) +
      rect(x + width * (0.1 + index * 0.268), y - h * 0.62, width * 0.258, h * 0.3, {
        rx: 12,
        fill: '#FFFFFF',
        opacity: 0.16,
      }),
  );
  return [
    shadow(`M${x} ${y}h${width}l40 12H${x + 24}z`, 0.2),
    path(`M${x + width * 0.08} ${y}v-20M${x + width * 0.92} ${y}v-20`, { stroke: '#5A4334', 'stroke-width': 9 }),
    rect(x + width * 0.06, y - h * 1.2, width * 0.88, h * 0.9, { rx: 22, fill: colour }),
    ...seats,
    rect(x + width * 0.04, y - h * 0.42, width * 0.92, h * 0.3, { rx: 10, fill: colour }) +
      rect(x + width * 0.04, y - h * 0.3, width * 0.92, h * 0.18, { rx: 10, fill: '#0B1712', opacity: 0.12 }),
    rect(x, y - h * 0.84, width * 0.11, h * 0.74, { rx: 16, fill: colour }),
    rect(x + width * 0.89, y - h * 0.84, width * 0.11, h * 0.74, { rx: 16, fill: colour }) +
      hatched(`M${x + width * 0.89} ${y - h * 0.8}h${width * 0.11}v${h * 0.66}h-${width * 0.11}z`, 0.16),
    rect(x + width * 0.16, y - h * 0.86, width * 0.13, width * 0.1, {
      rx: 8,
      fill: guayacan.full,
      transform: `rotate(-10 ${x + width * 0.2} ${y - h * 0.8})`,
    }),
  ].join('');
}

export function floorLamp(x: number, y: number, h: number, colour: string): string {
  return (
    path(`M${x} ${y}V${y - h}`, { stroke: '#2B3A34', 'stroke-width': 6 }) +
    tag('ellipse', { cx: x, cy: y, rx: 34, ry: 7, fill: '#2B3A34' }) +
    path(`M${x - 30} ${y - h}h60l22 70h-104z`, { fill: colour }) +
    path(`M${x - 52} ${y - h + 70}h104l90 150h-284z`, { fill: '#FFE9A8', opacity: 0.18 })
  );
}

export function pendant(x: number, length: number, colour: string): string {
  return (
    path(`M${x} 0v${length}`, { stroke: '#2B3A34', 'stroke-width': 3 }) +
    path(`M${x - 14} ${length}h28q34 8 40 58h-108q6-50 40-58z`, { fill: colour }) +
    tag('ellipse', { cx: x, cy: length + 58, rx: 54, ry: 7, fill: '#FFF2C4' }) +
    path(`M${x - 54} ${length + 62}h108l70 170h-248z`, { fill: '#FFF2C4', opacity: 0.16 })
  );
}

export function plantPot(m: Mood, x: number, y: number, h: number, pot: string): string {
  const leaves = [-62, -38, -14, 12, 36, 62].map((angle) =>
    path(`M0 0q${h * 0.12}-${h * 0.34} 0-${h * 0.62}q-${h * 0.12} ${h * 0.28} 0 ${h * 0.62}z`, {
      fill: angle % 4 === 0 ? m.leaf : m.leafDark,
      transform: `translate(${x} ${y - h * 0.3}) rotate(${angle})`,
    }),
  );
  return (
    shadow(`M${x - h * 0.16} ${y}h${h * 0.4}l14 8h-${h * 0.4}z`) +
    leaves.join('') +
    path(`M${x - h * 0.17} ${y - h * 0.34}h${h * 0.34}l-${h * 0.05} ${h * 0.34}h-${h * 0.24}z`, { fill: pot }) +
    path(`M${x + h * 0.04} ${y - h * 0.34}h${h * 0.13}l-${h * 0.05} ${h * 0.34}h-${h * 0.08}z`, {
      fill: '#0B1712',
      opacity: 0.16,
    })
  );
}

export function table(x: number, y: number, width: number, h: number, colour = '#B5793F'): string {
  return (
    shadow(`M${x} ${y}h${width}l40 10H${x + 20}z`) +
    path(`M${x + width * 0.1} ${y}L${x + width * 0.16} ${y - h}M${x + width * 0.9} ${y}L${x + width * 0.84} ${y - h}`, {
      stroke: '#8A5A2C',
      'stroke-width': 12,
    }) +
    rect(x, y - h - 16, width, 18, { rx: 6, fill: colour }) +
    rect(x, y - h - 4, width, 6, { rx: 3, fill: '#0B1712', opacity: 0.2 })
  );
}

/** A chair seen from the side; it looks right, or left where turned. */
export function chair(x: number, y: number, h: number, colour: string, isTurned = false): string {
  const d = `M0 0L${h * 0.04} ${-h * 0.46}M${h * 0.4} 0L${h * 0.36} ${-h * 0.46}M${h * 0.02} ${-h * 0.46}L${-h * 0.04} ${-h}`;
  return tag(
    'g',
    { transform: `translate(${x} ${y}) scale(${isTurned ? -1 : 1} 1)` },
    path(d, { stroke: '#5A4334', 'stroke-width': 8, 'stroke-linecap': 'round', fill: 'none' }),
    rect(-2, -h * 0.52, h * 0.44, h * 0.09, { rx: 6, fill: colour }),
    rect(-h * 0.08, -h, h * 0.1, h * 0.36, { rx: 6, fill: colour }),
  );
}

export function picture(x: number, y: number, width: number, height: number, inside: string): string {
  return (
    rect(x + 6, y + 9, width, height, { fill: '#0B1712', opacity: 0.16 }) +
    rect(x, y, width, height, { fill: '#FBFAF4', stroke: '#5A4334', 'stroke-width': 7 }) +
    inside
  );
}

export function rug(x: number, y: number, width: number, colour: string): string {
  return (
    path(`M${x + width * 0.12} ${y}h${width * 0.76}l${width * 0.12} 74H${x}z`, { fill: colour }) +
    path(`M${x + width * 0.11} ${y + 14}h${width * 0.78}M${x + width * 0.03} ${y + 58}h${width * 0.94}`, {
      stroke: '#FBFAF4',
      'stroke-width': 5,
      opacity: 0.6,
    })
  );
}

/** A run of kitchen cabinets with worktop, oven and sink. */
export function kitchenRun(m: Mood, x: number, y: number, width: number, colour: string): string {
  const h = 170;
  const doors = Math.floor(width / 120);
  const one = width / doors;
  const fronts = Array.from(
    { length: doors },
    (_, index) =>
      rect(x + index * one + 4, y - h + 30, one - 8, h - 50, { rx: 3, fill: colour }) +
      path(`M${x + index * one + one * 0.36} ${y - h + 50}h${one * 0.28}`, {
        stroke: guayacan.deep,
        'stroke-width': 5,
        'stroke-linecap': 'round',
      }),
  );
  const oven = x + one * 1;
  return [
    shadow(`M${x} ${y}h${width}l30 10H${x + 20}z`),
    rect(x, y - h + 20, width, h - 20, { fill: colour }) +
      rect(x, y - h + 20, width, h - 20, { fill: '#0B1712', opacity: 0.22 }),
    ...fronts,
    rect(oven + 10, y - h + 52, one - 20, h - 96, { rx: 6, fill: '#22302A' }) +
      rect(oven + 20, y - h + 70, one - 40, h - 128, { rx: 4, fill: m.lit, opacity: 0.5 }),
    rect(x - 10, y - h, width + 20, 22, { fill: m.paper }) + rect(x - 10, y - h + 14, width + 20, 8, { fill: m.shade }),
    path(`M${x + width * 0.62} ${y - h}v-44q0-18 20-18t20 18v10`, {
      fill: 'none',
      stroke: '#8A9890',
      'stroke-width': 8,
    }),
  ].join('');
}

export function shelf(x: number, y: number, width: number, seed: number): string {
  const colours = ['#B3372B', '#0B5D43', '#F5B81C', '#1F4F7A', '#E8DCC4', '#C66A4A'];
  const books = Array.from({ length: Math.floor(width / 17) - 3 }, (_, index) => {
    const h = 46 + ((index * 13 + seed * 7) % 26);
    return rect(x + 14 + index * 17, y - h, 13, h, { fill: colours[(index + seed) % colours.length] });
  });
  return (
    books.join('') +
    rect(x, y, width, 12, { fill: '#9B6540' }) +
    rect(x, y + 12, width, 8, { fill: '#0B1712', opacity: 0.14 })
  );
}

export function bed(x: number, y: number, width: number, colour: string): string {
  const h = width * 0.3;
  return [
    shadow(`M${x} ${y}h${width}l40 12H${x + 24}z`, 0.18),
    rect(x, y - h * 1.7, width * 0.07, h * 1.7, { rx: 10, fill: '#9B6540' }),
    rect(x + width * 0.05, y - h * 0.5, width * 0.95, h * 0.36, { fill: '#9B6540' }),
    rect(x + width * 0.06, y - h * 0.86, width * 0.93, h * 0.42, { rx: 14, fill: '#FBFAF4' }),
    path(`M${x + width * 0.34} ${y - h * 0.92}h${width * 0.66}v${h * 0.66}h-${width * 0.66}z`, { fill: colour }) +
      hatched(`M${x + width * 0.78} ${y - h * 0.92}h${width * 0.22}v${h * 0.66}h-${width * 0.22}z`, 0.14),
    rect(x + width * 0.08, y - h * 1.16, width * 0.22, h * 0.36, { rx: 14, fill: '#F1EDE2' }),
    circle(x + width * 0.97, y - 4, 6, { fill: '#5A4334' }),
  ].join('');
}
