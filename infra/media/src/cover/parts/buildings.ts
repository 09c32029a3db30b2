import { randomOf } from 'infra-random/random.ts';
import { path, rect, tag } from '../../svg.ts';
import { guayacan, type Mood } from '../mood.ts';
import { hatched, shadow } from './canvas.ts';

export interface Block {
  readonly x: number;
  /** Where it stands. */
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly columns?: number;
  readonly rows?: number;
  readonly tone?: 'wall' | 'shade' | 'accent' | 'roof' | 'far' | 'mid' | 'near';
  /** Width of the side that lies in the shade. */
  readonly side?: number;
  readonly face?: 'windows' | 'balconies' | 'ribbons' | 'bare';
  /** Share of lit windows. */
  readonly lit?: number;
}

/** A building seen from the corner: lit front, hatched side, roof and its windows. */
export function block(
  m: Mood,
  { x, y, width, height, columns = 4, rows = 6, tone = 'wall', side = 36, face = 'windows', lit = 0.12 }: Block,
): string {
  const lift = side * 0.4;
  const right = x + width;
  const top = y - height;
  const flank = `M${right} ${y}l${side} ${-lift}V${top - lift}L${right} ${top}z`;
  return [
    shadow(`M${x} ${y}h${width + side}l${height * 0.16} 14H${x + 12}z`, 0.12),
    path(flank, { fill: m[tone] }),
    path(flank, { fill: m.ink, opacity: 0.26 }),
    hatched(flank, 0.22),
    rect(x, top, width, height, { fill: m[tone] }),
    path(`M${x} ${top}l${side} ${-lift}h${width}L${right} ${top}z`, { fill: m[tone] }),
    path(`M${x} ${top}l${side} ${-lift}h${width}L${right} ${top}z`, { fill: m.paper, opacity: 0.35 }),
    facade(m, { x, y, width, height, columns, rows, face, lit }),
  ].join('');
}

type Facade = Required<Pick<Block, 'x' | 'y' | 'width' | 'height' | 'columns' | 'rows' | 'face' | 'lit'>>;

function facade(m: Mood, { x, y, width, height, columns, rows, face, lit }: Facade): string {
  if (face === 'bare') return '';
  const random = randomOf(`facade ${x} ${width} ${height}`);
  const margin = width * 0.09;
  const stepX = (width - 2 * margin) / columns;
  const stepY = (height - 34) / rows;
  const cells = Array.from({ length: columns * rows }, (_, index) => ({
    left: x + margin + (index % columns) * stepX,
    top: y - height + 14 + Math.floor(index / columns) * stepY,
    isLit: random.chance(lit),
  }));
  const [w, h] = [stepX * 0.62, stepY * 0.56];
  const box = (left: number, top: number) => `M${r(left)} ${r(top)}h${r(w)}v${r(h)}h${r(-w)}z`;
  const pane = (isLit: boolean) =>
    cells
      .filter((cell) => cell.isLit === isLit)
      .map(({ left, top }) => box(left + stepX * 0.19, top))
      .join('');
  const gleams = cells
    .filter((cell, index) => !cell.isLit && index % 3 === 0)
    .map(
      ({ left, top }) =>
        `M${r(left + stepX * 0.19)} ${r(top + h)}l${r(w * 0.6)} ${r(-h)}h${r(w * 0.3)}l${r(-w * 0.6)} ${r(h)}z`,
    )
    .join('');
  const slabs =
    face === 'balconies'
      ? cells
          .filter((_, index) => (index + Math.floor(index / columns)) % 2 === 0)
          .map(({ left, top }) => balcony(m, left, top + h, stepX))
          .join('')
      : '';
  const ribbons =
    face === 'ribbons'
      ? path(
          Array.from({ length: rows + 1 }, (_, index) => `M${x} ${r(y - height + 8 + index * stepY)}h${width}`).join(
            '',
          ),
          { stroke: m.paper, 'stroke-width': 4, opacity: 0.75 },
        )
      : '';
  return (
    path(pane(false), { fill: m.glass }) +
    path(gleams, { fill: m.paper, opacity: 0.28 }) +
    path(pane(true), { fill: m.lit }) +
    ribbons +
    slabs
  );
}

function balcony(m: Mood, left: number, top: number, step: number): string {
  const bars = Array.from(
    { length: 6 },
    (_, index) => `M${r(left + step * (0.08 + index * 0.165))} ${r(top - 9)}v9`,
  ).join('');
  return (
    rect(left + step * 0.04, top, step * 0.92, 4, { fill: m.paper }) +
    path(`${bars}M${r(left + step * 0.06)} ${r(top - 9)}h${r(step * 0.88)}`, {
      stroke: m.ink,
      'stroke-width': 1.2,
      opacity: 0.55,
      fill: 'none',
    })
  );
}

const r = (value: number) => Math.round(value * 10) / 10;

