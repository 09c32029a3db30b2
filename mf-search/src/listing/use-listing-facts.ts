import { localKeys } from '@umbral/domain/storage/storage-keys.ts';
import { afterPaint } from '@umbral/kit/layout/after-paint.ts';
import { type TopicsBus, useTopics } from '@umbral/kit/remote/use-topics.ts';
import { useEffect } from 'react';
import type { topics } from '../topics.ts';
import { useIntent } from '../tracking/use-intent.ts';
import type { ListingData } from '../view-model/listing-data.ts';
import { useRemembered } from './use-remembered.ts';

/**
 * Tells the bus what is searched and how many it found, once for each listing that is shown, and keeps the filters on the
 * device while they change within a section [B028, B031, B094].
 */
export function useListingFacts(data: ListingData): void {
  const { family, href, count, applied } = data;
  const bus = useTopics<typeof topics>();
  useIntent(href);
  useRemembered(data);
  const isFiltered = applied.length > 0;
  useEffect(() => {
    function tell(): void {
      const before = bus.last('search/filters-changed');
      if (before?.family !== family || !isFiltered) forgetFilters();
      else if (before.path !== href) void keepFilters(bus, href);
      bus.publish('search/filters-changed', { family, path: href });
      bus.publish('search/search-performed', { family, hits: count });
    }
    return afterPaint(tell);
  }, [bus, family, href, count, isFiltered]);
}

/** Nothing is kept of another section, of a first page, or where everything was cleared [B029]. */
function forgetFilters(): void {
  try {
    localStorage.removeItem(localKeys.filters);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

async function keepFilters(bus: TopicsBus<typeof topics>, href: string): Promise<void> {
  const { storeFilters } = await import(/* webpackChunkName: "stored-filters" */ '../filters/stored-filters.ts');
  const isStillShown = bus.last('search/filters-changed')?.path === href;
  if (isStillShown) storeFilters(href);
}
