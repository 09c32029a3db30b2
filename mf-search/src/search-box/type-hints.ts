import type { SearchState } from '@umbral/domain/routes/search-state.ts';
import { refine } from '@umbral/domain/routes/search-url.ts';
import { propertyTypeNouns } from '@umbral/domain/vocabulary/labels.ts';
import { propertyTypes } from '@umbral/domain/vocabulary/vocabulary.ts';
import type { Suggestion } from '../model/suggestion.ts';
import { fold } from '../sentence/tokens.ts';
import { listingHref } from '../view-model/listing-href.ts';

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
