import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ReservedSegment } from '@umbral/protocol/routes/reserved-segments.ts';
import { withTrace } from 'infra-observability/current-trace.ts';
import { openRequest } from 'infra-observability/open-request.ts';
import type { Telemetry } from 'infra-observability/telemetry.ts';
import { cutUnread } from 'infra-observability/unread-answers.ts';
import type { Logger } from 'pino';
import { networkOfVisit } from './admission/asker.ts';
import type { Pace } from './admission/pace.ts';
import { type Answer, send, textAnswer } from './http/answer.ts';
import { acceptedEncodings, compress, encodedHeaders, encodingFor } from './http/compression.ts';
import { problemAnswer } from './http/problem-answer.ts';
import { baseHeaders } from './http/security-headers.ts';
import { isFromThisMachine, type KnownOrigins, namesTwoHosts, readVisit, type Visit } from './http/visit.ts';
import type { OfflineAnswers } from './offline/offline-answers.ts';
import { resortFile } from './page/last-resort/resort-style.ts';
import { pagePathOf } from './page/part-address.ts';
import type { VisitAnswers } from './page/visit-answers.ts';
import type { Health } from './platform/health.ts';
import type { Metrics } from './platform/metrics.ts';
import type { MediaFiles } from './proxy/media-files.ts';
import type { PassOn } from './proxy/proxy.ts';
import { appFile } from './site/app-manifest.ts';
import { favicon } from './site/favicon.ts';
import { robotsTxt } from './site/robots-txt.ts';

/** What answers behind the front door. */
export interface FrontDoorParts {
  readonly health: Health;
  readonly metrics: Metrics;
  readonly api: PassOn;
  readonly search: PassOn;
  /** `/r/_legacy/…` */
  readonly legacySheets: PassOn;
  /** Console and calls of the release registry, where there is one. */
  readonly registry: PassOn | undefined;
  readonly mediaFile: MediaFiles;
  platform(request: IncomingMessage, pathname: string): Promise<Answer>;
  /** `/_link/…`. */
  link(visit: Visit, request: IncomingMessage): Promise<Answer>;
  /** Takes what tabs say of themselves. */
  signals(visit: Visit, request: IncomingMessage): Promise<Answer>;
  sitemap(pathname: string, origin: string): Promise<Answer>;
  /** What is there without a line: its worker, and the pages that this keeps. */
  readonly offline: OfflineAnswers;
  /** How soon a network gets its next page, part or fragment. */
  readonly pace: Pace;
  /** Pages, their fragments and their files. */
  readonly visits: VisitAnswers;
  /** Key of the page that most visitors find at a path. */
  routeOf(pathname: string): string | undefined;
}

export interface FrontDoorOptions {
  readonly parts: FrontDoorParts;
  readonly log: Logger;
  readonly telemetry: Telemetry;
  /** A proxy of ours stands before this server: what it says about a request is believed. */
  readonly isBehindProxy: boolean;
  readonly known: () => KnownOrigins;
  /** Not for search engines. */
  readonly isUnlisted: boolean;
  /** How long somebody may take nothing of an answer that waits for them. */
  readonly unreadMs: number;
}

const twoHosts = textAnswer(400, 'One host at a time');
const misdirected = textAnswer(421, 'This host is not served here');
const notFound = textAnswer(404, 'Not found', { 'cache-control': 'no-store' });
const notAllowed = textAnswer(405, 'Only GET and HEAD', { allow: 'GET, HEAD' });
const broken = textAnswer(500, 'Error 500', { 'cache-control': 'no-store' });

/** Answers every request of the server by its first path segment. */
export function createFrontDoor(options: FrontDoorOptions) {
  const { parts, log, telemetry, isBehindProxy, unreadMs } = options;
  return (request: IncomingMessage, response: ServerResponse): void => {
    const began = performance.now();
    const [pathname = '/'] = (request.url ?? '/').split('?');
    const part = partOf(pathname);
    // The route's key instead of the address: that may hold what is personal.
    const path = part === 'page' ? pathname : part === 'part' ? pagePathOf(pathname) : undefined;
    const route = path === undefined ? undefined : (parts.routeOf(path) ?? 'unknown');
    const { trace, close } = openRequest(request, { telemetry, isTrusted: isBehindProxy });
    response.setHeader('x-request-id', trace.requestId);
    cutUnread(response, unreadMs);
    response.once('close', () => {
      const milliseconds = performance.now() - began;
      const { statusCode: status } = response;
      parts.metrics.answered({ part, route, status, milliseconds });
      close({ route: route ?? part, status });
      const facts = { part, route, method: request.method, status, ms: Math.round(milliseconds) };
      withTrace(trace, () => log[part === 'page' || part === 'api' ? 'info' : 'debug'](facts, 'answered'));
    });
    withTrace(trace, () => handle(options, { part, pathname, request, response })).catch((error: unknown) => {
      withTrace(trace, () => log.error({ err: error, part }, 'an answer failed'));
      if (response.headersSent) response.destroy();
      else send(request, response, broken);
    });
  };
}

type Part =
  | 'health'
  | 'metrics'
  | 'platform'
  | 'registry'
  | 'link'
  | 'signals'
  | 'api'
  | 'search'
  | 'artifact'
  | 'media'
  | 'part'
  | 'fragment'
  | 'offline'
  | 'site'
  | 'page';

