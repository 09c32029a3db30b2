import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { networkOf } from 'infra-observability/network-of.ts';
import { routinePaths } from 'infra-observability/open-request.ts';
import { parseTrust, type Trust } from 'infra-observability/trusted-addresses.ts';
import { cutUnread } from 'infra-observability/unread-answers.ts';
import { callerOf } from './caller.ts';
import { createObserver, type ObservedRequest, type Observer } from './observer.ts';
import { asObject, parseJson } from './parameters/json-objects.ts';
import { AccessControl } from './protocol/access.ts';
import type { ApiAnswer } from './protocol/api-request.ts';
import { findRoute } from './protocol/routes.ts';
import type { Searcher } from './protocol/search-job.ts';
import { DEFAULT_VISITOR_PLACE, type VisitorPlace } from './protocol/visitor-place.ts';
import { badRequest, ProtocolError } from './protocol-error.ts';
import type { IndexStore } from './store/index-store.ts';

const gunzipBytes = promisify(gunzip);
const BODY_BYTES = 64 << 20;
/** For keys that may not write: several times the queries of a page with areas drawn on its map. */
const SEARCH_BODY_BYTES = 256 << 10;
const RECORD_BYTES = 100_000;
const PENDING_TASKS = 5000;
/** Below this much free space nothing is written: what is there must go on being read, and snapshots need room. */
const DISK_FLOOR_BYTES = 100 << 20;
const WRITING = new Set(['addObject', 'deleteObject', 'deleteIndex', 'editSettings', 'admin']);
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'Correlation-ID, Retry-After',
  'timing-allow-origin': '*',
};
const isLoopback = parseTrust('loopback');
const PREFLIGHT = {
  'access-control-allow-methods': 'GET, POST, PUT, DELETE, OPTIONS',
  'access-control-allow-headers':
    '*, Authorization, Content-Type, X-Algolia-API-Key, X-Algolia-Application-Id, X-Algolia-Agent, Request-ID',
  'access-control-max-age': '86400',
};

/** What a search server needs. Limits are in bytes. */
export interface SearchServerOptions {
  store: IndexStore;
  searcher: Searcher;
  appId: string;
  adminKey: string;
  searchKey: string;
  /** Queries with the search key that one address may make in an hour; 0, as without it, for any number. */
  searchesPerHour?: number;
  maxRecordBytes?: number;
  maxBodyBytes?: number;
  /** Free bytes of the disk below which changes are refused. */
  diskFloorBytes?: number;
  /** Changes that may wait; more are refused for a moment. */
  maxPendingTasks?: number;
  /** Whose X-Forwarded-For is believed; this machine unless said otherwise. */
  isTrusted?: Trust;
  /** Where visitors are, for `aroundLatLngViaIP`. */
  visitorPlace?: VisitorPlace;
  /** Where requests, errors of ours and times are told; without it nowhere. */
  observer?: Observer;
}

/** A server that speaks the Algolia REST protocol over a store, with `/livez` and `/readyz` beside it. */
export function createSearchServer(options: SearchServerOptions): Server {
  return createServer(searchListener(options));
}

/** The same as a listener, for a server that is already there. */
export function searchListener(options: SearchServerOptions): RequestListener {
  const { appId: applicationId, adminKey, searchKey, searchesPerHour, store } = options;
  const ring = { applicationId, adminKey, searchKey, searchesPerHour, keys: store.keys };
  // A program of ours that names nobody searches for all visitors.
  const access = new AccessControl({ ...ring, isExempt: options.isTrusted ?? isLoopback });
  const observer = options.observer ?? createObserver();
  return (request, response) => {
    cutUnread(response);
    const observed = observer.watch(request, response);
    const report = (error: unknown) => observer.log.error({ err: error }, 'request failed');
    observed.run(() =>
      answer({ request, observed, registry: observer.registry }, options, access)
        .catch((error) => failure(error, () => report(error)))
        .then((outcome) => {
          send(request, response, { ...outcome, headers: { ...outcome.headers, 'correlation-id': observed.id } });
        })
        .catch((error) => {
          report(error);
          response.destroy();
        }),
    );
  };
}

interface Outcome extends ApiAnswer {
  /** A body that is not JSON. */
  text?: string;
  headers?: Record<string, string>;
}

interface Received {
  request: IncomingMessage;
  observed: ObservedRequest;
  registry: Observer['registry'];
}

