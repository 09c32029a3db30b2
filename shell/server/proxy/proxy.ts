import {
  Agent,
  type ClientRequest,
  request as call,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { request as callTls, Agent as TlsAgent } from 'node:https';
import { pipeline, Transform } from 'node:stream';
import { currentTrace } from 'infra-observability/current-trace.ts';
import { traceHeaders } from 'infra-observability/trace-context.ts';
import { type Answer, send } from '../http/answer.ts';
import { clientAddress } from '../http/client-address.ts';
import { acceptedEncodings, createEncoder, encodedHeaders, encodingFor } from '../http/compression.ts';
import { problemAnswer } from '../http/problem-answer.ts';

export interface ProxyOptions {
  /** Where requests go; its path is put before theirs. */
  readonly target: string;
  /** Taken off the start of the path. */
  readonly prefix: string;
  readonly timeoutMs: number;
  readonly bodyLimit: number;
  /** Whether the request's X-Forwarded-For was written by a proxy of ours. */
  readonly behindProxy: boolean;
  /** Names of this server's own cookies: they are nobody else's business. */
  readonly ownCookies: readonly string[];
}

/** Passes a request on and streams the answer back; a backend that does not answer gives problem+json. */
export type PassOn = (request: IncomingMessage, response: ServerResponse, origin: string) => void;

// RFC 9110 section 7.6.1, and what this server decides itself.
const hopByHop = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'expect',
]);
/** How long a body is and what backends decide by: `Connection` cannot take these away. */
const endToEnd = new Set([
  'content-length',
  'content-type',
  'content-encoding',
  'host',
  'authorization',
  'cookie',
  'origin',
  'sec-fetch-site',
]);
const ownHeaders = new Set([
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'x-request-id',
  'traceparent',
  'tracestate',
]);

/** Makes the way to a backend, with connections that are kept. */
export function createProxy(options: ProxyOptions): PassOn {
  const { target, prefix, timeoutMs, bodyLimit } = options;
  const base = new URL(target);
  const isTls = base.protocol === 'https:';
  const agent = isTls ? new TlsAgent({ keepAlive: true }) : new Agent({ keepAlive: true });
  const basePath = base.pathname.replace(/\/$/, '');

  return (request, response, origin) => {
    if (Number(request.headers['content-length'] ?? 0) > bodyLimit) {
      refuse(request, response, tooLarge);
      return;
    }
    const wish = {
      agent,
      method: request.method,
      path: basePath + ((request.url ?? '/').slice(prefix.length) || '/'),
      headers: forwardedHeaders(request, options, { origin, host: base.host }),
      timeout: timeoutMs,
    };
    send(false);

    function send(isAgain: boolean): void {
      const upstream = isTls ? callTls(base, wish) : call(base, wish);
      upstream.on('timeout', () => upstream.destroy(new Error('timeout')));
      upstream.on('response', (answer) => giveOn(answer, request, response));
      upstream.on('error', (error: NodeJS.ErrnoException) => {
        const mayTryAgain = !isAgain && !hasBody(request) && !response.destroyed;
        if (mayTryAgain && wasClosedInBetween(upstream, error)) send(true);
        else refuse(request, response, failureOf(request, error));
      });
      response.on('close', () => upstream.destroy());
      if (!hasBody(request)) {
        upstream.end();
        return;
      }
      const limit = limitBody(bodyLimit);
      limit.once('exceeded', () => refuse(request, response, tooLarge));
      pipeline(request, limit, upstream, () => undefined);
    }
  };
}

/** Gives the answer of a backend on, compressed where that helps. */
function giveOn(answer: IncomingMessage, request: IncomingMessage, response: ServerResponse): void {
  const headers = withoutHops(answer.headers);
  const encoding = encodingFor(acceptedEncodings(request), headers);
  response.writeHead(answer.statusCode ?? 502, encoding ? encodedHeaders(headers, encoding) : headers);
  if (encoding && request.method !== 'HEAD') pipeline(answer, createEncoder(encoding), response, () => undefined);
  else pipeline(answer, response, () => undefined);
}

/**
 * Whether the backend closed a connection that was kept just when it was used again: nobody has read the request. One
 * that only reads can be sent once more.
 */
function wasClosedInBetween(upstream: ClientRequest, { code }: NodeJS.ErrnoException): boolean {
  return upstream.reusedSocket && code === 'ECONNRESET' && isRead(upstream);
}

const words = 'The service behind this address does not answer';
const broken = problemAnswer(502, 'unavailable', words);
const silent = problemAnswer(503, 'unavailable', words);
const away: Answer = { ...silent, headers: { ...silent.headers, 'retry-after': '1' } };
const tooLarge = problemAnswer(413, 'too-large', 'The body is too large');

/**
 * Nobody took what met a backend that is not there, and who only reads may ask again whatever happened. Of a write that
 * broke off, or was waited for in vain, nobody knows whether it was carried out: no word of asking again.
 */
function failureOf(request: IncomingMessage, { code, message }: NodeJS.ErrnoException): Answer {
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND' || isRead(request)) return away;
  return message === 'timeout' ? silent : broken;
}

function isRead({ method }: Pick<ClientRequest | IncomingMessage, 'method'>): boolean {
  return method === 'GET' || method === 'HEAD';
}

function refuse(request: IncomingMessage, response: ServerResponse, answer: Answer): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  // The rest of the body is not read: the connection cannot be used again.
  send(request, response, { ...answer, headers: { ...answer.headers, connection: 'close' } });
}

/** A request has a body where its headers say so (RFC 9112 section 6). */
function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function limitBody(limit: number): Transform {
  let bytes = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.byteLength;
      if (bytes <= limit) return done(null, chunk);
      stream.emit('exceeded');
      done(new Error('The body is too large'));
    },
  });
  return stream;
}

function forwardedHeaders(
  request: IncomingMessage,
  { behindProxy, ownCookies }: ProxyOptions,
  { origin, host }: { readonly origin: string; readonly host: string },
): IncomingHttpHeaders {
  const { cookie, ...headers } = withoutHops(request.headers);
  const own = Object.entries(headers).filter(([name]) => !ownHeaders.has(name));
  const cookies = cookiesBut(ownCookies, cookie);
  const { protocol, host: visibleHost } = new URL(origin);
  const trace = currentTrace();
  return {
    ...Object.fromEntries(own),
    ...(cookies ? { cookie: cookies } : {}),
    // Without it Node sends the body of a GET or DELETE bare, and the backend reads it as the next request.
    ...(request.headers['transfer-encoding'] ? { 'transfer-encoding': 'chunked' } : {}),
    host,
    'x-forwarded-for': clientAddress(request, behindProxy),
    'x-forwarded-host': visibleHost,
    'x-forwarded-proto': protocol.slice(0, -1),
    ...(trace ? traceHeaders(trace) : {}),
  };
}

function cookiesBut(names: readonly string[], cookie: string | undefined): string | undefined {
  const isOurs = (part: string) => names.some((name) => part.trim().startsWith(`${name}=`));
  return cookie
    ?.split(';')
    .filter((part) => !isOurs(part))
    .join(';')
    .trim();
}

function withoutHops(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const named = String(headers.connection ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter((name) => !endToEnd.has(name));
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !hopByHop.has(name) && !named.includes(name)));
}
