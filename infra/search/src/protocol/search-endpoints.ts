import { countFacet } from '../engine/facet-count.ts';
import { SegmentMatches } from '../engine/segment-matches.ts';
import { foldedWords } from '../engine/text/fold.ts';
import { withVisitorPlace } from '../parameters/geo-parameters.ts';
import { asObject, asObjects } from '../parameters/json-objects.ts';
import {
  encodeParameters,
  parseSearchParameters,
  rawParameters,
  type SearchParameters,
} from '../parameters/search-parameters.ts';
import { badRequest, objectNotFound } from '../protocol-error.ts';
import { analyseQuery } from '../query/query-analysis.ts';
import { planQuery } from '../query/query-plan.ts';
import { runSearch } from '../query/run-search.ts';
import { IndexView } from '../settings/index-view.ts';
import { type ApiAnswer, type ApiRequest, pathPart, requireTarget } from './api-request.ts';
import { Highlighter } from './highlight.ts';
import { retrieve } from './retrieved-attributes.ts';
import { highlightMarks, searchResponse, sortedCounts } from './search-response.ts';
import { WordMatcher } from './word-matcher.ts';

const MOST_FACET_HITS = 100;
const MOST_QUERIES = 100;
const MOST_OBJECTS = 1000;
const BROWSE_PAGE = 1000;
const REQUEST_FIELDS = new Set(['indexName', 'type', 'facet', 'facetQuery', 'maxFacetHits', 'strategy']);

/** POST /1/indexes/*\/queries: several searches, hits and facet values mixed. */
export function searchMany(request: ApiRequest): ApiAnswer {
  const requests = asObjects(request.body.requests, 'requests');
  if (requests.length > MOST_QUERIES) throw badRequest(`requests: at most ${MOST_QUERIES} queries`);
  request.countQueries(Math.max(0, requests.length - 1));
  const stopsEarly = request.body.strategy === 'stopIfEnoughMatches';
  const results: Record<string, unknown>[] = [];
  let isEnough = false;
  for (const each of requests) {
    const name = String(each.indexName ?? '');
    const result: Record<string, unknown> = isEnough
      ? skippedResult(name)
      : each.type === 'facet'
        ? facetValues(request, name, each)
        : hitsOf(request, name, each);
    results.push(result);
    isEnough ||= stopsEarly && Number(result.nbHits) >= Number(result.hitsPerPage);
  }
  return { body: { results } };
}

/** POST /1/indexes/{index}/query: one search. */
export function searchOne(request: ApiRequest): ApiAnswer {
  return { body: hitsOf(request, pathPart(request, 'index'), request.body) };
}

/** GET /1/indexes/{index}: one search, parameters in the query string. */
export function searchByUrl(request: ApiRequest): ApiAnswer {
  return { body: hitsOf(request, pathPart(request, 'index'), Object.fromEntries(request.query)) };
}

/** POST /1/indexes/{index}/facets/{facet}/query: values of a facet that match a text. */
export function searchFacetValues(request: ApiRequest): ApiAnswer {
  return {
    body: facetValues(request, pathPart(request, 'index'), { ...request.body, facet: pathPart(request, 'facet') }),
  };
}

/** POST /1/indexes/*\/objects: records by objectID, null for those that are not there. */
export function getObjects(request: ApiRequest): ApiAnswer {
  const requests = asObjects(request.body.requests, 'requests');
  if (requests.length > MOST_OBJECTS) throw badRequest(`requests: at most ${MOST_OBJECTS} objects`);
  const results = requests.map(({ indexName, objectID, attributesToRetrieve }) => {
    const wanted = Array.isArray(attributesToRetrieve) ? attributesToRetrieve.map(String) : undefined;
    return storedRecord(request, { name: String(indexName ?? ''), objectID: String(objectID ?? ''), wanted });
  });
  return { body: { results } };
}

/** GET /1/indexes/{index}/{objectID}: one record. */
export function getObject(request: ApiRequest): ApiAnswer {
  const wanted = request.query.get('attributesToRetrieve')?.split(',');
  const name = pathPart(request, 'index');
  const record = storedRecord(request, { name, objectID: pathPart(request, 'objectID'), wanted });
  if (record === null) throw objectNotFound();
  return { body: record };
}

/** POST /1/indexes/{index}/browse: all matching records, page after page. */
export function browse(request: ApiRequest): ApiAnswer {
  const startedAt = performance.now();
  const target = requireTarget(request, pathPart(request, 'index'));
  const sent = request.access.restrict({ ...Object.fromEntries(request.query), ...rawParameters(request.body) });
  const { offset, raw } = browsePosition(sent);
  const { facets: _, distinct: __, page: ___, typoTolerance: ____, ...parameters } = parseSearchParameters(raw);
  const length = Math.min(BROWSE_PAGE, parameters.hitsPerPage ?? BROWSE_PAGE);
  const settings = { ...target.view.settings, paginationLimitedTo: 0, attributeForDistinct: undefined };
  const unlimited = { ...target, view: new IndexView(settings) };
  const unruled = { distinct: false, enableRules: false };
  const search = { ...parameters, ...unruled, attributesToHighlight: [], attributesToSnippet: [], offset, length };
  const { plan, answer } = runSearch(unlimited, search);
  const answered = {
    target,
    parameters: search,
    plan,
    answer,
    echoed: encodeParameters(raw),
    seesHidden: true,
    startedAt,
  };
  const next = offset + length;
  const cursor = next < answer.total ? { cursor: encodeCursor({ offset: next, raw }) } : {};
  const pages = { page: Math.floor(offset / length), nbPages: Math.ceil(answer.total / length), hitsPerPage: length };
  const { offset: _o, length: _l, ...response } = searchResponse(answered);
  return { body: { ...response, ...pages, ...cursor } };
}

