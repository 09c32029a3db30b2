import { circle, path, rect, round, tag } from '../svg.ts';
import type { Room } from './layouts.ts';

const line = { fill: '#FFFFFF', stroke: '#59685F', 'stroke-width': 2 } as const;

/** Symbols of what stands in a room; `scale` is pixels a metre. */
export function furniture(room: Room, scale: number): string {
  const at = (x: number, y: number) => [(room.x + x) * scale, (room.y + y) * scale] as const;
  switch (room.kind) {
    case 'bedroom':
      return bed(at(room.width / 2 - 0.75, 0.15), scale);
    case 'living':
      return sofa(at(0.3, 0.5), scale) + table(at(room.width / 2, room.height - 1.3), scale);
    case 'kitchen':
      return counter(room, scale);
    case 'bath':
      return toilet(at(0.25, 0.2), scale) + shower(at(room.width - 0.95, room.height - 0.95), scale);
    case 'study':
      return rect(...at(0.2, 0.2), Math.min(1.4, room.width - 0.4) * scale, 0.55 * scale, line);
    case 'laundry':
      return rect(...at(0.2, 0.2), 0.7 * scale, 0.7 * scale, line) + circle(...at(0.55, 0.55), 0.22 * scale, line);
    default:
      return '';
  }
}

type Point = readonly [number, number];

function bed([x, y]: Point, scale: number): string {
  const pillow = (dx: number) => rect(x + dx * scale, y + 0.12 * scale, 0.55 * scale, 0.35 * scale, { ...line, rx: 6 });
  return (
    rect(x, y, 1.5 * scale, 1.95 * scale, { ...line, rx: 6 }) +
    pillow(0.13) +
    pillow(0.82) +
    path(`M${round(x)} ${round(y + 0.7 * scale)}h${round(1.5 * scale)}`, line)
  );
}

function sofa([x, y]: Point, scale: number): string {
  return (
    rect(x, y, 0.85 * scale, 2.1 * scale, { ...line, rx: 10 }) +
    rect(x + 0.25 * scale, y + 0.15 * scale, 0.6 * scale, 1.8 * scale, { ...line, rx: 6 }) +
    rect(x + 1.25 * scale, y + 0.65 * scale, 0.55 * scale, 0.8 * scale, line)
  );
}

function table([x, y]: Point, scale: number): string {
  const chairs = [-0.62, 0.2].flatMap((dx) =>
    [-0.72, 0.42].map((dy) => rect(x + dx * scale, y + dy * scale, 0.4 * scale, 0.3 * scale, { ...line, rx: 5 })),
  );
  return [...chairs, rect(x - 0.75 * scale, y - 0.4 * scale, 1.5 * scale, 0.8 * scale, { ...line, rx: 4 })].join('');
}

function counter(room: Room, scale: number): string {
  const y = (room.y + room.height - 0.62) * scale;
  const x = room.x * scale + 6;
  const burners = [0.4, 0.75].map((dx) => circle(x + dx * scale, y + 0.28 * scale, 0.12 * scale, line));
  return [
    rect(x, y, room.width * scale - 12, 0.58 * scale, line),
    ...burners,
    rect(x + (room.width - 1.1) * scale, y + 0.1 * scale, 0.6 * scale, 0.36 * scale, { ...line, rx: 5 }),
  ].join('');
}

function toilet([x, y]: Point, scale: number): string {
  return (
    rect(x, y, 0.42 * scale, 0.18 * scale, line) +
    tag('ellipse', { cx: x + 0.21 * scale, cy: y + 0.42 * scale, rx: 0.19 * scale, ry: 0.25 * scale, ...line })
  );
}

function shower([x, y]: Point, scale: number): string {
  return (
    rect(x, y, 0.85 * scale, 0.85 * scale, line) +
    path(
      `M${round(x)} ${round(y)}l${round(0.85 * scale)} ${round(0.85 * scale)}m0 ${round(-0.85 * scale)}l${round(-0.85 * scale)} ${round(0.85 * scale)}`,
      line,
    )
  );
}
