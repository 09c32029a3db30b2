import { useMemo } from 'react';
import type { Suggestion } from '../model/suggestion.ts';
import type { KnownPlaces } from '../sentence/known-places.ts';
import { latestHints, pastHints } from './past-hints.ts';
import { readPastSearches } from './past-searches.ts';
import { placeHints } from './place-hints.ts';
import { typeHints } from './type-hints.ts';
import type { Understood } from './understood.ts';
import type { Answer } from './use-hints.ts';

interface Moment {
  readonly understood: Understood | undefined;
  readonly known: KnownPlaces | 'failed' | undefined;
  readonly answer: Answer;
  readonly isTyping: boolean;
  /** Nothing stands in the box. */
  readonly isEmpty: boolean;
  /** How often past searches were read anew. */
  readonly reads: number;
}

const none: readonly Suggestion[] = [];

/**
 * The suggestions of a moment in the order in which they are shown; none while they are on their way. An empty box
 * offers the latest searches of this device.
 */
export function useSuggestions(moment: Moment): readonly Suggestion[] {
  const { understood, known, answer, isTyping, isEmpty, reads } = moment;
  return useMemo(() => {
    void reads;
    if (isEmpty) return latestHints(readPastSearches());
    if (isTyping || typeof known !== 'object' || typeof answer !== 'object' || !understood?.text) return none;
    const { text, fields } = understood;
    return [
      ...pastHints(readPastSearches(), text),
      ...placeHints(known.places, text, fields),
      ...answer.projects,
      ...answer.builders,
      ...typeHints(text, fields, answer.typeCounts),
    ];
  }, [understood, known, answer, isTyping, isEmpty, reads]);
}
