import type { ListingData } from '../ui/listing-data.ts';
import { rememberSearch } from './past-searches.ts';

/** Puts a listing among the searches of this device: its heading and the filters that the heading does not say. */
export function rememberListing({ heading, applied, firstPage }: ListingData): void {
  const said = heading.toLowerCase();
  const filters = applied.map(({ label }) => label).filter((label) => !said.includes(label.toLowerCase()));
  rememberSearch({ href: firstPage, label: [heading, ...filters].join(' · '), at: Date.now() });
}
