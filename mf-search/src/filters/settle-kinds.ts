import type { SearchState } from '@umbral/domain/routes/search-state.ts';
import type { Offers } from '../model/offers.ts';
import type { ChainGroup } from './earlier-choices.ts';

/**
 * Type and statuses that are still on offer after a change of what they depend on: a value that leads to nothing is
 * dropped where the listing without it has something. A change of anything else drops nothing [B023, B025, B026].
 */
export async function settleKinds(
  state: SearchState,
  changed: readonly ChainGroup[],
  offers: Offers,
): Promise<SearchState> {
  const isPlaceChanged = changed.some((group) => group !== 'type' && group !== 'statuses');
  const hasType = state.type !== undefined && isPlaceChanged;
  const hasStatuses = state.statuses.length > 0 && (isPlaceChanged || changed.includes('type'));
  if (!hasType && !hasStatuses) return state;
  const { statuses } = state;
  const untyped = { ...state, type: undefined };
  const found = await offers.haveHomes([...byStatus(state), ...byStatus(untyped)]);
  const [typedAny, ...typedBy] = found.slice(0, statuses.length + 1);
  const [untypedAny, ...untypedBy] = found.slice(statuses.length + 1);
  const keepsType = !hasType || typedAny === true || untypedAny !== true;
  const [hasAny, by] = keepsType ? [typedAny, typedBy] : [untypedAny, untypedBy];
  return {
    ...state,
    type: keepsType ? state.type : undefined,
    statuses: hasStatuses && hasAny ? statuses.filter((_, index) => by[index]) : statuses,
  };
}

/** A search with any status, then with each of its own. */
function byStatus(state: SearchState): SearchState[] {
  return [[], ...state.statuses.map((status) => [status])].map((statuses) => ({ ...state, statuses }));
}
