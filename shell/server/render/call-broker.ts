import { patienceHeader, writePatience } from '@umbral/protocol/calls/patience.ts';
import type { RenderRequest } from '@umbral/protocol/remote/render-contract.ts';
import { type RequestTrace, traceHeaders } from 'infra-observability/trace-context.ts';
import { type AnswerLimits, askBackend } from './ask-backend.ts';
import type { WantedCall } from './harness/process-messages.ts';
import { isPostedQuestion } from './posted-questions.ts';

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
  readonly body: Buffer;
}

/** Which homes can be paid with some savings is asked in 90 kB. */
const longestBody = 512 * 2 ** 10;
const limits: AnswerLimits = { bytes: 4 * 2 ** 20, ms: 10_000 };
/** Headers that a remote may choose. */
const ownHeaders = /^(accept|content-type|x-algolia-[\w-]+)$/;
const questionPath = /\/1\/indexes\/[^/]+\/(quer(y|ies)|facets\/[^/]+\/query)$/;

/**
 * Makes a call of a remote while it draws: reads of the API, by POST those that only ask, and questions to the index; nothing else, no redirects.
 * The session and the trace are added here. Rejects for a call that may not be made, or that got no answer.
 */
export async function brokerCall(
  wanted: WantedCall,
  body: Buffer,
  { request, trace, until }: CallingTask,
  signal: AbortSignal,
): Promise<BrokeredAnswer> {
  const target = targetOf(wanted, request);
  if (!target || body.length > longestBody) throw new Error('A remote may not make this call');
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(wanted.headers)) if (ownHeaders.test(name)) headers[name] = value;
  if (target.isOurs && trace) Object.assign(headers, traceHeaders(trace));
  if (target.isApi) Object.assign(headers, request.headers, { [patienceHeader]: writePatience(until) });
  const answer = await askBackend({ url: target.url, method: wanted.method, headers, body, signal }, limits);
  const { status, type } = answer;
  return { status, headers: type === undefined ? {} : { 'content-type': type }, body: answer.body };
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
  if (api && isBelow(url, api)) return mayAsk(method, url, api) ? { url, isApi: true, isOurs: true } : undefined;
  const { host, protocol, appId } = environment.search;
  const isQuestion = method === 'POST' && questionPath.test(url.pathname);
  if (!isQuestion) return undefined;
  const index = host === '' ? undefined : URL.parse(`${protocol}://${host}`);
  if (index) return isBelow(url, index) ? { url, isApi: false, isOurs: true } : undefined;
  const isHosted = url.protocol === 'https:' && isHostedIndex(url.host, appId.toLowerCase());
  return isHosted ? { url, isApi: false, isOurs: false } : undefined;
}

function mayAsk(method: string, url: URL, api: URL): boolean {
  return method === 'GET' || (method === 'POST' && isPostedQuestion(url.pathname.slice(baseOf(api).length)));
}

function isBelow(url: URL, base: URL): boolean {
  return url.origin === base.origin && url.pathname.startsWith(`${baseOf(base)}/`);
}

function baseOf({ pathname }: URL): string {
  return pathname.replace(/\/$/, '');
}

function isHostedIndex(host: string, appId: string): boolean {
  return (
    appId !== '' &&
    (host === `${appId}-dsn.algolia.net` || new RegExp(`^${appId}(-[123])?\\.algolia(net\\.com|\\.net)$`).test(host))
  );
}
