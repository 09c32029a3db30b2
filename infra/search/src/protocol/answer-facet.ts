import { countFacet, type FacetCounts } from '../engine/facet-count.ts';
import { SegmentMatches } from '../engine/segment-matches.ts';
import { foldedWords } from '../engine/text/fold.ts';
import type { WorkBudget } from '../engine/work-budget.ts';
import type { SearchParameters } from '../parameters/search-parameters.ts';
import { badRequest } from '../protocol-error.ts';
import { analyseQuery } from '../query/query-analysis.ts';
import { planQuery } from '../query/query-plan.ts';
import type { SearchTarget } from '../store/search-target.ts';
import { Highlighter } from './highlight.ts';
import type { FacetAsked } from './search-job.ts';
import { highlightMarks, sortedCounts } from './search-response.ts';
import { WordMatcher } from './word-matcher.ts';

const MOST_FACET_HITS = 100;

/** What is asked of a facet, and under which parameters its records are found. */
export interface FacetSearch {
  target: SearchTarget;
  facet: FacetAsked;
  parameters: SearchParameters;
  budget: WorkBudget;
}

/** The values of a facet that match a text, with the number of records that have them. */
export function facetAnswer({ target, facet, parameters, budget }: FacetSearch): Record<string, unknown> {
  const startedAt = performance.now();
  requireSearchable(target, facet.name);
  const { query } = planQuery(target, parameters, budget);
  const all = target.segments.map((segment) => new SegmentMatches(segment, query));
  const counts = countFacet(all, facet.name);
  const matcher = new WordMatcher(analyseQuery(facet.text, FACET_RULES));
  const matching = matchingValues(counts, matcher, budget);
  const highlighter = new Highlighter(matcher, highlightMarks({ target, parameters }));
  const { settings } = target.view;
  const limit = Math.min(MOST_FACET_HITS, facet.mostHits || settings.maxFacetHits || 10);
  const order = parameters.sortFacetValuesBy ?? settings.sortFacetValuesBy ?? 'count';
  const facetHits = sortedCounts(matching, order, limit).map(([value, count]) => ({
    value,
    highlighted: highlighter.markText(value),
    count,
  }));
  const facetsCount = !budget.isCut;
  const processingTimeMS = Math.max(1, Math.round(performance.now() - startedAt));
  return { facetHits, exhaustiveFacetsCount: facetsCount, exhaustive: { facetsCount }, processingTimeMS };
}

function requireSearchable({ view }: SearchTarget, facet: string): void {
  if (view.facet(facet)?.isSearchable === true) return;
  throw badRequest(
    `Cannot search in \`${facet}\` attribute, you need to add \`searchable(${facet})\` to attributesForFaceting.`,
  );
}

const FACET_RULES = {
  queryType: 'prefixLast' as const,
  allowsTypos: true,
  minWordSizeFor1Typo: 4,
  minWordSizeFor2Typos: 8,
  allowsTyposOnNumbers: false,
  wordsWithoutTypos: new Set<string>(),
  ignoresPlurals: false,
  removesStopWords: false,
  optionalWords: new Set<string>(),
  alternativesAsExact: new Set<string>(),
  syntax: { phrases: false, exclusions: false },
  synonyms: null,
};

/** Units of work for comparing a value with a word of the text. */
const COMPARISON_COST = 100;

function matchingValues(counts: FacetCounts, matcher: WordMatcher, budget: WorkBudget): FacetCounts {
  const cost = COMPARISON_COST * (1 + matcher.words.length);
  return new Map([...counts].filter(([value]) => budget.allows(cost) && matchesAll(matcher, value)));
}

function matchesAll(matcher: WordMatcher, value: string): boolean {
  const found = new Set(foldedWords(value).flatMap((word) => matcher.match(word)?.queryWords ?? []));
  return found.size === matcher.words.length;
}
