import type { MapPoint } from '@umbral/domain/filters/filter-values.ts';
import type { Site } from './sites.ts';

/** A zone or a neighbourhood with the homes that a search found in it. */
export interface NamedPlace {
  /** "Niza, Suba"; with its city where several cities have a place of that name. */
  readonly name: string;
  readonly homes: number;
  readonly points: readonly MapPoint[];
}

/** Zones and neighbourhoods of the sites, those with most homes first. */
export function namedPlaces(sites: readonly Site[]): NamedPlace[] {
  const names = sites.flatMap((site) => namesOf(site).map((name) => ({ name, site })));
  const places = [...Map.groupBy(names, ({ name, site }) => `${name}, ${site.city}`)].flatMap(([inCity, members]) => {
    const [first] = members;
    const homes = members.reduce((sum, { site }) => sum + site.homes.length, 0);
    return first ? [{ name: first.name, inCity, homes, points: members.map(({ site }) => site) }] : [];
  });
  const namesakes = Map.groupBy(places, ({ name }) => name);
  return places
    .map(({ inCity, ...place }) => (namesakes.get(place.name)?.length === 1 ? place : { ...place, name: inCity }))
    .toSorted((a, b) => b.homes - a.homes);
}

function namesOf({ zone, neighbourhood }: Site): string[] {
  const inZone = [neighbourhood, zone].filter((name) => name !== '').join(', ');
  return [...(zone ? [zone] : []), ...(neighbourhood ? [inZone] : [])];
}
