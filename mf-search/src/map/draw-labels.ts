import { groundNames } from '@umbral/domain/ground/ground-layers.ts';
import type { GroundName } from './decode-tile.ts';
import type { PlacedTile } from './ground-spots.ts';
import type { MapFrame } from './map-frame.ts';
import { onScreen, type ScreenPoint, toWorld, type WorldPoint, zoomOf } from './map-view.ts';
import places from './places.json' with { type: 'json' };
import type { Site } from './sites.ts';

/** A named place and between which zooms its name stands. */
export interface Label {
  readonly text: string;
  readonly at: WorldPoint;
  readonly look:
    | 'country'
    | 'department'
    | 'city'
    | 'town'
    | 'zone'
    | 'neighbourhood'
    | 'municipality'
    | 'road'
    | 'station';
  /** How it leans, radians; level unless it stands along a road. */
  readonly angle?: number;
}

const zooms: Readonly<Record<Label['look'], readonly [from: number, to: number]>> = {
  municipality: [groundNames.municipality.from, groundNames.municipality.to],
  road: [groundNames.road.from, groundNames.road.to],
  station: [groundNames.station.from, groundNames.station.to],
  country: [2, 6.6],
  department: [6.2, 9.5],
  city: [5.2, 13],
  town: [8.2, 14],
  zone: [10.6, 15.5],
  neighbourhood: [13, 20],
};

/** Names of the base map: countries, departments and cities. */
export const baseLabels: readonly Label[] = [
  ...places.countries.map((row) => labelOf(row, 'country')),
  ...places.cities.map((row) => labelOf(row, row[3] === 1 ? 'city' : 'town')),
  ...places.departments.map((row) => labelOf(row, 'department')),
];

/** Zones and neighbourhoods stand in the middle of their homes; those of another city with the same name by themselves. */
export function labelsOfSites(sites: readonly Site[]): Label[] {
  const middles = (look: 'zone' | 'neighbourhood', keyOf: (site: Site) => string) =>
    [...Map.groupBy(sites, keyOf).values()].flatMap((members): Label[] => {
      const text = members[0]?.[look];
      if (!text) return [];
      const mean = (read: (site: Site) => number) =>
        members.reduce((sum, site) => sum + read(site), 0) / members.length;
      return [{ text, look, at: toWorld({ lat: mean(({ lat }) => lat), lng: mean(({ lng }) => lng) }) }];
    });
  return [
    ...middles('zone', ({ city, zone }) => `${city}, ${zone}`),
    ...middles('neighbourhood', ({ city, zone, neighbourhood }) => `${city}, ${zone}, ${neighbourhood}`),
  ];
}

/** Whether the base map has the name, or a city's usual one in it: "Cartagena" of "Cartagena de Indias". */
const isOnBase = (text: string) => baseNames.has(text) || text.split(' ').some((word) => baseNames.has(word));
const baseNames = new Set(baseLabels.map(({ text }) => text));
/** Which names of the ground have the room first. */
const order: readonly GroundName['kind'][] = ['municipality', 'zone', 'neighbourhood', 'station', 'road'];

/** The names of some tiles, always in the same order: what has no room now has none after the map was moved. */
export function labelsOfTiles(placed: readonly PlacedTile[]): Label[] {
  const names = new Set(placed.flatMap(({ tile }) => tile.names));
  return [...names]
    .filter(({ kind, text }) => kind !== 'municipality' || !isOnBase(text))
    .toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind) || a.rank - b.rank || a.at.x - b.at.x)
    .map(({ kind, text, at, angle }) => ({ text, at, look: kind, angle }));
}

/** How far below its place a name stands, or else stands; one of homes goes below their dots. */
const lines: Readonly<Record<Label['look'], readonly number[]>> = {
  country: [0],
  department: [0],
  city: [-11, 14],
  town: [-11, 14],
  zone: [18, 30],
  neighbourhood: [16],
  municipality: [0],
  road: [0],
  station: [13],
};
/** Pixels around a name in which it does not stand again. */
const sameNameRoom = 340;
/** Half the width that is kept free for a price. */
const priceRoom = 46;

type Box = readonly [left: number, top: number, right: number, bottom: number];

