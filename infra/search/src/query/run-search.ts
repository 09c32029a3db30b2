import type { QueryText } from '../engine/query-text.ts';
import type { SearchQuery } from '../engine/search-query.ts';
import { type SearchAnswer, searchSegments } from '../engine/search-segments.ts';
import { WorkBudget } from '../engine/work-budget.ts';
import type { SearchParameters } from '../parameters/search-parameters.ts';
import type { SearchTarget } from '../store/search-target.ts';
import { planQuery, type QueryPlan } from './query-plan.ts';

/** Plans and runs a search; when nothing is found, words are given up as the parameters allow. */
export function runSearch(
  target: SearchTarget,
  parameters: SearchParameters,
  budget = WorkBudget.unlimited,
): { plan: QueryPlan; answer: SearchAnswer } {
  const plan = planQuery(target, parameters, budget);
  const answer = searchSegments(target.segments, plan.query);
  const strategy = plan.parameters.removeWordsIfNoResults ?? target.view.settings.removeWordsIfNoResults ?? 'none';
  if (answer.total > 0 || strategy === 'none' || plan.query.text.words.length < 2) return { plan, answer };
  for (const text of looserTexts(plan.query.text, strategy)) {
    const query: SearchQuery = { ...plan.query, text };
    const looser = searchSegments(target.segments, query);
    if (looser.total === 0) continue;
    const kept = new Set(text.words.map(({ word }) => word));
    const removedWords = plan.query.text.words.map(({ word }) => word).filter((word) => !kept.has(word));
    return { plan: { ...plan, query, removedWords }, answer: looser };
  }
  return { plan, answer };
}

function looserTexts(text: QueryText, strategy: 'lastWords' | 'firstWords' | 'allOptional'): QueryText[] {
  const { words } = text;
  if (strategy === 'allOptional') return [{ ...text, words: words.map((word) => ({ ...word, isOptional: true })) }];
  return words.slice(1).map((_, i) => ({
    ...text,
    phrases: [],
    words: strategy === 'lastWords' ? words.slice(0, words.length - 1 - i) : words.slice(i + 1),
  }));
}
