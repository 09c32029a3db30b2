import { conditionsOf } from '@umbral/domain/filters/filter-conditions.ts';
import { choicesOfFilters } from '@umbral/domain/filters/filter-wire.ts';
import type { WatchedFilters } from '@umbral/domain/filters/wire-filters.ts';
import { toldCop } from '@umbral/domain/money/price.ts';
import { homeTest } from './home-test.ts';
import type { News, NewsPlant } from './news-queries.ts';

/** What an alert tells of a plant. */
export interface PlantMatch {
  plant_id: number;
  kind: 'listed' | 'price-drop';
  /** Pesos before the price fell. */
  previous_price: number | null;
}

/** Finds what is new for searches. */
export interface NewsFinder {
  /** Plants that fit and have news after a moment; new ones first, then by the latest news. */
  find(filters: WatchedFilters, since: Date): PlantMatch[];
}

/** Prepares the news of a run; by city, which nearly every search names. */
export function createNewsFinder(plants: readonly NewsPlant[], now: Date): NewsFinder {
  const byCity = Map.groupBy(plants, ({ values }) => values.city);

  return {
    find(filters, since) {
      const candidates = filters.city ? (byCity.get(filters.city) ?? []) : plants;
      if (candidates.length === 0) return [];
      const fits = homeTest(conditionsOf(choicesOfFilters(filters)), now.getTime());
      const moment = since.getTime();
      const matches = candidates.flatMap((plant) => (fits(plant) ? (whatIsNew(plant, moment) ?? []) : []));
      return matches.toSorted((a, b) => Number(b.kind === 'listed') - Number(a.kind === 'listed'));
    },
  };
}

/** New wins over cheaper; cheaper than at the moment only where the price is shown and still below the former one. */
function whatIsNew({ id, price: known, news }: NewsPlant, since: number): PlantMatch | undefined {
  const recent = news.filter(({ at }) => at > since);
  if (recent.some(({ kind }) => kind === 'listed')) return { plant_id: id, kind: 'listed', previous_price: null };
  const former = recent.find(isDrop)?.previous_price;
  const price = toldCop(known);
  if (!former || price === undefined || price >= former) return undefined;
  return { plant_id: id, kind: 'price-drop', previous_price: former };
}

function isDrop({ kind }: News): boolean {
  return kind === 'price-drop';
}