function hitsOf(request: ApiRequest, name: string, fields: Record<string, unknown>): Record<string, unknown> {
  const startedAt = performance.now();
  const target = requireTarget(request, name);
  const raw = request.access.restrict(withoutRequestFields(rawParameters(fields)));
  const parameters = located(request, parseSearchParameters(raw));
  const { plan, answer } = runSearch(target, parameters);
  const seesHidden = request.access.may('seeUnretrievableAttributes');
  const echoed = encodeParameters(raw);
  return searchResponse({ target, parameters: plan.parameters, plan, answer, echoed, seesHidden, startedAt });
}

function located({ visitorPlace, address }: ApiRequest, parameters: SearchParameters): SearchParameters {
  return withVisitorPlace(parameters, () => visitorPlace.locate(address));
}

function withoutRequestFields(raw: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(raw).filter(([name]) => !REQUEST_FIELDS.has(name) && !name.startsWith('x-algolia-')),
  );
}

function skippedResult(index: string): Record<string, unknown> {
  return {
    index,
    hits: [],
    nbHits: 0,
    page: 0,
    nbPages: 0,
    hitsPerPage: 0,
    processed: false,
    query: '',
    params: '',
    processingTimeMS: 1,
  };
}

function facetValues(request: ApiRequest, name: string, fields: Record<string, unknown>): Record<string, unknown> {
  const startedAt = performance.now();
  const target = requireTarget(request, name);
  const facet = String(fields.facet ?? '');
  if (target.view.facet(facet)?.isSearchable !== true) {
    throw badRequest(
      `Cannot search in \`${facet}\` attribute, you need to add \`searchable(${facet})\` to attributesForFaceting.`,
    );
  }
  const { facetQuery, maxFacetHits } = { ...fields, ...rawParameters(fields) };
  const restricted = request.access.restrict(withoutRequestFields(rawParameters(fields)));
  const parameters = located(request, parseSearchParameters(restricted));
  const { query } = planQuery(target, parameters);
  const counts = countFacet(
    target.segments.map((segment) => new SegmentMatches(segment, query)),
    facet,
  );
  const asked = String(facetQuery ?? '');
  const matcher = new WordMatcher(analyseQuery(asked, FACET_RULES));
  const matching = new Map([...counts].filter(([value]) => matchesAll(matcher, value)));
  const highlighter = new Highlighter(matcher, highlightMarks({ target, parameters }));
  const limit = Math.min(MOST_FACET_HITS, Number(maxFacetHits ?? target.view.settings.maxFacetHits ?? 10) || 10);
  const order = parameters.sortFacetValuesBy ?? target.view.settings.sortFacetValuesBy ?? 'count';
  const facetHits = sortedCounts(matching, order, limit).map(([value, count]) => ({
    value,
    highlighted: highlighter.markText(value),
    count,
  }));
  const processingTimeMS = Math.max(1, Math.round(performance.now() - startedAt));
  return { facetHits, exhaustiveFacetsCount: true, exhaustive: { facetsCount: true }, processingTimeMS };
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

function matchesAll(matcher: WordMatcher, value: string): boolean {
  const found = new Set(foldedWords(value).flatMap((word) => matcher.match(word)?.queryWords ?? []));
  return found.size === matcher.words.length;
}

function storedRecord(
  request: ApiRequest,
  { name, objectID, wanted }: { name: string; objectID: string; wanted: string[] | undefined },
): Record<string, unknown> | null {
  const { view } = requireTarget(request, name);
  const index = request.store.find(name);
  const record = index === undefined ? null : request.store.holder(index).record(objectID);
  const hidden = request.access.may('seeUnretrievableAttributes') ? [] : (view.settings.unretrievableAttributes ?? []);
  return record === null ? null : retrieve(record, wanted, hidden);
}

function browsePosition(sent: Record<string, unknown>): { offset: number; raw: Record<string, unknown> } {
  const { cursor, ...raw } = sent;
  if (cursor === undefined || cursor === '') return { offset: 0, raw };
  try {
    const { offset, raw: first } = asObject(JSON.parse(Buffer.from(String(cursor), 'base64url').toString()), 'cursor');
    if (!Number.isSafeInteger(offset) || Number(offset) < 0) throw badRequest('Cursor is not valid');
    return { offset: Number(offset), raw: { ...asObject(first, 'cursor'), ...raw } };
  } catch {
    throw badRequest('Cursor is not valid');
  }
}

function encodeCursor(position: { offset: number; raw: Record<string, unknown> }): string {
  return Buffer.from(JSON.stringify(position)).toString('base64url');
}
