import { listFeaturedProjects } from '@umbral/domain/api/projects.ts';
import { featured } from '@umbral/domain/limits/listing-limits.ts';
import { type PlantCard, plantCardOf } from '@umbral/kit/cards/plant-card.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import type { FeaturedProps } from './featured-projects-props.ts';

/** The featured projects as cards. */
export async function loadFeatured({ scope }: FeaturedProps, call: CallApi, signal: AbortSignal): Promise<PlantCard[]> {
  const { data } = await call(listFeaturedProjects, { query: { scope } }, { signal });
  const now = Date.now();
  const most = scope === 'home' ? featured.home : featured.listing;
  return data.slice(0, most).map((plant) => plantCardOf(plant, now));
}
