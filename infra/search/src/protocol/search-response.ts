import { randomBytes } from 'node:crypto';
import type { FacetCounts } from '../engine/facet-count.ts';
import type { FoundRecord } from '../engine/found-record.ts';
import type { SearchAnswer } from '../engine/search-segments.ts';
import { fold } from '../engine/text/fold.ts';
import type { SearchParameters } from '../parameters/search-parameters.ts';
import type { QueryPlan } from '../query/query-plan.ts';
import type { SearchTarget } from '../store/search-target.ts';
import { Highlighter, type HighlightMarks } from './highlight.ts';
import { retrieve } from './retrieved-attributes.ts';
import { WordMatcher } from './word-matcher.ts';

const DEFAULT_VALUES_PER_FACET = 100;
/** Units of work for a byte of a record: to read it, to look for words in it, and again for each of these. */
const COST = { read: 2, mark: 6, word: 1 };

/** Everything that an answer is made of. */
export interface AnsweredSearch {
  target: SearchTarget;
  parameters: SearchParameters;
  plan: QueryPlan;
  answer: SearchAnswer;
  /** The parameters as they came, form-encoded. */
  echoed: string;
  seesHidden: boolean;
  startedAt: number;
}

/** The answer of a search in the fields of the protocol. */
export function searchResponse(search: AnsweredSearch): Record<string, unknown> {
  const { plan, answer, parameters, target } = search;
  const { settings } = target.view;
  const response = {
    hits: hits(search),
    nbHits: answer.total,
    ...pagination(plan, answer.sortedTotal ?? answer.total),
    ...(parameters.facets === undefined ? {} : facetFields(search)),
    ...exhaustiveFields(answer),
    query: plan.askedText,
    params: search.echoed,
    index: target.name,
    renderingContent: settings.renderingContent ?? {},
    ...relevancyFields(plan, answer),
    ...ruleFields(search),
    ...(plan.removedWords.length === 0 ? {} : { queryAfterRemoval: markRemoved(plan) }),
    ...placeFields(plan),
    ...(parameters.clickAnalytics === true ? { queryID: randomBytes(16).toString('hex') } : {}),
    processingTimeMS: Math.max(1, Math.round(performance.now() - search.startedAt)),
  };
  return onlyFields(response, parameters.responseFields ?? settings.responseFields);
}

/** What is left out of an answer that would have cost too much, as the protocol tells it. */
function exhaustiveFields({ exhaustive: { nbHits, facetsCount } }: SearchAnswer) {
  return {
    exhaustiveNbHits: nbHits,
    exhaustiveTypo: nbHits,
    exhaustiveFacetsCount: facetsCount,
    exhaustive: { nbHits, typo: nbHits, facetsCount },
  };
}

/** The first `limit` values of a facet in the order asked for. */
export function sortedCounts(counts: FacetCounts, order: 'count' | 'alpha', limit: number): [string, number][] {
  const alphabetical = (a: [string, number], b: [string, number]) => (a[0] < b[0] ? -1 : 1);
  const entries = [...counts].sort(order === 'alpha' ? alphabetical : (a, b) => b[1] - a[1] || alphabetical(a, b));
  return entries.slice(0, limit);
}

/** Marks for highlighting, parameters over settings over defaults. */
export function highlightMarks({ target, parameters }: Pick<AnsweredSearch, 'target' | 'parameters'>): HighlightMarks {
  const { settings } = target.view;
  return {
    preTag: parameters.highlightPreTag ?? settings.highlightPreTag ?? '<em>',
    postTag: parameters.highlightPostTag ?? settings.highlightPostTag ?? '</em>',
    ellipsis: parameters.snippetEllipsisText ?? settings.snippetEllipsisText ?? '…',
    onlyMatchingItems:
      parameters.restrictHighlightAndSnippetArrays ?? settings.restrictHighlightAndSnippetArrays ?? false,
  };
}

function pagination(plan: QueryPlan, total: number): Record<string, number> {
  if (plan.isOffsetForm) return { offset: plan.query.offset, length: plan.query.length };
  const { page, hitsPerPage, paginationLimit } = plan;
  const reachable = paginationLimit === 0 ? total : Math.min(total, paginationLimit);
  return { page, nbPages: hitsPerPage === 0 ? 0 : Math.ceil(reachable / hitsPerPage), hitsPerPage };
}

/** The text that was asked for, with what was given up in marks. */
function markRemoved({ askedText, removedWords }: QueryPlan): string {
  return askedText
    .split(/(\s+)/)
    .map((part) => (removedWords.includes(fold(part)) ? `<em>${part}</em>` : part))
    .join('');
}

function relevancyFields({ query }: QueryPlan, { sortedTotal }: SearchAnswer): Record<string, number> {
  if (sortedTotal === null || query.relevancyStrictness === null) return {};
  return { appliedRelevancyStrictness: query.relevancyStrictness, nbSortedHits: sortedTotal };
}

