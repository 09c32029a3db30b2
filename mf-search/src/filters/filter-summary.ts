import { queryKeys } from '@umbral/domain/routes/search-keys.ts';
import { unseenMark } from '../model/form-keys.ts';
import { filterTexts as texts } from '../texts/filter-texts.ts';
import { areaLabel, priceLabel } from '../view-model/applied-filters.ts';
import type { FilterSummary } from '../view-model/filter-panel.ts';
import { monthlyPill } from '../view-model/monthly-panel.ts';
import { sentenceNotes } from '../view-model/sentence-notes.ts';
import { filterPills } from './filter-pills.ts';
import type { PanelFacts } from './panel-facts.ts';
import { promotedFilters } from './promoted-filters.ts';

/** What the filters of a listing say while their panels are closed. */
export function filterSummary(facts: PanelFacts): FilterSummary {
  const { state, dropped, isStandIn = false } = facts;
  return {
    price: priceLabel(state.price),
    monthly: monthlyPill(state),
    pills: filterPills(state),
    promoted: promotedFilters(facts),
    ...(dropped ? { dropped } : {}),
    crossed: crossedTexts(facts),
    // The notice of the page says what became of the words.
    notes: sentenceNotes(isStandIn ? { ...state, text: undefined } : state, facts.crossed ?? []),
  };
}

/**
 * What was made of ranges whose ends came in the wrong order [B032], of a price or payment that was out of sight, and of
 * homes around nobody knows where.
 */
function crossedTexts({ state, crossed = [] }: PanelFacts): string[] {
  const rows = [
    { key: queryKeys.price, filter: texts.price, range: priceLabel(state.price) },
    { key: queryKeys.area, filter: texts.area, range: areaLabel(state.area) },
  ];
  const turned = rows.flatMap(({ key, filter, range }) =>
    range && crossed.includes(key) ? [texts.crossed(filter, range)] : [],
  );
  const isLost = crossed.includes(queryKeys.near) && state.near === undefined;
  return [
    ...turned,
    ...(crossed.includes(unseenMark(queryKeys.price)) ? [texts.unseenPrice] : []),
    ...(crossed.includes(unseenMark(queryKeys.monthly)) ? [texts.unseenMonthly] : []),
    ...(isLost ? [texts.nearUnknown] : []),
  ];
}
