import { isWithin } from '../engine/index-schema.ts';
import type { SearchQuery } from '../engine/search-query.ts';
import { automaticRadius } from '../engine/search-segments.ts';
import { fold } from '../engine/text/fold.ts';
import { WorkBudget } from '../engine/work-budget.ts';
import { parseFacetFilters } from '../parameters/filter-lists.ts';
import { geoQuery } from '../parameters/geo-parameters.ts';
import { queryFilter, scoredClauses } from '../parameters/query-filter.ts';
import type { SearchParameters } from '../parameters/search-parameters.ts';
import { badRequest } from '../protocol-error.ts';
import { applyRules, type RuledSearch } from '../rules/apply-rules.ts';
import type { IndexSettings } from '../settings/index-settings.ts';
import type { IndexView } from '../settings/index-view.ts';
import type { SearchTarget } from '../store/search-target.ts';
import { type AnalysisRules, analyseQuery } from './query-analysis.ts';

/** A search ready to run, with what its answer has to tell. */
export interface QueryPlan {
  query: SearchQuery;
  page: number;
  hitsPerPage: number;
  isOffsetForm: boolean;
  paginationLimit: number;
  automaticRadius: number | null;
  /** The parameters after rules, and the text that was asked for before them. */
  parameters: SearchParameters;
  askedText: string;
  /** Words that were given up because nothing contained all of them. */
  removedWords: readonly string[];
  appliedRules: RuledSearch['applied'];
}

const DEFAULT_HITS_PER_PAGE = 20;
const MOST_HITS_PER_PAGE = 1000;

/** Reads the parameters of a search against the settings and rules of its index. */
export function planQuery(target: SearchTarget, asked: SearchParameters, budget = WorkBudget.unlimited): QueryPlan {
  const { settings } = target.view;
  const rules = settings.enableRules === false ? [] : target.rules.values();
  const { parameters, promoted, hidden, applied } = applyRules(rules, asked);
  const paginationLimit = settings.paginationLimitedTo ?? 1000;
  const window = pageWindow(parameters, settings.hitsPerPage ?? DEFAULT_HITS_PER_PAGE);
  const offset = paginationLimit === 0 ? window.offset : Math.min(window.offset, paginationLimit);
  const length = paginationLimit === 0 ? window.length : Math.min(window.length, paginationLimit - offset);
  const geo = geoQuery(parameters);
  const radius =
    geo?.needsRadius === true && geo.around !== null ? automaticRadius(target.segments, geo.around, budget) : null;
  const facets = requestedFacets(target.view, parameters.facets ?? []);
  const filter = queryFilter(parameters);
  const optionalFilter = [
    ...parseFacetFilters(parameters.optionalFilters, 'optionalFilters'),
    ...scoredClauses(filter),
  ];
  const query: SearchQuery = {
    text: analyseQuery(parameters.query ?? '', analysisRules(target, parameters)),
    textRules: textRules(target.view, parameters),
    filter,
    optionalFilter,
    sumsOptionalScores: parameters.sumOrFiltersScores ?? false,
    geo:
      geo === null
        ? null
        : { ...geo, radius: radius === null ? geo.radius : Math.max(radius, parameters.minimumAroundRadius ?? 0) },
    ranking: target.view.ranking,
    isFacet: (attribute) => target.view.facet(attribute) !== undefined,
    typoTolerance: keptTypos(parameters.typoTolerance ?? String(settings.typoTolerance ?? true)),
    distinct: distinctRule(parameters.distinct ?? settings.distinct, settings.attributeForDistinct),
    facetsAfterDistinct:
      parameters.facetingAfterDistinct ?? facets.some((name) => target.view.facet(name)?.isAfterDistinct),
    facets,
    statistics: facets,
    wantsRankingInfo: parameters.getRankingInfo ?? false,
    hidden,
    promoted,
    relevancyStrictness: strictness(target, parameters),
    offset,
    length,
    budget,
  };
  return {
    query,
    ...window,
    paginationLimit,
    automaticRadius: query.geo !== null && radius !== null ? query.geo.radius : null,
    parameters,
    askedText: asked.query ?? '',
    removedWords: [],
    appliedRules: applied,
  };
}

/** Only virtual replicas leave out what is not relevant enough; 100, the default, keeps the most relevant only. */
function strictness({ isVirtual, view }: SearchTarget, parameters: SearchParameters): number | null {
  return isVirtual ? (parameters.relevancyStrictness ?? view.settings.relevancyStrictness ?? 100) : null;
}

