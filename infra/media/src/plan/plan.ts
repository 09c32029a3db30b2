import { drawing, path, rect, round, text } from '../svg.ts';
import { furniture } from './furniture.ts';
import type { Layout, Room } from './layouts.ts';

const size = { width: 1600, height: 1200, margin: 170 } as const;
const ink = '#12201A';
const fills: Readonly<Record<Room['kind'], string>> = {
  living: '#F6F2E8',
  bedroom: '#F1F4EF',
  kitchen: '#EFEBE2',
  bath: '#E3EDEE',
  balcony: '#DCEDE4',
  laundry: '#ECEEEA',
  study: '#F1F4EF',
  hall: '#FAFBF9',
  open: '#F6F2E8',
  lot: '#DCEDE4',
};
const decimals = new Intl.NumberFormat('es-CO', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Draws a layout to scale with its walls, furniture, areas and dimension lines, 1600 × 1200. */
export function plan(layout: Layout): string {
  const width = Math.max(...layout.rooms.map((room) => room.x + room.width));
  const height = Math.max(...layout.rooms.map((room) => room.y + room.height));
  const scale = Math.min((size.width - 2 * size.margin) / width, (size.height - 2 * size.margin) / height);
  const left = (size.width - width * scale) / 2;
  const top = (size.height - height * scale) / 2 - 20;
  return drawing(
    size.width,
    size.height,
    [-left, -top, size.width, size.height],
    rect(-left, -top, size.width, size.height, { fill: '#FFFFFF' }),
    ...layout.rooms.map((room) => floor(room, scale)),
    ...layout.rooms.map((room) => furniture(room, scale)),
    ...layout.rooms.map((room) => label(room, scale)),
    dimension(0, height * scale + 58, width * scale, `${decimals.format(width)} m`),
    verticalDimension(width * scale + 58, height * scale, `${decimals.format(height)} m`),
  );
}

/** Area of a layout inside its walls, m², balconies and open ground apart. */
export function areaOf(layout: Layout): number {
  const inside = layout.rooms.filter((room) => room.kind !== 'balcony' && room.kind !== 'lot');
  return inside.reduce((sum, room) => sum + room.width * room.height, 0);
}

function floor(room: Room, scale: number): string {
  const light = room.kind === 'balcony' || room.kind === 'lot' || room.kind === 'hall';
  return rect(room.x * scale, room.y * scale, room.width * scale, room.height * scale, {
    fill: fills[room.kind],
    stroke: ink,
    'stroke-width': light ? 3 : 9,
    'stroke-dasharray': room.kind === 'lot' ? '14 8' : undefined,
  });
}

function label(room: Room, scale: number): string {
  const x = (room.x + room.width / 2) * scale;
  const y = (room.y + room.height / 2) * scale + 12;
  const fontSize = Math.max(15, Math.min(26, (room.width * scale) / (room.name.length * 0.62)));
  const style = {
    'text-anchor': 'middle',
    'font-family': 'DejaVu Sans, sans-serif',
    fill: ink,
    stroke: '#FFFFFF',
    'stroke-width': 7,
    'paint-order': 'stroke',
  };
  return (
    text(x, y, room.name, { ...style, 'font-size': fontSize, 'font-weight': 600 }) +
    text(x, y + fontSize * 1.2, `${decimals.format(room.width * room.height)} m²`, {
      ...style,
      'font-size': fontSize * 0.82,
      fill: '#43534B',
    })
  );
}

function dimension(x: number, y: number, length: number, caption: string): string {
  return (
    path(
      `M${round(x)} ${round(y)}h${round(length)}M${round(x)} ${round(y - 12)}v24M${round(x + length)} ${round(y - 12)}v24`,
      { stroke: ink, 'stroke-width': 2.5, fill: 'none' },
    ) +
    text(x + length / 2, y + 40, caption, {
      'text-anchor': 'middle',
      'font-family': 'DejaVu Sans, sans-serif',
      'font-size': 28,
      fill: ink,
    })
  );
}

function verticalDimension(x: number, length: number, caption: string): string {
  return (
    path(`M${round(x)} 0v${round(length)}M${round(x - 12)} 0h24M${round(x - 12)} ${round(length)}h24`, {
      stroke: ink,
      'stroke-width': 2.5,
      fill: 'none',
    }) + text(x + 18, length / 2, caption, { 'font-family': 'DejaVu Sans, sans-serif', 'font-size': 28, fill: ink })
  );
}
