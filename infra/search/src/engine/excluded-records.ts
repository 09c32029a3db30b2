import type { Segment } from './segment.ts';
import { phraseSource } from './word-sources.ts';
import type { WorkBudget } from './work-budget.ts';

/** The records that contain one of some phrases (a single word is a phrase too). */
export function excludedRecords(segment: Segment, phrases: readonly string[][], budget: WorkBudget): Set<number> {
  const docs = new Set<number>();
  for (const phrase of phrases) {
    const source = phraseSource(segment.data.text, phrase, { budget });
    if (source === null) continue;
    for (let at = source.start; at < source.end; at++) docs.add(source.docs[at] ?? 0);
  }
  return docs;
}
