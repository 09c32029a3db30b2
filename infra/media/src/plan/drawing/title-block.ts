import { propertyTypeLabels } from '@umbral/domain/vocabulary/labels.ts';
import { path, rect, tag, text } from '../../svg.ts';
import type { Layout, Level } from '../layout.ts';
import { fontFamily, ink, printed } from './ink.ts';

interface Sheet {
  readonly width: number;
  readonly height: number;
  /** Units for a metre. */
  readonly scale: number;
}

const left = 40;

/** What is drawn: homes of many projects share a layout, so it bears no name of its own. */
const nameOf = ({ type }: Layout) => propertyTypeLabels[type].replace('Lotes', 'Lote');

function countOf({ bedrooms, baths }: Layout): string {
  const counted = (count: number, one: string, many: string) =>
    count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];
  return [...counted(bedrooms, 'alcoba', 'alcobas'), ...counted(baths, 'baño', 'baños')].join(' · ');
}

/** What the open air of a layout is called: it is not part of the other two areas. */
function airOf({ levels }: Layout): string {
  return levels.some(({ rooms }) => rooms.some(({ kind }) => kind === 'terrace')) ? 'TERRAZA' : 'BALCÓN';
}

function cell(x: number, y: number, head: string, value: string): string {
  return (
    text(x, y, head, { 'font-size': 10.5, fill: ink.soft, 'letter-spacing': '.06em' }) +
    text(x, y + 21, value, { 'font-size': 16, 'font-weight': 600 })
  );
}

/** The strip at the foot of the sheet: type, counts, areas, floor, scale and north. */
export function titleBlock(layout: Layout, level: Level, { width, height, scale }: Sheet): string {
  const y = height - 92;
  const right = width - 40;
  const cells: [string, string][] = [
    [layout.type === 'lot' ? 'ÁREA DEL LOTE' : 'CONSTRUIDA', `${printed(layout.builtArea)} m²`],
    ...(layout.type === 'lot' ? [] : ([['PRIVADA', `${printed(layout.privateArea)} m²`]] satisfies [string, string][])),
    ...(layout.balconyArea === null
      ? []
      : ([[airOf(layout), `${printed(layout.balconyArea)} m²`]] satisfies [string, string][])),
    ['NIVEL', level.name],
  ];
  const start = left + 232;
  const step = (right - 84 - start) / cells.length;
  return tag(
    'g',
    { 'font-family': fontFamily, fill: ink.line },
    path(`M${left} ${y}H${right}M${left} ${y - 6}v12M${right} ${y - 6}v12`, { stroke: ink.line, fill: 'none' }),
    rect(left, y + 22, 9, 38, { fill: ink.guayacan, stroke: ink.line, 'stroke-width': 0.8 }),
    text(left + 22, y + 38, nameOf(layout), { 'font-size': 21, 'font-weight': 700 }),
    text(left + 22, y + 58, countOf(layout), { 'font-size': 12.5, fill: ink.soft }),
    ...cells.map(([head, value], index) => cell(start + step * index, y + 34, head, value)),
    path(cells.map((_, index) => `M${Math.round(start + step * index - 16)} ${y + 18}v46`).join(''), {
      stroke: ink.faint,
      'stroke-width': 0.8,
    }),
    north(right - 24, y + 42),
    scaleBar(right, y - 16, scale),
  );
}

function north(x: number, y: number): string {
  return (
    tag('circle', { cx: x, cy: y, r: 19, fill: 'none', stroke: ink.line }) +
    path(`M${x} ${y - 25}l8 29-8-6-8 6z`, { fill: ink.line }) +
    text(x, y + 16, 'N', { 'font-size': 11, 'font-weight': 700, 'text-anchor': 'middle' })
  );
}

function scaleBar(right: number, y: number, scale: number): string {
  const metres = [1, 2, 5, 10, 20].find((one) => one * scale >= 90) ?? 20;
  const length = metres * scale;
  const x = right - length;
  return (
    rect(x, y - 5, length / 2, 5, { fill: ink.line }) +
    rect(x, y - 5, length, 5, { fill: 'none', stroke: ink.line, 'stroke-width': 0.8 }) +
    text(x - 8, y, `0 – ${metres} m`, { 'font-size': 11, fill: ink.soft, 'text-anchor': 'end' })
  );
}