/** A house with a gable, a door and a lit window. */
export function house(m: Mood, x: number, y: number, width: number, tone: Block['tone'] = 'wall'): string {
  const h = width * 0.62;
  const eave = y - h;
  const side = width * 0.34;
  const flank = `M${x + width} ${y}l${side} ${r(-side * 0.3)}V${r(eave - side * 0.3)}L${x + width} ${eave}z`;
  const peak = `${r(x + width / 2)} ${r(eave - width * 0.36)}`;
  return [
    shadow(`M${x} ${y}h${width + side}l30 12H${x + 14}z`),
    path(flank, { fill: m[tone] }) + path(flank, { fill: m.ink, opacity: 0.24 }) + hatched(flank, 0.2),
    path(`M${x} ${y}V${eave}L${peak}L${x + width} ${eave}V${y}z`, { fill: m[tone] }),
    path(
      `M${peak}l${side} ${r(-side * 0.3)}L${x + width + side + 10} ${r(eave - side * 0.3 + 8)}L${x + width + 8} ${eave + 8}z`,
      { fill: m.roof },
    ),
    path(`M${x - 12} ${eave + 10}L${peak}L${x + width + 12} ${eave + 10}`, {
      fill: 'none',
      stroke: m.roof,
      'stroke-width': width * 0.045,
      'stroke-linejoin': 'round',
    }),
    rect(x + width * 0.16, y - h * 0.58, width * 0.2, h * 0.58, { fill: m.leafDark }),
    rect(x + width * 0.32, y - h * 0.3, 4, 4, { fill: guayacan.full }),
    rect(x + width * 0.5, y - h * 0.62, width * 0.32, h * 0.34, { fill: m.lit }),
    path(
      `M${r(x + width * 0.66)} ${r(y - h * 0.62)}v${r(h * 0.34)}M${r(x + width * 0.5)} ${r(y - h * 0.45)}h${r(width * 0.32)}`,
      { stroke: m.paper, 'stroke-width': 3 },
    ),
    rect(x + width * 0.48, y - h * 0.28, width * 0.36, 5, { fill: m.shade }),
  ].join('');
}

/** A building of which only slabs and columns stand. */
export function skeleton(m: Mood, x: number, y: number, width: number, floors: number, floor = 56): string {
  const columns = 5;
  const slabs = Array.from(
    { length: floors + 1 },
    (_, index) =>
      rect(x - 8, y - index * floor - 9, width + 16, 9, { fill: m.shade }) +
      rect(x - 8, y - index * floor - 3, width + 16, 3, { fill: m.ink, opacity: 0.25 }),
  );
  const posts = Array.from({ length: columns * floors }, (_, index) => {
    const left = x + (index % columns) * ((width - 12) / (columns - 1));
    return (
      rect(left, y - (Math.floor(index / columns) + 1) * floor, 12, floor - 9, { fill: m.wall }) +
      rect(left + 8, y - (Math.floor(index / columns) + 1) * floor, 4, floor - 9, { fill: m.ink, opacity: 0.25 })
    );
  });
  const bars = Array.from(
    { length: 14 },
    (_, index) => `M${r(x + 6 + index * (width / 14))} ${y - floors * floor - 9}v-26`,
  ).join('');
  return (
    rect(x, y - floors * floor, width, floors * floor, { fill: m.ink, opacity: 0.16 }) +
    posts.join('') +
    slabs.join('') +
    path(bars, { stroke: m.accent, 'stroke-width': 2.4 })
  );
}

/** A tower crane; the arm reaches left where `reach` is negative. */
export function crane(m: Mood, x: number, y: number, h: number, reach: number): string {
  const top = y - h;
  const lattice = Array.from(
    { length: Math.floor(h / 26) },
    (_, index) => `M${x - 9} ${y - index * 26}l18-26M${x + 9} ${y - index * 26}l-18-26`,
  ).join('');
  const back = -Math.sign(reach) * Math.abs(reach) * 0.32;
  const struts = Array.from(
    { length: 10 },
    (_, index) => `M${r(x + (reach / 10) * index)} ${top}l${r(reach / 20)}-16l${r(reach / 20)} 16`,
  ).join('');
  return tag(
    'g',
    { fill: 'none', stroke: guayacan.full, 'stroke-width': 3.4, 'stroke-linejoin': 'round' },
    path(`M${x - 9} ${y}V${top}M${x + 9} ${y}V${top}`),
    path(lattice, { 'stroke-width': 1.8 }),
    path(`M${x + back} ${top}H${x + reach}M${x} ${top - 16}H${r(x + reach * 0.95)}`),
    path(struts, { 'stroke-width': 1.8 }),
    path(`M${x} ${top}v-58L${r(x + reach * 0.7)} ${top - 16}M${x} ${top - 58}L${x + back} ${top}`, {
      stroke: m.ink,
      'stroke-width': 1.6,
    }),
    path(`M${r(x + reach * 0.74)} ${top}v${r(h * 0.3)}`, { stroke: m.ink, 'stroke-width': 1.6 }),
    rect(x + back - 16, top, 32, 24, { fill: m.shade, stroke: m.ink, 'stroke-width': 1.6 }),
    rect(r(x + reach * 0.74) - 30, top + h * 0.3, 60, 12, { fill: m.accent, stroke: m.ink, 'stroke-width': 1.6 }),
  );
}
