import type { MapFacts } from './map-facts.ts';
import { mapSize, type Spot, spotOf } from './map-plane.ts';

export interface MapLabel {
  readonly text: string;
  readonly kind: 'home' | 'place' | 'project';
  /** Left upper corner, px. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const looks = {
  home: { size: 20, letter: 0.56, dy: -46 },
  place: { size: 15, letter: 0.72, dy: -9 },
  project: { size: 13, letter: 0.54, dy: 8 },
} as const;
export const labelSize = (kind: MapLabel['kind']): number => looks[kind].size;

const margin = 6;

/** The room of a name around a spot, in the middle of which it stands. */
function labelAt(text: string, kind: MapLabel['kind'], { x, y }: Spot): MapLabel {
  const { size, letter, dy } = looks[kind];
  const width = Math.ceil(text.length * size * letter) + 2 * margin;
  return { text, kind, left: Math.round(x - width / 2), top: Math.round(y + dy), width, height: size + margin };
}

const isInside = ({ left, top, width, height }: MapLabel) =>
  left >= margin && top >= margin && left + width <= mapSize.width - margin && top + height <= mapSize.height - 40;

const touches = (a: MapLabel, b: MapLabel) =>
  a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;

/** Long names are cut: the picture is small. */
const short = (text: string) => (text.length > 34 ? `${text.slice(0, 33).trimEnd()}…` : text);

/** Names that have room, the home's first, then those of neighbourhoods and of the nearest projects. */
export function labelsOf({ home, places, projects }: MapFacts): MapLabel[] {
  const own = labelAt(short(home.name), 'home', spotOf(home, home));
  const wished = [
    ...places.map((place) => labelAt(short(place.name.toUpperCase()), 'place', spotOf(place, home))),
    ...projects.map((project) => labelAt(short(project.name), 'project', spotOf(project, home))),
  ];
  const pin: MapLabel = { ...own, left: 480, top: 230, width: 40, height: 40 };
  const placed = [own];
  for (const label of wished) {
    if (isInside(label) && ![pin, ...placed].some((other) => touches(other, label))) placed.push(label);
  }
  return placed;
}