async function answer(
  { request, observed, registry }: Received,
  options: SearchServerOptions,
  control: AccessControl,
): Promise<Outcome> {
  const url = new URL(request.url ?? '/', 'http://search');
  if (request.method === 'OPTIONS') return { status: 204, body: null, headers: PREFLIGHT };
  if (routinePaths.has(url.pathname)) {
    observed.matched(url.pathname);
    if (url.pathname === '/metrics') return await metricsOutcome(request, registry);
    return url.pathname === '/readyz' ? readiness(options) : { body: { status: 'ok' } };
  }
  const path = decodePath(url.pathname);
  const caller = callerOf(request, url.searchParams, options.isTrusted ?? isLoopback);
  const found = findRoute(request.method ?? 'GET', path);
  const access = control.admit(caller);
  if (found.route === null) throw notFound(found.isKnownPath);
  const { acl, endpoint } = found.route;
  observed.matched(`/${found.route.path.join('/')}`);
  if (acl !== null && !acl.some((right) => access.may(right))) access.require(acl[0] ?? '');
  if (found.parts.index !== undefined) access.requireIndex(found.parts.index);
  if (request.method !== 'GET' && acl?.some((right) => WRITING.has(right))) requireDisk(options);
  const mostBytes = options.maxBodyBytes ?? BODY_BYTES;
  const body = await readBody(request, access.mayWrite ? mostBytes : Math.min(mostBytes, SEARCH_BODY_BYTES));
  const { store, maxRecordBytes = RECORD_BYTES, visitorPlace = DEFAULT_VISITOR_PLACE, maxPendingTasks } = options;
  const limits = { maxRecordBytes, maxPendingTasks: maxPendingTasks ?? PENDING_TASKS };
  const { address } = caller;
  const isTrusted = options.isTrusted ?? isLoopback;
  return await endpoint({
    store,
    searcher: options.searcher,
    caller: { name: networkOf(address), asksForMany: isTrusted(address) },
    access,
    path: found.parts,
    query: url.searchParams,
    body,
    address,
    visitorPlace,
    countQueries: (queries) => control.countQueries(access, address, queries),
    limits,
  });
}

/**
 * Searches are answered as long as the process lives. It is not ready for changes while the disk refuses them; while
 * the disk is merely low it says so and stays ready, or a restart would take the searches away too.
 */
function readiness({ store, diskFloorBytes = DISK_FLOOR_BYTES }: SearchServerOptions): Outcome {
  const { trouble } = store.tasks;
  if (trouble !== null) return { status: 503, body: { status: 'changes fail', reason: trouble } };
  return { body: { status: store.freeBytes < diskFloorBytes ? 'read-only: the disk is nearly full' : 'ok' } };
}

function requireDisk({ store, diskFloorBytes = DISK_FLOOR_BYTES }: SearchServerOptions): void {
  if (store.freeBytes >= diskFloorBytes) return;
  throw new ProtocolError(507, 'The disk is nearly full: nothing is written', { 'retry-after': '60' });
}

/** Numbers of the process, for a collector on this machine. */
async function metricsOutcome(request: IncomingMessage, registry: Observer['registry']): Promise<Outcome> {
  const isOwn = isLoopback(request.socket.remoteAddress) && request.headers['x-forwarded-for'] === undefined;
  if (!isOwn) throw notFound(false);
  return { text: await registry.metrics(), body: null, headers: { 'content-type': registry.contentType } };
}

function notFound(isKnownPath: boolean): ProtocolError {
  return isKnownPath ? new ProtocolError(405, 'Method not allowed') : new ProtocolError(404, 'Path does not exist');
}

function decodePath(pathname: string): string[] {
  try {
    return pathname.split('/').slice(1).map(decodeURIComponent);
  } catch {
    throw badRequest('Path is not well encoded');
  }
}

/** The body as an object: JSON whatever its content type, unpacked if it is gzip. */
async function readBody(request: IncomingMessage, limit: number): Promise<Record<string, unknown>> {
  if (request.method === 'GET' || request.method === 'DELETE') return {};
  const parts: Buffer[] = [];
  let size = 0;
  // Who sends too much is told so: without this option the connection would end instead.
  for await (const part of request.iterator({ destroyOnReturn: false })) {
    size += part.length;
    if (size > limit) throw new ProtocolError(413, 'Request body is too big');
    parts.push(part);
  }
  const bytes = Buffer.concat(parts);
  const text = request.headers['content-encoding'] === 'gzip' ? await unpack(bytes, limit) : bytes.toString();
  if (text.trim() === '') return {};
  const parsed = parseJson(text, 'Invalid JSON in the request body');
  return Array.isArray(parsed) ? { items: parsed } : asObject(parsed, 'body');
}

async function unpack(bytes: Buffer, limit: number): Promise<string> {
  try {
    return (await gunzipBytes(bytes, { maxOutputLength: limit })).toString();
  } catch {
    throw badRequest('Request body is not valid gzip');
  }
}

function failure(error: unknown, report: () => void): Outcome {
  if (error instanceof ProtocolError) {
    return { status: error.status, body: { message: error.message, status: error.status }, headers: error.headers };
  }
  report();
  return { status: 500, body: { message: 'Internal error', status: 500 } };
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  { status = 200, body, text, json, headers }: Outcome,
): void {
  const isJson = body !== null || json !== undefined;
  const pieces = json ?? [Buffer.from(text ?? (isJson ? JSON.stringify(body) : ''))];
  const type = isJson ? { 'content-type': 'application/json; charset=UTF-8' } : {};
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
  response.writeHead(status, { ...CORS, ...type, ...headers, 'content-length': length });
  for (const piece of pieces) response.write(piece);
  response.end();
  if (!request.complete) request.resume();
}
