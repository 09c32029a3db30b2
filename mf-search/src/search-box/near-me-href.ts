import { emptySearch, type SearchState } from '@umbral/domain/routes/search-state.ts';
import type { RemoteContext } from '@umbral/protocol/remote/remote-context.ts';
import { findMe } from '../filters/find-me.ts';
import { radiusKm } from '../model/form-keys.ts';
import { listingHref } from '../view-model/listing-href.ts';

/** The listing around the visitor, or what to tell where nobody knows where that is. */
export interface NearMe {
  readonly href?: string;
  readonly messages: readonly string[];
}

/** A listing narrowed to where the visitor is, nearest homes first [B038]. */
export async function nearMeHref(
  remote: Pick<RemoteContext, 'call' | 'environment'>,
  search: SearchState = emptySearch('housing'),
): Promise<NearMe> {
  const { point, city, messages } = await findMe(remote, search.family);
  if (!point) return { messages };
  const near = { ...point, radiusKm: city === undefined ? radiusKm.usual : radiusKm.aroundCity };
  return { href: listingHref({ ...search, near, order: 'distance' }), messages };
}
