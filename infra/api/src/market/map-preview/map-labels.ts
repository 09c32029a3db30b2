import type { GroundRoadName } from './ground-pieces.ts';
import type { MapFacts } from './map-facts.ts';
import { mapSize, type Spot, spotOf } from './map-plane.ts';

export interface MapLabel {
  readonly text: string;
  readonly kind: 'home' | 'place' | 'project' | 'road';
  /** Left upper corner, px. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** How it leans around its middle, radians. */
  readonly angle?: number;
}

/** Size and width of letters, px; how far below its spot a name may begin, the best first. */
const looks = {
  home: { size: 20, letter: 0.56, below: [-46] },
  place: { size: 15, letter: 0.72, below: [-11, -34, 14] },
  project: { size: 13, letter: 0.54, below: [8, -26] },
  road: { size: 12, letter: 0.54, below: [-9] },
} as const;
export const labelSize = (kind: MapLabel['kind']): number => looks[kind].size;

const margin = 6;

/** The rooms that a name may take around a spot. */
function labelsAt(text: string, kind: MapLabel['kind'], { x, y }: Spot): MapLabel[] {
  const { size, letter, below } = looks[kind];
  const width = Math.ceil(text.length * size * letter) + 2 * margin;
  const room = { text, kind, left: Math.round(x - width / 2), width, height: size + margin };
  return below.map((offset) => ({ ...room, top: Math.round(y + offset) }));
}

type Room = Pick<MapLabel, 'left' | 'top' | 'width' | 'height'>;

const isInside = ({ left, top, width, height }: Room) =>
  left >= margin && top >= margin && left + width <= mapSize.width - margin && top + height <= mapSize.height - 40;

const touches = (a: Room, b: Room) =>
  a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;

/** Long names are cut: the picture is small. */
const short = (text: string) => (text.length > 34 ? `${text.slice(0, 33).trimEnd()}…` : text);

/** Names that have room, the home's first, then those of neighbourhoods and of the nearest projects. */
export function labelsOf({ home, places, projects }: MapFacts, roads: readonly GroundRoadName[] = []): MapLabel[] {
  const placed = labelsAt(short(home.name), 'home', spotOf(home, home));
  const dots = [dotAt(spotOf(home, home), 16), ...projects.map((project) => dotAt(spotOf(project, home), 6))];
  const wished = [
    ...places.map((place) => labelsAt(short(place.name.toUpperCase()), 'place', spotOf(place, home))),
    ...projects.map((project) => labelsAt(short(project.name), 'project', spotOf(project, home))),
  ];
  for (const rooms of wished) {
    const taken: readonly Room[] = [...dots, ...placed];
    const free = rooms.find((room) => isInside(room) && !taken.some((other) => touches(other, room)));
    if (free) placed.push(free);
  }
  for (const { name, spot, angle } of roads) {
    const taken: readonly Room[] = [...dots, ...placed.map(roomOf)];
    const [label] = labelsAt(short(name), 'road', spot).map((room) => ({ ...room, angle }));
    const isNamed = placed.some(({ text }) => text === label?.text);
    if (!label || isNamed || !isInside(roomOf(label)) || taken.some((other) => touches(other, roomOf(label)))) continue;
    placed.push(label);
  }
  return placed;
}

/** The upright room that a leaning name takes. */
function roomOf({ left, top, width, height, angle = 0 }: MapLabel): Room {
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  const [across, down] = [width * cos + height * sin, width * sin + height * cos];
  return { left: left + (width - across) / 2, top: top + (height - down) / 2, width: across, height: down };
}

const dotAt = ({ x, y }: Spot, radius: number): Room => ({
  left: x - radius,
  top: y - radius,
  width: 2 * radius,
  height: 2 * radius,
});
