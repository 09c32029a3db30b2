import { useMemo } from 'react';
import type { Suggestion } from '../model/suggestion.ts';
import type { KnownPlaces } from '../sentence/known-places.ts';
import { pastHints } from './past-hints.ts';
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
  /** How often something was forgotten: past searches are read anew. */
  readonly forgotten: number;
}

const none: readonly Suggestion[] = [];

/** The suggestions of a moment in the order in which they are shown; none while they are on their way. */
export function useSuggestions({ understood, known, answer, isTyping, forgotten }: Moment): readonly Suggestion[] {
  return useMemo(() => {
    void forgotten;
    if (isTyping || typeof known !== 'object' || typeof answer !== 'object' || !understood?.text) return none;
    const { text, fields } = understood;
    return [
      ...pastHints(readPastSearches(), text),
      ...placeHints(known.places, text, fields),
      ...answer.projects,
      ...answer.builders,
      ...typeHints(text, fields, answer.typeCounts),
    ];
  }, [understood, known, answer, isTyping, forgotten]);
}
