import { settledByFamily } from '@umbral/domain/filters/family-choices.ts';
import { emptySearch, type SearchState } from '@umbral/domain/routes/search-state.ts';
import { fromHref, refine } from '@umbral/domain/routes/search-url.ts';
import type { SearchAccess } from '@umbral/protocol/remote/render-contract.ts';
import { totalQuery } from '../model/listing-plan.ts';
import { queryPlants } from '../queries/plants-queries.ts';
import { listingHref } from '../view-model/listing-href.ts';
import type { Budget } from './budget.ts';
import type { Proposal } from './proposal.ts';

/** The address of a listing with what a family can pay in it; nothing of the budget itself is. */
export function fittingHref(href: string, { search }: Proposal, { isVis }: Pick<Budget, 'isVis'>): string {
  const state = listingOf(href);
  const isOpen = !settledByFamily(state.family).has('category') && state.category === undefined;
  return listingHref(refine(state, { ...search, ...(isVis && isOpen ? { category: 'vis' as const } : {}) }));
}

/** How many homes the listing of an address has. */
export async function countHomes(href: string, search: SearchAccess, signal: AbortSignal): Promise<number> {
  const answer = await queryPlants(search, totalQuery(listingOf(href)), signal);
  return answer.nbHits;
}

function listingOf(href: string): SearchState {
  return fromHref(href) ?? emptySearch('housing');
}
