import { asObjects } from '../parameters/json-objects.ts';
import { rawParameters } from '../parameters/search-parameters.ts';
import { badRequest, objectNotFound } from '../protocol-error.ts';
import { type ApiAnswer, type ApiRequest, pathPart, requireTarget } from './api-request.ts';
import { retrieve } from './retrieved-attributes.ts';
import type { SearchBatch, SearchJob } from './search-job.ts';
import { OUR_LIMITS, refuseManyHits, VISITOR_LIMITS } from './search-limits.ts';

const MOST_QUERIES = 50;
const MOST_OBJECTS = 1000;
const REQUEST_FIELDS = new Set(['indexName', 'type', 'facet', 'facetQuery', 'maxFacetHits', 'strategy']);

/** POST /1/indexes/*\/queries: several searches, hits and facet values mixed. */
export async function searchMany(request: ApiRequest): Promise<ApiAnswer> {
  const requests = asObjects(request.body.requests, 'requests');
  if (requests.length > MOST_QUERIES) throw badRequest('Too many queries in multi query request');
  request.countQueries(Math.max(0, requests.length - 1));
  const jobs = requests.map((each) => {
    const name = String(each.indexName ?? '');
    return each.type === 'facet' ? facetJob(request, name, each) : hitsJob(request, name, each);
  });
  const answers = await answersOf(request, jobs, request.body.strategy === 'stopIfEnoughMatches');
  return { body: null, json: [OPEN, ...answers.flatMap((answer, i) => (i === 0 ? [answer] : [COMMA, answer])), CLOSE] };
}

const OPEN = Buffer.from('{"results":[');
const COMMA = Buffer.from(',');
const CLOSE = Buffer.from(']}');

/** POST /1/indexes/{index}/query: one search. */
export async function searchOne(request: ApiRequest): Promise<ApiAnswer> {
  return await answerOf(request, hitsJob(request, pathPart(request, 'index'), request.body));
}

/** GET /1/indexes/{index}: one search, parameters in the query string. */
export async function searchByUrl(request: ApiRequest): Promise<ApiAnswer> {
  return await answerOf(request, hitsJob(request, pathPart(request, 'index'), Object.fromEntries(request.query)));
}

/** POST /1/indexes/{index}/facets/{facet}/query: values of a facet that match a text. */
export async function searchFacetValues(request: ApiRequest): Promise<ApiAnswer> {
  const fields = { ...request.body, facet: pathPart(request, 'facet') };
  return await answerOf(request, facetJob(request, pathPart(request, 'index'), fields));
}

/** POST /1/indexes/{index}/browse: all matching records, page after page. */
export async function browse(request: ApiRequest): Promise<ApiAnswer> {
  const fields = { ...Object.fromEntries(request.query), ...rawParameters(request.body) };
  return await answerOf(request, { ...job(request, pathPart(request, 'index'), fields), kind: 'browse' });
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

async function answerOf(request: ApiRequest, one: SearchJob): Promise<ApiAnswer> {
  return { body: null, json: await answersOf(request, [one], false) };
}

async function answersOf(request: ApiRequest, jobs: SearchJob[], stopsEarly: boolean): Promise<Uint8Array[]> {
  const isOurs = request.access.mayWrite;
  if (!isOurs) refuseManyHits(jobs.map(({ raw }) => raw));
  const batch: SearchBatch = { jobs, stopsEarly, limits: isOurs ? OUR_LIMITS : VISITOR_LIMITS };
  const { answers, queries } = await request.searcher.answer(batch, request.caller);
  queries.forEach((query, i) => {
    if (isCounted(jobs[i])) request.store.statistics.searched(query);
  });
  return answers;
}

/** A page further on, and what a page asks for its own ends, is no search of a visitor. */
function isCounted(job: SearchJob | undefined): boolean {
  const { analytics, page } = job?.raw ?? {};
  return job?.kind === 'hits' && String(analytics) !== 'false' && (Number(page) || 0) === 0;
}

function hitsJob(request: ApiRequest, name: string, fields: Record<string, unknown>): SearchJob {
  return job(request, name, rawParameters(fields));
}

function facetJob(request: ApiRequest, name: string, fields: Record<string, unknown>): SearchJob {
  const raw = rawParameters(fields);
  const mostHits = Number(raw.maxFacetHits) || undefined;
  const asked = { name: String(fields.facet ?? ''), text: String(raw.facetQuery ?? ''), mostHits };
  return { ...job(request, name, raw), kind: 'facet', facet: asked };
}

function job(request: ApiRequest, index: string, fields: Record<string, unknown>): SearchJob {
  const { access, visitorPlace, address } = request;
  access.requireIndex(index);
  const raw = access.restrict(withoutRequestFields(fields));
  const place = raw.aroundLatLngViaIP === undefined ? null : visitorPlace.locate(address);
  return { kind: 'hits', index, raw, facet: null, seesHidden: access.may('seeUnretrievableAttributes'), place };
}

/** Parameters alone: what names the request, and the credentials of browsers, never go into an answer. */
function withoutRequestFields(raw: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(raw).filter(([name]) => !REQUEST_FIELDS.has(name) && !name.toLowerCase().startsWith('x-algolia-')),
  );
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
