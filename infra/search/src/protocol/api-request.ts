import { badRequest, indexNotFound, ProtocolError } from '../protocol-error.ts';
import type { IndexStore } from '../store/index-store.ts';
import type { SearchIndex } from '../store/search-index.ts';
import type { SearchTarget } from '../store/search-target.ts';
import type { Access } from './access.ts';
import type { SearchCaller, Searcher } from './search-job.ts';
import type { VisitorPlace } from './visitor-place.ts';

/** A request after credentials, path and body were read. */
export interface ApiRequest {
  store: IndexStore;
  searcher: Searcher;
  access: Access;
  /** The variable parts of the path, decoded. */
  path: Record<string, string>;
  query: URLSearchParams;
  body: Record<string, unknown>;
  /** The visitor's address. */
  address: string;
  caller: SearchCaller;
  visitorPlace: VisitorPlace;
  /** Counts queries beyond the first of this request; 429 over the limit of the key. */
  countQueries(queries: number): void;
  /** Largest record that is stored, in bytes, and how many changes may wait. */
  limits: { maxRecordBytes: number; maxPendingTasks: number };
}

/** What goes back: 200 unless it says otherwise. */
export interface ApiAnswer {
  status?: number;
  body: unknown;
  /** A body that is JSON already, in pieces. */
  json?: readonly Uint8Array[];
}

/** A variable part of the path. */
export function pathPart(request: ApiRequest, name: string): string {
  return request.path[name] ?? '';
}

/** The index of the path; 404 without it. */
export function requireIndex(request: ApiRequest): SearchIndex {
  const name = pathPart(request, 'index');
  const index = request.store.find(name);
  if (index === undefined) throw indexNotFound(name);
  return index;
}

/** What a search on an index runs on; 403 if the key may not, 404 without the index. */
export function requireTarget({ store, access }: ApiRequest, name: string): SearchTarget {
  access.requireIndex(name);
  const target = store.target(name);
  if (target === null) throw indexNotFound(name);
  return target;
}

/** Refuses to write records of a replica: they are its primary's. */
export function requirePrimary(request: ApiRequest, name: string): void {
  if (request.store.find(name)?.primary != null)
    throw badRequest(`Index ${name} is a replica: write to its primary index`);
}

/** Refuses changes while too many wait; clients try again after the seconds that the answer names. */
export function requireRoom({ store, limits }: ApiRequest): void {
  if (store.tasks.pendingCount < limits.maxPendingTasks) return;
  throw new ProtocolError(429, 'Too many jobs', { 'retry-after': '1' });
}

/** Reads a flag of the query string. */
export function queryFlag({ query }: ApiRequest, name: string, otherwise: boolean): boolean {
  const value = query.get(name);
  return value === null ? otherwise : value === 'true' || value === '1';
}
