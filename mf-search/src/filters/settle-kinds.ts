import type { SearchState } from 'shared-contracts/routes/search-state.ts';
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
  const each = (wider: SearchState) => state.statuses.map((status) => ({ ...wider, statuses: [status] }));
  const answers = await ask([typed, untyped, ...each(typed), ...each(untyped)].map(totalQuery));
  const [ofType = 0, ofAny = 0, ...ofStatus] = answers.map(({ nbHits }) => nbHits);
  const keepsType = !hasType || ofType > 0 || ofAny === 0;
  const beside = ofStatus.slice(keepsType ? 0 : state.statuses.length);
  const isUseful = (keepsType ? ofType : ofAny) > 0;
  return {
    ...state,
    type: keepsType ? state.type : undefined,
    statuses: hasStatuses && isUseful ? state.statuses.filter((_, index) => (beside[index] ?? 0) > 0) : state.statuses,
  };
}
