import type { SearchState } from '@umbral/domain/routes/search-state.ts';
import { totalQuery } from '../model/listing-plan.ts';
import type { Ask } from '../model/plant-query.ts';
import type { ChainGroup } from './earlier-choices.ts';

/**
 * Type and statuses that are still on offer after a change of what they depend on: a value that leads to nothing is
 * dropped where the listing without it has something. A change of anything else drops nothing [B023, B025, B026].
 */
export async function settleKinds(state: SearchState, changed: readonly ChainGroup[], ask: Ask): Promise<SearchState> {
  const isPlaceChanged = changed.some((group) => group !== 'type' && group !== 'statuses');
  const hasType = state.type !== undefined && isPlaceChanged;
  const hasStatuses = state.statuses.length > 0 && (isPlaceChanged || changed.includes('type'));
  if (!hasType && !hasStatuses) return state;
  const typed = { ...state, statuses: [] };
  const untyped = { ...typed, type: undefined };
  const found = await ask({ typed: totals(typed, state.statuses), untyped: totals(untyped, state.statuses) });
  const keepsType = !hasType || found.typed.any.nbHits > 0 || found.untyped.any.nbHits === 0;
  const { any, by } = keepsType ? found.typed : found.untyped;
  return {
    ...state,
    type: keepsType ? state.type : undefined,
    statuses: hasStatuses && any.nbHits > 0 ? state.statuses.filter((status) => by[status]?.nbHits) : state.statuses,
  };
}

/** How many homes a state leads to, with any status and with each of some. */
function totals(state: SearchState, statuses: SearchState['statuses']) {
  const each = statuses.map((status) => [status, totalQuery({ ...state, statuses: [status] })] as const);
  return { any: totalQuery(state), by: Object.fromEntries(each) };
}
