import type { Localization } from 'shared-contracts/domain/place.ts';
import type { CardRecord } from 'shared-contracts/ui/plant-card.ts';
import { isObject } from './is-object.ts';

/** What a card needs of a record: the rest stays in the index. */
export const cardAttributes: readonly string[] = [
  'id',
  'slug',
  'title',
  'type',
  'price',
  'hide_price',
  'zone_m2_price',
  'initial_fee_percent',
  'built_area',
  'room_number',
  'bath_number',
  'parking_number',
  'categories',
  'isActive',
  'has_360_tour',
  'updated_at',
  'other_areas',
  'media.images',
  'project.id',
  'project.title',
  'project.code',
  'project.building_status',
  'project.benefits',
  'project.builder.name',
  'project.delivery_at',
  'project.localization',
];

/** Where the first hit stands; nothing where there is none. */
export function readPlace(hits: readonly unknown[]): Localization | undefined {
  const [hit] = hits;
  return hasPlace(hit) ? hit.project.localization : undefined;
}

/** Where each hit stands. */
export function readPlaces(hits: readonly unknown[]): Localization[] {
  return hits.filter(hasPlace).map(({ project }) => project.localization);
}

/** The hits that can be drawn: a record of another shape is left out rather than breaking the page. */
export function readHits(hits: readonly unknown[]): CardRecord[] {
  return hits.filter(isCardRecord);
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

function isCardRecord(hit: unknown): hit is CardRecord {
  if (!isObject(hit) || !hasPlace(hit)) return false;
  const { id, slug, media, categories, other_areas: areas }: Record<string, unknown> = { ...hit };
  const isMediaRead = isObject(media) && Array.isArray(media.images);
  return typeof id === 'number' && typeof slug === 'string' && isMediaRead && [categories, areas].every(Array.isArray);
}
