import type { Localization } from '@umbral/domain/places/place.ts';
import type { CardRecord } from '@umbral/kit/cards/plant-card.ts';
import { isCardRecord } from './card-attributes.ts';
import { isObject } from './is-object.ts';
import { readPrice } from './read-price.ts';

/** Where the first hit stands; nothing where there is none. */
export function readPlace(hits: readonly unknown[]): Localization | undefined {
  const [hit] = hits;
  return hasPlace(hit) ? hit.project.localization : undefined;
}

/** Where each hit stands. */
export function readPlaces(hits: readonly unknown[]): Localization[] {
  return hits.filter(hasPlace).map(({ project }) => project.localization);
}

/** The hits that can be drawn, with their prices parsed: a record of another shape is left out rather than breaking the page. */
export function readHits(hits: readonly unknown[]): CardRecord[] {
  return hits.filter(isCardRecord).map((hit) => ({
    ...hit,
    price: readPrice(hit.price),
    other_areas: hit.other_areas.map((area) => ({ ...area, price: readPrice(area.price) })),
  }));
}

/** Ids of the hits. */
export function readIds(hits: readonly unknown[]): number[] {
  return hits.flatMap((hit) => (isObject(hit) && typeof hit.id === 'number' ? [hit.id] : []));
}

/** Ids of the hits, the first one of each project. */
export function onePerProject(hits: readonly unknown[]): number[] {
  const byProject = new Map<unknown, number>();
  for (const hit of hits) {
    if (!isObject(hit) || !isObject(hit.project) || typeof hit.id !== 'number') continue;
    if (!byProject.has(hit.project.id)) byProject.set(hit.project.id, hit.id);
  }
  return [...byProject.values()];
}

function hasPlace(hit: unknown): hit is { readonly project: { readonly localization: Localization } } {
  return isObject(hit) && isObject(hit.project) && isObject(hit.project.localization);
}
