import { clickThroughRate, conversionRate, emptySearches, takeEvents, topSearches } from './analytics-endpoints.ts';
import type { ApiAnswer, ApiRequest } from './api-request.ts';
import {
  batchDictionary,
  dictionaryLanguages,
  dictionarySettings,
  searchDictionary,
  setDictionarySettings,
} from './dictionary-endpoints.ts';
import { ruleEndpoints, synonymEndpoints } from './entry-endpoints.ts';
import { deleteIndex, getSettings, getTask, listIndices, operateIndex, putSettings } from './index-endpoints.ts';
import { addKey, deleteKey, getKey, listKeys, restoreKey, updateKey } from './key-endpoints.ts';
import {
  addObject,
  batch,
  clearObjects,
  deleteBy,
  deleteObject,
  multipleBatch,
  patchObject,
  putObject,
} from './object-endpoints.ts';
import {
  browse,
  getObject,
  getObjects,
  searchByUrl,
  searchFacetValues,
  searchMany,
  searchOne,
} from './search-endpoints.ts';

export type Endpoint = (request: ApiRequest) => ApiAnswer | Promise<ApiAnswer>;

/** One endpoint: method, path with `:parts`, the right that a key needs (one of several, null for none). */
export interface Route {
  method: string;
  path: readonly string[];
  acl: readonly string[] | null;
  endpoint: Endpoint;
}

const empty =
  (body: unknown): Endpoint =>
  () => ({ body });

/** All endpoints; a literal part wins over a variable one because it comes first. */
export const ROUTES: readonly Route[] = [
  route('POST /1/indexes/*/queries', 'search', searchMany),
  route('POST /1/indexes/*/objects', 'search', getObjects),
  route('POST /1/indexes/*/batch', 'addObject', multipleBatch),
  route('GET /1/indexes', 'listIndexes', listIndices),
  route('POST /1/indexes/:index/query', 'search', searchOne),
  route('POST /1/indexes/:index/facets/:facet/query', 'search', searchFacetValues),
  route('POST /1/indexes/:index/browse', 'browse', browse),
  route('GET /1/indexes/:index/browse', 'browse', browse),
  route('POST /1/indexes/:index/batch', 'addObject deleteObject deleteIndex', batch),
  route('POST /1/indexes/:index/deleteByQuery', 'deleteIndex', deleteBy),
  route('POST /1/indexes/:index/clear', 'deleteIndex', clearObjects),
  route('GET /1/indexes/:index/settings', 'settings', getSettings),
  route('PUT /1/indexes/:index/settings', 'editSettings', putSettings),
  route('GET /1/indexes/:index/task/:taskID', 'addObject editSettings deleteObject deleteIndex', getTask),
  route('GET /1/task/:taskID', 'addObject editSettings deleteObject deleteIndex', getTask),
  route('POST /1/indexes/:index/operation', 'addObject', operateIndex),
  ...entryRoutes('synonyms', synonymEndpoints),
  ...entryRoutes('rules', ruleEndpoints),
  route('GET /1/keys', 'admin', listKeys),
  route('POST /1/keys', 'admin', addKey),
  route('GET /1/keys/:key', null, getKey),
  route('PUT /1/keys/:key', 'admin', updateKey),
  route('DELETE /1/keys/:key', 'admin', deleteKey),
  route('POST /1/keys/:key/restore', 'admin', restoreKey),
  route('POST /1/events', 'search', takeEvents),
  route('GET /2/searches', 'analytics', topSearches),
  route('GET /2/searches/noResults', 'analytics', emptySearches),
  route('GET /2/clicks/clickThroughRate', 'analytics', clickThroughRate),
  route('GET /2/conversions/conversionRate', 'analytics', conversionRate),
  route('GET /1/logs', 'logs', empty({ logs: [] })),
  route('GET /1/dictionaries/*/settings', 'settings', dictionarySettings),
  route('PUT /1/dictionaries/*/settings', 'editSettings', setDictionarySettings),
  route('GET /1/dictionaries/*/languages', 'settings', dictionaryLanguages),
  route('POST /1/dictionaries/:name/search', 'settings', searchDictionary),
  route('POST /1/dictionaries/:name/batch', 'editSettings', batchDictionary),
  route('GET /1/indexes/:index/:objectID', 'search', getObject),
  route('PUT /1/indexes/:index/:objectID', 'addObject', putObject),
  route('DELETE /1/indexes/:index/:objectID', 'deleteObject', deleteObject),
  route('POST /1/indexes/:index/:objectID/partial', 'addObject', patchObject),
  route('GET /1/indexes/:index', 'search', searchByUrl),
  route('POST /1/indexes/:index', 'addObject', addObject),
  route('DELETE /1/indexes/:index', 'deleteIndex', deleteIndex),
];

/** Finds the endpoint of a method and path; `isKnownPath` tells a wrong method from an unknown path. */
export function findRoute(method: string, path: readonly string[]) {
  let isKnownPath = false;
  for (const candidate of ROUTES) {
    const parts = matchPath(candidate.path, path);
    if (parts === null) continue;
    isKnownPath = true;
    if (candidate.method === method) return { route: candidate, parts };
  }
  return { route: null, isKnownPath };
}

function entryRoutes(kind: 'synonyms' | 'rules', endpoints: typeof synonymEndpoints): Route[] {
  const base = `/1/indexes/:index/${kind}`;
  return [
    route(`POST ${base}/batch`, 'editSettings', endpoints.batch),
    route(`POST ${base}/clear`, 'editSettings', endpoints.clear),
    route(`POST ${base}/search`, 'settings', endpoints.search),
    route(`GET ${base}/:objectID`, 'settings', endpoints.get),
    route(`PUT ${base}/:objectID`, 'editSettings', endpoints.put),
    route(`DELETE ${base}/:objectID`, 'editSettings', endpoints.remove),
  ];
}

function route(address: string, acl: string | null, endpoint: Endpoint): Route {
  const [method = '', path = ''] = address.split(' ');
  return { method, path: path.split('/').slice(1), acl: acl === null ? null : acl.split(' '), endpoint };
}

function matchPath(pattern: readonly string[], path: readonly string[]): Record<string, string> | null {
  if (pattern.length !== path.length) return null;
  const parts: Record<string, string> = {};
  for (const [i, expected] of pattern.entries()) {
    const actual = path[i] ?? '';
    if (expected.startsWith(':') && actual !== '' && (actual !== '*' || i !== 2)) parts[expected.slice(1)] = actual;
    else if (expected !== actual) return null;
  }
  return parts;
}
