import type { MapFrame } from './map-frame.ts';
import { boxOf, onScreen, toWorld, zoomOf } from './map-view.ts';

/** Degrees between the lines of the net, from far to near. */
const steps = [30, 10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01, 0.005, 0.002, 0.001];
/** Least pixels between two lines. Names keep clear of the bar above and of the scale in the corner. */
const leastGap = 110;

/** The net of degrees as a drawing has it: hairlines, named at the edges of what is in sight. */
export function drawGraticule(frame: MapFrame): void {
  const { context, view, size, margin, colours } = frame;
  const [left, top, bottom] = [margin.width, margin.height, size.height - margin.height];
  const box = boxOf(view, size);
  const step = steps.findLast((degrees) => (degrees / 360) * view.k >= leastGap) ?? 30;
  context.lineWidth = 1;
  context.strokeStyle = colours.line;
  context.fillStyle = colours.ink3;
  context.font = `500 11px ${colours.font}`;
  context.beginPath();
  context.textAlign = 'left';
  context.textBaseline = 'bottom';
  for (const lng of multiples(box.west, box.east, step)) {
    const x = Math.round(onScreen(view, toWorld({ lat: 0, lng })).x) + 0.5;
    context.moveTo(x, 0);
    context.lineTo(x, size.height);
    if (x > left + 150) context.fillText(nameOf(lng, step, 'E', 'O'), x + 4, bottom - 4);
  }
  for (const lat of multiples(Math.max(-84, box.south), Math.min(84, box.north), step)) {
    const y = Math.round(onScreen(view, toWorld({ lat, lng: 0 })).y) + 0.5;
    context.moveTo(0, y);
    context.lineTo(size.width, y);
    if (y > top + 80 && y < bottom - 48) context.fillText(nameOf(lat, step, 'N', 'S'), left + 10, y - 2);
  }
  context.globalAlpha = zoomOf(view) > 10 ? 0.55 : 0.8;
  context.stroke();
  context.globalAlpha = 1;
}

function multiples(from: number, to: number, step: number): number[] {
  const first = Math.ceil(from / step);
  const last = Math.floor(to / step);
  return Array.from({ length: Math.max(0, Math.min(200, last - first + 1)) }, (_, index) => (first + index) * step);
}

function nameOf(degrees: number, step: number, positive: string, negative: string): string {
  const decimals = step >= 1 ? 0 : step >= 0.1 ? 1 : step >= 0.01 ? 2 : 3;
  const side = Math.abs(degrees) < step / 2 ? '' : ` ${degrees > 0 ? positive : negative}`;
  return `${Math.abs(degrees).toFixed(decimals).replace('.', ',')}°${side}`;
}