/** Names that are drawn in one step: letters are the dearest part of the map. */
const namesOfStep = 10;

/** Draws the names that fit beside one another and beside the prices, the wider places first. */
export function* drawLabels(
  frame: MapFrame,
  labels: readonly Label[],
  prices: readonly ScreenPoint[],
): Generator<undefined, void> {
  const { context, view, size, colours } = frame;
  const zoom = zoomOf(view);
  const taken: Box[] = prices.map(({ x, y }) => [x - priceRoom, y - 38, x + priceRoom, y - 8]);
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.lineJoin = 'round';
  let drawn = 0;
  const placed = new Map<string, ScreenPoint>();
  for (const { text, at, look, angle = 0 } of labels) {
    const [from, to] = zooms[look];
    const { x, y } = onScreen(view, at);
    if (zoom < from || zoom > to || x < 0 || y < 0 || x > size.width || y > size.height) continue;
    const same = placed.get(text);
    if (same && Math.hypot(same.x - x, same.y - y) < sameNameRoom) continue;
    setLook(frame, look);
    const width = widthOf(frame, text) / 2 + 6;
    const [across, down] = [Math.abs(Math.cos(angle)) * width + 4, Math.abs(Math.sin(angle)) * width + 8];
    const boxAt = (middle: number): Box => [x - across, middle - down, x + across, middle + down];
    const line = lines[look].map((from) => y + from).find((one) => !taken.some((other) => touches(boxAt(one), other)));
    if (line === undefined) continue;
    taken.push(boxAt(line));
    if (hasMark(look)) drawMark(frame, x, y);
    placed.set(text, { x, y });
    drawText(frame, { text, x, y: line, angle });
    drawn += 1;
    if (drawn % namesOfStep === 0) yield;
  }
  context.letterSpacing = '0px';
  context.fillStyle = colours.ink;
}

function drawText(
  { context }: MapFrame,
  { text, x, y, angle }: ScreenPoint & Pick<Label, 'text'> & { readonly angle: number },
): void {
  if (angle !== 0) {
    context.save();
    context.translate(x, y);
    context.rotate(angle);
  }
  const [left, top] = angle === 0 ? [x, y] : [0, 0];
  context.strokeText(text, left, top);
  context.fillText(text, left, top);
  if (angle !== 0) context.restore();
}

const widths = new Map<string, number>();

/** How wide a name is in the look that is set; measured once. */
function widthOf({ context }: MapFrame, text: string): number {
  const key = `${context.font} ${context.letterSpacing} ${text}`;
  const width = widths.get(key) ?? context.measureText(text).width;
  widths.set(key, width);
  return width;
}

function hasMark(look: Label['look']): boolean {
  return look === 'city' || look === 'town';
}

function drawMark({ context, colours }: MapFrame, x: number, y: number): void {
  context.save();
  context.fillStyle = colours.halo;
  context.strokeStyle = colours.ink2;
  context.lineWidth = 1;
  context.fillRect(x - 2.5, y - 2.5, 5, 5);
  context.strokeRect(x - 2.5, y - 2.5, 5, 5);
  context.restore();
}

function setLook({ context, colours }: MapFrame, look: Label['look']): void {
  const isCaps = look === 'country' || look === 'department';
  const isFine = look === 'neighbourhood' || look === 'road' || look === 'station';
  const weight = look === 'city' ? 650 : isFine ? 450 : 550;
  const pixels = look === 'city' ? 14 : look === 'country' || look === 'town' || look === 'zone' ? 12.5 : 11;
  context.font = `${weight} ${pixels}px ${colours.font}`;
  context.letterSpacing = isCaps ? '1.5px' : '0px';
  context.strokeStyle = colours.halo;
  context.lineWidth = 3;
  context.fillStyle = look === 'city' ? colours.ink : isCaps || look === 'road' ? colours.ink3 : colours.ink2;
}

function labelOf([text, lat, lng]: readonly (string | number)[], look: Label['look']): Label {
  return { text: String(text), look, at: toWorld({ lat: Number(lat), lng: Number(lng) }) };
}

function touches(a: Box, b: Box): boolean {
  return a[0] < b[2] && a[2] > b[0] && a[1] < b[3] && a[3] > b[1];
}
