import { standInListings } from '@umbral/domain/api/stand-in.ts';
import { currentSession } from '@umbral/domain/api/users.ts';
import { patienceHeader, writePatience } from '@umbral/protocol/calls/patience.ts';
import type { RenderRequest } from '@umbral/protocol/remote/render-contract.ts';
import { type RequestTrace, traceHeaders } from 'infra-observability/trace-context.ts';
import type { WantedCall } from './harness/process-messages.ts';

/** The render that a call is made for. */
export interface CallingTask {
  /** As the shell has it: with the visitor's session, which the process never gets. */
  readonly request: RenderRequest;
  readonly trace: RequestTrace | undefined;
  /** The moment at which it is told to stop, of `performance.now()`. */
  readonly until: number;
}

/** What came back, as far as a remote may see it. */
export interface BrokeredAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const limits = { bodyBytes: 64 * 2 ** 10, answerBytes: 4 * 2 ** 20, callMs: 10_000 } as const;
/** Headers that a remote may choose. */
const ownHeaders = /^(accept|content-type|x-algolia-[\w-]+)$/;
const questionPath = /\/1\/indexes\/[^/]+\/(quer(y|ies)|facets\/[^/]+\/query)$/;

/**
 * Makes a call of a remote while it draws: reads of the API and its listings without the index, and questions to the index; nothing else, no redirects.
 * The session and the trace are added here. Rejects for a call that may not be made, or that got no answer.
 */
export async function brokerCall(
  wanted: WantedCall,
  body: string,
  { request, trace, until }: CallingTask,
  signal: AbortSignal,
): Promise<BrokeredAnswer> {
  const target = targetOf(wanted, request);
  if (!target || Buffer.byteLength(body) > limits.bodyBytes) throw new Error('A remote may not make this call');
  const headers = new Headers(Object.entries(wanted.headers).filter(([name]) => ownHeaders.test(name)));
  if (target.isOurs && trace) for (const [name, value] of Object.entries(traceHeaders(trace))) headers.set(name, value);
  if (target.isApi) {
    for (const [name, value] of Object.entries(request.headers)) headers.set(name, value);
    headers.set(patienceHeader, writePatience(until));
  }
  const response = await fetch(target.url, {
    method: wanted.method,
    headers,
    redirect: 'error',
    signal: AbortSignal.any([signal, AbortSignal.timeout(limits.callMs)]),
    ...(body === '' ? {} : { body }),
  });
  const type = response.headers.get('content-type');
  const shown: Record<string, string> = type === null ? {} : { 'content-type': type };
  return { status: response.status, headers: shown, body: await textOf(response) };
}

interface Target {
  readonly url: URL;
  readonly isApi: boolean;
  /** A hosted index is told nothing of our traces. */
  readonly isOurs: boolean;
}

function targetOf({ url: address, method }: WantedCall, { environment }: RenderRequest): Target | undefined {
  const url = URL.parse(address);
  if (url === null || url.username !== '' || url.password !== '' || /%2e|%2f|%5c/i.test(url.pathname)) return undefined;
  const api = URL.parse(environment.apiBase);
  if (api && isBelow(url, api)) return mayAsk(method, url) ? { url, isApi: true, isOurs: true } : undefined;
  const { host, protocol, appId } = environment.search;
  const isQuestion = method === 'POST' && questionPath.test(url.pathname);
  if (!isQuestion) return undefined;
  const index = host === '' ? undefined : URL.parse(`${protocol}://${host}`);
  if (index) return isBelow(url, index) ? { url, isApi: false, isOurs: true } : undefined;
  const isHosted = url.protocol === 'https:' && isHostedIndex(url.host, appId.toLowerCase());
  return isHosted ? { url, isApi: false, isOurs: false } : undefined;
}

/** What is asked by POST and changes nothing: who is signed in, and listings while the index is away. */
const questions = [currentSession, standInListings];

function mayAsk(method: string, { pathname }: URL): boolean {
  return method === 'GET' || (method === 'POST' && questions.some(({ path }) => pathname.endsWith(`/api${path}`)));
}

function isBelow(url: URL, base: URL): boolean {
  return url.origin === base.origin && url.pathname.startsWith(`${base.pathname.replace(/\/$/, '')}/`);
}

function isHostedIndex(host: string, appId: string): boolean {
  return (
    appId !== '' &&
    (host === `${appId}-dsn.algolia.net` || new RegExp(`^${appId}(-[123])?\\.algolia(net\\.com|\\.net)$`).test(host))
  );
}

async function textOf(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body ?? []) {
    bytes += part.length;
    if (bytes > limits.answerBytes) throw new Error('The answer is longer than a remote may get');
    parts.push(part);
  }
  return Buffer.concat(parts, bytes).toString('utf8');
}
