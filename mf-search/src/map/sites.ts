import type { MapPoint } from '@umbral/domain/filters/filter-values.ts';
import { toldCop } from '@umbral/domain/money/price.ts';
import { isObject } from '../model/is-object.ts';
import { readPrice } from '../model/read-price.ts';
import { toWorld } from './map-view.ts';

/** A home as the map needs it. */
export interface HomePoint {
  readonly id: number;
  readonly project: number;
  readonly lat: number;
  readonly lng: number;
  /** Pesos; nothing where it is not told. */
  readonly price: number | undefined;
  readonly city: string;
  readonly zone: string;
  readonly neighbourhood: string;
}

/** A point of the map: the homes of one project that a listing found. */
export interface Site extends MapPoint {
  readonly project: number;
  readonly homes: readonly number[];
  /** The lowest of the prices that are told, pesos. */
  readonly price: number | undefined;
  /** Names are unique within their city only. */
  readonly city: string;
  readonly zone: string;
  readonly neighbourhood: string;
}

/** Sites in the order of the listing, with where each stands in the flat world. */
export interface SiteSet {
  readonly sites: readonly Site[];
  readonly xs: Float64Array;
  readonly ys: Float64Array;
  /** Homes of all sites. */
  readonly homes: number;
}

export const noSites: SiteSet = { sites: [], xs: new Float64Array(), ys: new Float64Array(), homes: 0 };

/** Homes of one project stand on one point: one site with its lowest price. */
export function sitesOf(homes: readonly HomePoint[]): SiteSet {
  const groups = [...Map.groupBy(homes, ({ project, lat, lng }) => `${project} ${lat} ${lng}`).values()];
  const once = onePerText();
  const sites = groups.flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const prices = group.flatMap(({ price }) => price ?? []);
    const { project, lat, lng } = first;
    const [city, zone, neighbourhood] = [once(first.city), once(first.zone), once(first.neighbourhood)];
    const price = prices.length > 0 ? Math.min(...prices) : undefined;
    return [{ project, lat, lng, city, zone, neighbourhood, homes: group.map(({ id }) => id), price }];
  });
  const worlds = sites.map(toWorld);
  return {
    sites,
    xs: Float64Array.from(worlds, ({ x }) => x),
    ys: Float64Array.from(worlds, ({ y }) => y),
    homes: homes.length,
  };
}

/** A hundred thousand sites have a few hundred names: each is kept once, not once for every answer that held it. */
function onePerText(): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    const first = known.get(text) ?? text;
    known.set(text, first);
    return first;
  };
}

/** The homes among the hits of the index; one of another shape is left out. */
export function readHomePoints(hits: readonly unknown[]): HomePoint[] {
  return hits.flatMap((hit) => readHomePoint(hit) ?? []);
}

function readHomePoint(hit: unknown): HomePoint | undefined {
  if (!isObject(hit) || !isObject(hit._geoloc) || !isObject(hit.project)) return undefined;
  const { lat, lng } = hit._geoloc;
  const [id, project] = [Number(hit.objectID), hit.project.id];
  if (typeof lat !== 'number' || typeof lng !== 'number' || typeof project !== 'number' || !(id > 0)) return undefined;
  const place = isObject(hit.project.localization) ? hit.project.localization : {};
  return {
    id,
    project,
    lat,
    lng,
    price: toldCop(readPrice(hit.price)),
    city: textOf(place.city),
    zone: textOf(place.zone),
    neighbourhood: textOf(place.neighborhood),
  };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