function pageWindow(parameters: SearchParameters, defaultHits: number) {
  const hitsPerPage = parameters.hitsPerPage ?? defaultHits;
  if (hitsPerPage > MOST_HITS_PER_PAGE) throw badRequest('hitsPerPage: the maximum is 1000');
  const page = parameters.page ?? 0;
  const isOffsetForm = parameters.offset !== undefined && parameters.length !== undefined;
  const offset = isOffsetForm ? (parameters.offset ?? 0) : page * hitsPerPage;
  const length = isOffsetForm ? Math.min(parameters.length ?? 0, MOST_HITS_PER_PAGE) : hitsPerPage;
  return { page, hitsPerPage, isOffsetForm, offset, length };
}

/** Facets to count: declared ones only, not those that may only be filtered; `*` is all of them. */
function requestedFacets(view: IndexView, names: readonly string[]): string[] {
  const countable = view.facets.filter((facet) => !facet.isFilterOnly);
  const wanted = names.includes('*') ? countable.map(({ attribute }) => attribute) : names;
  return [...new Set(wanted)].filter((name) => countable.some(({ attribute }) => isWithin(name, attribute)));
}

function keptTypos(tolerance: string): SearchQuery['typoTolerance'] {
  return tolerance === 'min' || tolerance === 'strict' ? tolerance : 'all';
}

function distinctRule(distinct: boolean | number | undefined, attribute: string | undefined): SearchQuery['distinct'] {
  const count = Number(distinct ?? 0);
  return attribute === undefined || count === 0 ? null : { attribute, count };
}

function textRules(view: IndexView, parameters: SearchParameters): SearchQuery['textRules'] {
  const only = parameters.restrictSearchableAttributes ?? [];
  const withoutTypos = parameters.disableTypoToleranceOnAttributes ?? [];
  return {
    rankOf: (path) => {
      const rank = view.rankOf(path);
      if (rank === null || (only.length > 0 && !only.some((name) => isWithin(path, name)))) return null;
      return withoutTypos.some((name) => isWithin(path, name)) ? { ...rank, allowsTypos: false } : rank;
    },
    exactOnSingleWord: parameters.exactOnSingleWordQuery ?? view.settings.exactOnSingleWordQuery ?? 'attribute',
    minProximity: parameters.minProximity ?? view.settings.minProximity ?? 1,
  };
}

function analysisRules({ view: { settings }, synonyms }: SearchTarget, parameters: SearchParameters): AnalysisRules {
  const languages = parameters.queryLanguages ?? settings.queryLanguages ?? ['es'];
  const exact = parameters.alternativesAsExact ??
    settings.alternativesAsExact ?? ['ignorePlurals', 'singleWordSynonym'];
  return {
    queryType: parameters.queryType ?? settings.queryType ?? 'prefixLast',
    allowsTypos: (parameters.typoTolerance ?? String(settings.typoTolerance ?? true)) !== 'false',
    minWordSizeFor1Typo: parameters.minWordSizefor1Typo ?? settings.minWordSizefor1Typo ?? 4,
    minWordSizeFor2Typos: parameters.minWordSizefor2Typos ?? settings.minWordSizefor2Typos ?? 8,
    allowsTyposOnNumbers: parameters.allowTyposOnNumericTokens ?? settings.allowTyposOnNumericTokens ?? true,
    wordsWithoutTypos: new Set((settings.disableTypoToleranceOnWords ?? []).map(fold)),
    ignoresPlurals: isSpanish(parameters.ignorePlurals ?? settings.ignorePlurals, languages),
    removesStopWords: isSpanish(parameters.removeStopWords ?? settings.removeStopWords, languages),
    optionalWords: new Set(
      [parameters.optionalWords ?? settings.optionalWords ?? []].flat().flatMap((text) => fold(text).split(/\s+/)),
    ),
    alternativesAsExact: new Set(exact),
    syntax: syntaxRules(settings, parameters),
    synonyms: parameters.synonyms === false ? null : synonyms,
  };
}

function syntaxRules(settings: IndexSettings, parameters: SearchParameters): AnalysisRules['syntax'] {
  const isOn = parameters.advancedSyntax ?? settings.advancedSyntax ?? false;
  const features: readonly string[] = parameters.advancedSyntaxFeatures ??
    settings.advancedSyntaxFeatures ?? ['exactPhrase', 'excludeWords'];
  return { phrases: isOn && features.includes('exactPhrase'), exclusions: isOn && features.includes('excludeWords') };
}

/** Whether a language rule is on for Spanish, the one language that the engine knows. */
function isSpanish(rule: boolean | string | string[] | undefined, languages: readonly string[]): boolean {
  if (Array.isArray(rule)) return rule.includes('es');
  return (rule === true || rule === 'true') && languages.includes('es');
}
