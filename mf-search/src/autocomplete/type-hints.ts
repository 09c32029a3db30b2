import { propertyTypeNouns } from 'shared-contracts/domain/labels.ts';
import { propertyTypes } from 'shared-contracts/domain/vocabulary.ts';
import type { SearchState } from 'shared-contracts/routes/search-state.ts';
import { refine } from 'shared-contracts/routes/search-url.ts';
import type { Suggestion } from '../model/suggestion.ts';
import { fold } from '../sentence/tokens.ts';
import { listingHref } from '../ui/listing-href.ts';

const most = 3;

/** The property types that a text begins to name; `counts` are homes by type. */
export function typeHints(text: string, search: SearchState, counts: Readonly<Record<string, number>>): Suggestion[] {
  const typed = fold(text).trim();
  return propertyTypes
    .filter((type) => fold(propertyTypeNouns[type].many).startsWith(typed) && (counts[type] ?? 0) > 0)
    .sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0))
    .slice(0, most)
    .map((type) => ({
      group: 'type',
      id: `type-${type}`,
      label: propertyTypeNouns[type].many,
      count: counts[type],
      leads: { to: listingHref(refine(search, { type, text: undefined })) },
    }));
}
