import { listProjectCards } from '@umbral/domain/api/project-cards.ts';
import { pageSize } from '@umbral/domain/limits/listing-limits.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import { launchCardOf } from './launch-card.ts';
import type { LaunchesData } from './launches-data.ts';

export interface LaunchesRequest {
  /** Slug; none for all cities. */
  readonly city?: string;
  readonly page: number;
}

/** A page of the projects in launch, newest first; nothing for a page behind the last. */
export async function loadLaunches(
  call: CallApi,
  { city, page }: LaunchesRequest,
  signal: AbortSignal,
): Promise<LaunchesData | undefined> {
  const query = { status: 'launch', city, page, items_by_page: pageSize } as const;
  const { data, total, pages, cities } = await call(listProjectCards, { query }, { signal });
  if (page > Math.max(1, pages)) return undefined;
  const now = Date.now();
  return {
    city: city === undefined ? undefined : cities.find(({ slug }) => slug === city),
    cards: data.map((project) => launchCardOf(project, now)),
    total,
    page,
    pages: Math.max(1, pages),
    cities,
  };
}