const byReservedSegment: Readonly<Record<ReservedSegment, Part>> = {
  livez: 'health',
  readyz: 'health',
  metrics: 'metrics',
  _platform: 'platform',
  platform: 'registry',
  _link: 'link',
  _signals: 'signals',
  api: 'api',
  search: 'search',
  r: 'artifact',
  media: 'media',
  _part: 'part',
  _fragment: 'fragment',
  _kept: 'offline',
  '_worker.js': 'offline',
  '_sin-conexion': 'offline',
  'robots.txt': 'site',
  'favicon.svg': 'site',
  'favicon.ico': 'site',
  _app: 'site',
};
const byFirstSegment: ReadonlyMap<string, Part> = new Map(Object.entries(byReservedSegment));

/** What may have to be drawn, or is as large as that. */
const paced: ReadonlySet<Part> = new Set(['page', 'part', 'fragment', 'offline']);

function partOf(pathname: string): Part {
  const [, first = ''] = pathname.split('/');
  if (/^\/sitemap(-\d+)?\.xml$/.test(pathname)) return 'site';
  return byFirstSegment.get(first) ?? 'page';
}

interface Call {
  readonly part: Part;
  readonly pathname: string;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

async function handle(options: FrontDoorOptions, call: Call): Promise<void> {
  const { parts, known } = options;
  const { part, pathname, request, response } = call;
  if (part === 'health')
    return reply(options, call, pathname === '/livez' ? parts.health.live() : parts.health.ready());
  if (part === 'metrics') return reply(options, call, await metricsAnswer(parts, request));
  if (part === 'platform') return reply(options, call, await parts.platform(request, pathname));
  if (namesTwoHosts(request)) return reply(options, call, twoHosts);
  const visit = readVisit(request, known());
  if (!visit) return reply(options, call, misdirected);
  for (const [name, value] of Object.entries(baseHeaders(visit.origin, options.isUnlisted)))
    if (value) response.setHeader(name, value);
  if (part === 'api' || part === 'search') return parts[part](request, response, visit.origin);
  if (part === 'registry')
    return parts.registry ? parts.registry(request, response, visit.origin) : reply(options, call, notFound);
  if (part === 'signals') return reply(options, call, await parts.signals(visit, request));
  if (part === 'link') return reply(options, call, await packed(request, await parts.link(visit, request)));
  if (request.method !== 'GET' && request.method !== 'HEAD') return reply(options, call, notAllowed);
  if (pathname.startsWith('/r/_legacy/')) return parts.legacySheets(request, response, visit.origin);
  if (part === 'media')
    return (await parts.mediaFile(request, response, pathname)) ? undefined : reply(options, call, notFound);
  if (paced.has(part)) await parts.pace(networkOfVisit(visit));
  return reply(options, call, await packed(request, await answerOf(options, call, visit)));
}

function reply({ parts }: FrontDoorOptions, { request, response }: Call, answer: Answer): void {
  if (parts.health.isDraining()) response.setHeader('connection', 'close');
  send(request, response, answer);
}

/** Texts that are not packed yet are packed now. */
async function packed(request: IncomingMessage, answer: Answer): Promise<Answer> {
  const { headers, body } = answer;
  const encoding = encodingFor(acceptedEncodings(request), { ...headers, 'content-length': body.byteLength });
  return encoding
    ? { ...answer, headers: encodedHeaders(headers, encoding), body: await compress(body, encoding) }
    : answer;
}

async function answerOf({ parts }: FrontDoorOptions, call: Call, visit: Visit): Promise<Answer> {
  const { part, pathname, request } = call;
  if (part === 'site') return siteAnswer(parts, pathname, visit.publicOrigin);
  if (part === 'part') return parts.visits.part(visit, request);
  if (part === 'fragment') return parts.visits.fragment(visit);
  if (part === 'offline') return parts.offline(visit);
  if (part === 'page') return parts.visits.page(visit, request);
  return fileAnswer(await parts.visits.file(visit, pathname, acceptedEncodings(request)), request);
}

function fileAnswer(answer: Answer, request: IncomingMessage): Answer {
  const known = request.headers['if-none-match'];
  const isKnown = answer.status === 200 && known !== undefined && known === answer.headers.etag;
  return isKnown ? { ...answer, status: 304 } : answer;
}

async function siteAnswer(parts: FrontDoorParts, pathname: string, origin: string): Promise<Answer> {
  if (pathname === '/robots.txt') return robotsTxt(origin);
  if (pathname.startsWith('/sitemap')) return parts.sitemap(pathname, origin);
  return pathname.startsWith('/favicon.') ? favicon() : (appFile(pathname) ?? resortFile(pathname) ?? notFound);
}

/** Numbers of the server, for a collector on this machine. */
async function metricsAnswer({ metrics: { registry } }: FrontDoorParts, request: IncomingMessage): Promise<Answer> {
  if (!isFromThisMachine(request)) return problemAnswer(404, 'not-found', 'Nothing here');
  return textAnswer(200, await registry.metrics(), {
    'content-type': registry.contentType,
    'cache-control': 'no-store',
  });
}