function ruleFields({ plan, parameters }: AnsweredSearch): Record<string, unknown> {
  const { appliedRules, askedText } = plan;
  const searched = parameters.query ?? '';
  if (appliedRules === null) return {};
  return {
    ...(searched === askedText ? {} : { parsedQuery: searched }),
    ...(appliedRules.userData.length === 0 ? {} : { userData: appliedRules.userData }),
    ...(parameters.getRankingInfo === true ? { appliedRules: appliedRules.rules } : {}),
  };
}

function placeFields({ query, automaticRadius }: QueryPlan): Record<string, unknown> {
  if (query.geo?.around == null) return {};
  const { lat, lng } = query.geo.around;
  return {
    aroundLatLng: `${lat},${lng}`,
    ...(automaticRadius === null ? {} : { automaticRadius: String(automaticRadius) }),
  };
}

function facetFields({ target, parameters, answer }: AnsweredSearch): Record<string, unknown> {
  const { settings } = target.view;
  const limit = Math.min(1000, parameters.maxValuesPerFacet ?? settings.maxValuesPerFacet ?? DEFAULT_VALUES_PER_FACET);
  const order = parameters.sortFacetValuesBy ?? settings.sortFacetValuesBy ?? 'count';
  const facets = [...answer.facets].filter(([, counts]) => counts.size > 0);
  const tables = facets.map(([name, counts]) => [name, Object.fromEntries(sortedCounts(counts, order, limit))]);
  return {
    facets: Object.fromEntries(tables),
    ...(answer.statistics.size === 0 ? {} : { facets_stats: Object.fromEntries(answer.statistics) }),
  };
}

function hits(search: AnsweredSearch): Record<string, unknown>[] {
  const { answer, plan, parameters, target } = search;
  if (answer.records.length === 0) return [];
  const { settings } = target.view;
  const highlighter = new Highlighter(new WordMatcher(plan.query.text), highlightMarks(search));
  const wanted = parameters.attributesToHighlight ?? settings.attributesToHighlight ?? target.view.searchable ?? ['*'];
  const snippets = parameters.attributesToSnippet ?? settings.attributesToSnippet ?? [];
  const hidden = search.seesHidden ? [] : (settings.unretrievableAttributes ?? []);
  return affordable(search, wanted.length + snippets.length > 0).map((found) => {
    const record = found.segment.record(found.doc);
    const snippet = snippets.length === 0 ? undefined : highlighter.snippet(record, snippets);
    return {
      ...retrieve(record, parameters.attributesToRetrieve ?? settings.attributesToRetrieve, hidden),
      ...(snippet === undefined ? {} : { _snippetResult: snippet }),
      ...(wanted.length === 0 ? {} : { _highlightResult: highlighter.highlight(record, visible(wanted, hidden)) }),
      ...rankingFields(found),
    };
  });
}

/** The records that the budget still has room for. */
function affordable({ answer, plan }: AnsweredSearch, isMarked: boolean): readonly FoundRecord[] {
  const { budget, text } = plan.query;
  const byteCost = COST.read + (isMarked ? COST.mark + COST.word * text.words.length : 0);
  const end = answer.records.findIndex(({ segment, doc }) => !budget.allows(segment.byteLength(doc) * byteCost));
  return end < 0 ? answer.records : answer.records.slice(0, end);
}

function visible(wanted: readonly string[], hidden: readonly string[]): readonly string[] {
  return hidden.length === 0 ? wanted : wanted.filter((name) => name !== '*' && !hidden.includes(name));
}

function rankingFields({ info, distinctSequence, isPromoted }: FoundRecord): Record<string, unknown> {
  return {
    ...(distinctSequence === null ? {} : { _distinctSeqID: distinctSequence }),
    ...(info === null
      ? {}
      : {
          _rankingInfo: {
            nbTypos: info.typos,
            firstMatchedWord: info.firstMatchedWord,
            proximityDistance: info.proximityDistance,
            userScore: 0,
            geoDistance: info.geoDistance,
            geoPrecision: 1,
            ...(info.matchedPlace === null
              ? {}
              : { matchedGeoLocation: { ...info.matchedPlace, distance: info.geoDistance } }),
            nbExactWords: info.exactWords,
            words: info.words,
            filters: info.filters,
            ...(isPromoted ? { promoted: true } : {}),
          },
        }),
  };
}

function onlyFields(response: Record<string, unknown>, fields: readonly string[] | undefined): Record<string, unknown> {
  if (fields === undefined || fields.includes('*')) return response;
  const kept = new Set([...fields, 'index', 'params', 'query']);
  return Object.fromEntries(Object.entries(response).filter(([name]) => kept.has(name)));
}
