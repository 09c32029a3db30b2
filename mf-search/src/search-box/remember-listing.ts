import { spellMarked } from '@umbral/domain/format/marked-pesos.ts';
import type { CurrencyChoice } from '@umbral/domain/format/spell.ts';
import { queryKeys } from '@umbral/domain/routes/search-keys.ts';
import type { ListingData } from '../view-model/listing-data.ts';
import { rememberSearch } from './past-searches.ts';

type LookedAt = Pick<ListingData, 'heading' | 'applied' | 'firstPage'>;

/** Puts a listing among the searches of this device: its heading and the filters that the heading does not say, as they were read. */
export function rememberListing({ heading, applied, firstPage }: LookedAt, currency: CurrencyChoice): void {
  const said = heading.toLowerCase();
  const filters = applied.map(({ label }) => label).filter((label) => !said.includes(label.toLowerCase()));
  const label = spellMarked([heading, ...filters].join(' · '), currency);
  rememberSearch({ href: searchAlone(firstPage), label, at: Date.now() });
}

/** One search in another layout or order is the same search. */
function searchAlone(href: string): string {
  const [path = '', query] = href.split('?');
  const keys = new URLSearchParams(query);
  keys.delete(queryKeys.view);
  keys.delete(queryKeys.order);
  return keys.size === 0 ? path : `${path}?${keys}`;
}
