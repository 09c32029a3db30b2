import type { IncomingMessage, RequestOptions } from 'node:http';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { WebhookFault } from '@umbral/domain/webhooks/webhook-vocabulary.ts';
import { announce } from '../guard/party-events.ts';
import { addressFault, hostOf } from './address-fault.ts';
import type { BuilderWebhookSettings } from './builder-webhook-settings.ts';
import { fixedLookup } from './fixed-lookup.ts';
import { isLocalAddress } from './local-address.ts';
import { askNameServers, type HostAddress, publicHost, type ResolveHost } from './public-host.ts';
import type { WebhookAnswer, WebhookMessage, WebhookSender } from './webhook-sender.ts';

/** From the question where the name leads to the receiver's status. */
const timeoutMs = 10_000;
/** An answer's headers; its body is not read. */
const maxHeaderSize = 8_192;

interface Options extends BuilderWebhookSettings {
  readonly resolve?: ResolveHost;
  /** Authorities beside the well-known ones, for tests. */
  readonly ca?: string;
  readonly timeoutMs?: number;
}

/**
 * Posts to addresses that builders have written: https at public hosts only, at the very addresses that were found
 * public, without following redirects, and without reading what is answered.
 */
export function httpsWebhookSender(options: Options): WebhookSender {
  const isOpen = (url: string) => options.allowsLocal && isLocalAddress(url);
  return {
    addressFault: (url) => (isOpen(url) ? undefined : addressFault(url)),
    async send(message) {
      const begun = performance.now();
      const { status, fault } = await attempt(message, options, isOpen(message.url));
      const durationMs = Math.round(performance.now() - begun);
      tell(status, fault, durationMs);
      return { status, durationMs, fault };
    },
  };
}

type Outcome = Pick<WebhookAnswer, 'status' | 'fault'>;
const failed = (fault: WebhookFault): Outcome => ({ status: null, fault });

async function attempt(message: WebhookMessage, options: Options, isLocal: boolean): Promise<Outcome> {
  const signal = AbortSignal.timeout(options.timeoutMs ?? timeoutMs);
  const found = isLocal ? undefined : await whereTo(message.url, options, signal);
  if (typeof found === 'string') return failed(found);
  try {
    return outcomeOf(await post(message, { found, ca: options.ca, signal }));
  } catch (error) {
    return failed(signal.aborted ? 'timeout' : faultOf(error));
  }
}

/** Addresses that may be called, or why there are none: what was public when it was saved may have moved since. */
async function whereTo(url: string, { resolve = askNameServers() }: Options, signal: AbortSignal) {
  if (addressFault(url)) return 'private-host';
  const late = new Promise<'timeout'>((done) => signal.addEventListener('abort', () => done('timeout')));
  return Promise.race([publicHost(hostOf(new URL(url)), resolve), late]);
}

interface Way {
  readonly found: readonly HostAddress[] | undefined;
  readonly ca: string | undefined;
  readonly signal: AbortSignal;
}

function post({ url, headers, body }: WebhookMessage, { found, ca, signal }: Way): Promise<number> {
  const options: RequestOptions & { ca?: string } = {
    method: 'POST',
    headers: { ...headers, 'content-length': Buffer.byteLength(body) },
    // A connection is never used again: the next one asks anew where the name leads.
    agent: false,
    signal,
    maxHeaderSize,
    ...(found ? { lookup: fixedLookup(found) } : {}),
    ...(ca ? { ca } : {}),
  };
  const request = url.startsWith('https:') ? httpsRequest : httpRequest;
  return new Promise((done, fail) => {
    const sent = request(url, options, (answer: IncomingMessage) => {
      done(answer.statusCode ?? 0);
      answer.destroy();
    });
    // Whoever answers that it would rather speak another protocol has not taken the message.
    sent.on('upgrade', (answer, socket) => {
      socket.destroy();
      done(answer.statusCode ?? 0);
    });
    sent.on('error', fail);
    // However else a connection ends, nobody waits for it any longer.
    sent.on('close', () => fail(new Error('the connection closed without an answer')));
    sent.end(body);
  });
}

function outcomeOf(status: number): Outcome {
  // Not a status at all: whoever answers there does not speak http.
  if (status < 100 || status > 599) return failed('lost');
  if (status >= 200 && status < 300) return { status, fault: null };
  return { status, fault: status >= 300 && status < 400 ? 'redirect' : 'status' };
}

function faultOf(error: unknown): WebhookFault {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (/CERT|SIGNATURE|ERR_TLS|ERR_SSL|EPROTO|UNABLE_TO/.test(code)) return 'certificate';
  if (/ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT/.test(code) || error instanceof AggregateError) {
    return 'unreachable';
  }
  return code === 'ENOTFOUND' ? 'unknown-host' : 'lost';
}

function tell(status: number | null, fault: WebhookFault | null, ms: number): void {
  const outcome = fault === null ? 'ok' : fault === 'timeout' || fault === 'redirect' ? fault : 'refused';
  announce({ party: 'builder-webhook', outcome, status: status ?? undefined, attempt: 1, ms, breaker: 'closed' });
}
