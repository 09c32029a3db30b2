import { nearbyPlaceCategories } from '@umbral/domain/vocabulary/vocabulary.ts';
import { nearbyWords } from './amenity-words.ts';
import type { Draft } from './draft.ts';
import { smallWords } from './plain-words.ts';
import { singular } from './tokens.ts';

/** "Cerca de colegios y parques": what follows a place nearby by "y" or a comma is wanted nearby, too. */
export function readNearby(draft: Draft): void {
  for (const chip of draft.chips.filter(({ kind }) => kind === 'nearby')) {
    const end = draft.tokens.findIndex(({ to }) => to === chip.span[1]);
    for (let at = next(draft, end); at !== undefined; at = next(draft, at)) {
      const found = placeAt(draft, at);
      if (!found) break;
      draft.read(at, found.last, { kind: 'nearby', state: { nearby: [found.category] } });
      at = found.last;
    }
  }
}

/** What stands near, in two words or in one: "centros comerciales", "parques". */
function placeAt(draft: Draft, at: number) {
  for (const last of [at + 1, at]) {
    const noun = draft.words
      .slice(at, last + 1)
      .map(singular)
      .join(' ');
    const category = nearbyPlaceCategories.find((one) => nearbyWords[one].split('|').includes(noun));
    if (category && draft.areFree(at, last)) return { category, last };
  }
  return undefined;
}

/** The word after "y" or a comma that follows a word. */
function next(draft: Draft, last: number): number | undefined {
  if (!/^(y|e|,|o)$/.test(draft.words[last + 1] ?? '')) return undefined;
  let at = last + 2;
  while (smallWords.has(draft.words[at] ?? '')) at += 1;
  return draft.isFree(at) ? at : undefined;
}
