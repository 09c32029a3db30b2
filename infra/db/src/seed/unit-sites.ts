import type { UnitOrientation, UnitOutlook } from '@umbral/domain/homes/unit-vocabulary.ts';
import type { Structure } from './structure.ts';

/** Where a home stands in its project. */
export interface UnitSite {
  /** Counted from 1. */
  readonly tower: number;
  /** Null where houses stand in rows. */
  readonly floor: number | null;
  readonly place: number;
  /** Homes beside one another. */
  readonly width: number;
  /** Which of the project's unit types stands there. */
  readonly type: number;
  /** On its door. */
  readonly number: string;
  readonly orientation: UnitOrientation;
}

const blockLetters = ['A', 'B', 'C'];

/** Every home of a project from the ground up, typologies by their place on the floor. */
export function unitSites(structure: Structure, building: 'floors' | 'blocks', types: number): UnitSite[] {
  return building === 'blocks' ? houseSites(structure, types) : floorSites(structure, types);
}

function houseSites({ units }: Structure, types: number): UnitSite[] {
  const width = Math.ceil(units / blockLetters.length);
  return Array.from({ length: units }, (_, index) => {
    const block = Math.floor(index / width);
    const place = (index % width) + 1;
    return {
      tower: block + 1,
      floor: null,
      place,
      width,
      // Groups of equal houses, as they are built.
      type: Math.floor((place - 1) / 3) % types,
      number: `${blockLetters[block]}-${place}`,
      orientation: block % 2 === 0 ? ('e' as const) : ('w' as const),
    };
  });
}

function floorSites({ towers, floors, perFloor }: Structure, types: number): UnitSite[] {
  const width = perFloor ?? 1;
  const height = floors ?? 1;
  const sites: UnitSite[] = [];
  for (let tower = 1; tower <= towers; tower += 1) {
    for (let floor = 1; floor <= height; floor += 1) {
      for (let place = 1; place <= width; place += 1) {
        const door = `${floor}${String(place).padStart(2, '0')}`;
        sites.push({
          ...{ tower, floor, place, width },
          type: typeAt({ floor, height, place, width, types }),
          number: towers > 1 ? `${tower}-${door}` : door,
          orientation: orientationOf(place, width),
        });
      }
    }
  }
  return sites;
}

interface Spot {
  readonly floor: number;
  readonly height: number;
  readonly place: number;
  readonly width: number;
  readonly types: number;
}

/** Large homes at the corners, small ones by the lifts; a floor too narrow for all types shows others further up. */
function typeAt({ floor, height, place, width, types }: Spot): number {
  const fromEdge = Math.min(place - 1, width - place);
  if (types <= Math.ceil(width / 2)) return types - 1 - (fromEdge % types);
  const band = Math.floor(((floor - 1) * 3) / height);
  return (place - 1 + band * width) % types;
}

function orientationOf(place: number, width: number): UnitOrientation {
  if (place === 1) return 'nw';
  if (place === width) return 'se';
  return place <= width / 2 ? 'w' : 'e';
}

/** What is seen from a home: the lower floors look inwards or on the street, the upper ones over them. */
export function outlookOf({ floor, place, width, tower }: UnitSite, { floors }: Structure): UnitOutlook {
  if (floor === null) return tower === 2 ? 'park' : 'garden';
  const isHigh = floor > (floors ?? 1) / 2;
  if (place > width / 2) return isHigh ? 'mountains' : 'interior';
  return isHigh ? 'city' : 'street';
}

/** How much dearer than the cheapest of its type a home is: by floor, view and corner. */
export function premiumOf(site: UnitSite, structure: Structure): number {
  const { floor, place, width } = site;
  const outlook = outlookOf(site, structure);
  const view = outlook === 'mountains' || outlook === 'park' ? 0.025 : outlook === 'interior' ? 0 : 0.01;
  const corner = place === 1 || place === width ? 0.01 : 0;
  return 1 + (Math.max(floor ?? 1, 1) - 1) * 0.0045 + view + corner;
}
