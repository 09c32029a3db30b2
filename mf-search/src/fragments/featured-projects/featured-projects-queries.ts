import { listFeaturedProjects } from 'shared-contracts/api/projects.ts';
import { featured } from 'shared-contracts/domain/parameters/limits.ts';
import type { CallApi } from 'shared-contracts/remote/remote-context.ts';
import { type PlantCard, plantCardOf } from 'shared-contracts/ui/plant-card.ts';
import type { FeaturedProps } from './featured-projects-props.ts';

/** The featured projects as cards. */
export async function loadFeatured({ scope }: FeaturedProps, call: CallApi, signal: AbortSignal): Promise<PlantCard[]> {
  const { data } = await call(listFeaturedProjects, { query: { scope } }, { signal });
  const now = Date.now();
  const most = scope === 'home' ? featured.home : featured.listing;
  return data.slice(0, most).map((plant) => plantCardOf(plant, now));
}
