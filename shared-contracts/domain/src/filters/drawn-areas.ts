import type { DrawnArea, MapPoint } from './filter-values.ts';

/** The most that an address holds: more areas, or areas of more points, are left out. */
export const drawingLimits: DrawingLimits = { areas: 5, points: 80 };

interface DrawingLimits {
  readonly areas: number;
  readonly points: number;
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const kinds = { i: 'include', e: 'exclude' } as const;
/** Four decimals of a degree are eleven metres. */
const precision = 10_000;

/** Drawn areas as short text for an address: each a letter for its kind and the steps from point to point. */
export function writeAreas(areas: readonly DrawnArea[]): string {
  return areas.map(({ kind, points }) => `${kind === 'include' ? 'i' : 'e'}${writePoints(points)}`).join('.');
}

/** The areas of such a text; what cannot be read, or has fewer than three points, is left out. */
export function readAreas(text: string, limits: DrawingLimits = drawingLimits): readonly DrawnArea[] {
  return text
    .split('.')
    .slice(0, limits.areas)
    .map((area) => readArea(area, limits))
    .filter((area) => area !== undefined);
}

function writePoints(points: readonly MapPoint[]): string {
  let [lat, lng] = [0, 0];
  return points
    .map((point) => {
      const [nextLat, nextLng] = [Math.round(point.lat * precision), Math.round(point.lng * precision)];
      const step = writeStep(nextLat - lat) + writeStep(nextLng - lng);
      [lat, lng] = [nextLat, nextLng];
      return step;
    })
    .join('');
}

function readArea(text: string, limits: DrawingLimits): DrawnArea | undefined {
  const kind = text.startsWith('i') ? kinds.i : text.startsWith('e') ? kinds.e : undefined;
  const steps = readSteps(text.slice(1));
  if (!kind || !steps || steps.length % 2 !== 0) return undefined;
  const points: MapPoint[] = [];
  let [lat, lng] = [0, 0];
  for (let index = 0; index < steps.length; index += 2) {
    lat += steps[index] ?? 0;
    lng += steps[index + 1] ?? 0;
    points.push({ lat: lat / precision, lng: lng / precision });
  }
  const isOnMap = points.every((point) => Math.abs(point.lat) <= 90 && Math.abs(point.lng) <= 180);
  return points.length >= 3 && points.length <= limits.points && isOnMap ? { kind, points } : undefined;
}

/** A whole number by characters of five bits each, the lowest first; the sixth bit says that another follows. */
function writeStep(step: number): string {
  let rest = step < 0 ? -step * 2 - 1 : step * 2;
  let text = '';
  do {
    const digit = rest % 32;
    rest = Math.floor(rest / 32);
    text += alphabet[digit + (rest > 0 ? 32 : 0)];
  } while (rest > 0);
  return text;
}

function readSteps(text: string): number[] | undefined {
  const steps: number[] = [];
  let [value, scale] = [0, 1];
  for (const letter of text) {
    const code = alphabet.indexOf(letter);
    if (code < 0 || scale > 32 ** 5) return undefined;
    value += (code % 32) * scale;
    scale *= 32;
    if (code >= 32) continue;
    steps.push(value % 2 === 1 ? -(value + 1) / 2 : value / 2);
    [value, scale] = [0, 1];
  }
  return scale === 1 ? steps : undefined;
}
