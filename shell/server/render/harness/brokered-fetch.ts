import { AsyncLocalStorage } from 'node:async_hooks';
import type { RenderRequest } from '@umbral/protocol/remote/render-contract.ts';
import { createCallPace } from './call-pace.ts';
import type { ToProcess, WantedCall } from './process-messages.ts';

/** What a process that draws says about its calls. */
export type CallMessage = WantedCall | { readonly kind: 'call-ended'; readonly call: number };

/** A call that the shell did not make, or gave up with the render that it was for: as `fetch` says it. */
export class Unanswered extends TypeError {}

interface Drawing {
  readonly id: number;
  readonly request: RenderRequest;
}

/** The only way out of a process that draws: the shell makes its calls, and says no to all but a few. */
export interface BrokeredFetch {
  readonly fetch: typeof globalThis.fetch;
  /** Runs a render; what it asks for belongs to it. */
  within<Result>(drawing: Drawing, render: () => Result): Result;
  /** The task that the running code belongs to; 0 for none. */
  drawnNow(): number;
  hear(message: Extract<ToProcess, { call: number }>, body: Buffer): void;
}

interface Waiting {
  resolve(response: Response): void;
  reject(error: Error): void;
}

/** What is asked, read from the arguments of a `fetch`. */
interface Asked {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly signal: AbortSignal | null;
}

const bodiless = new Set([204, 205, 304]);

/** What an address and plain options ask for, without the `Request` whose making costs more than all the rest; undefined for anything else. */
function plainly(input: string | URL | Request, init: RequestInit = {}): Asked | undefined {
  const { method = 'GET', body = null, signal = null } = init;
  if (input instanceof Request || (body !== null && typeof body !== 'string')) return undefined;
  const headers = new Headers(init.headers);
  if (body !== null && !headers.has('content-type')) headers.set('content-type', 'text/plain;charset=UTF-8');
  const { href: url } = new URL(String(input));
  return { url, method: method.toUpperCase(), headers: Object.fromEntries(headers), body: body ?? '', signal };
}

async function readRequest(request: Request): Promise<Asked> {
  const { url, method, headers, signal } = request;
  return { url, method, headers: Object.fromEntries(headers), body: await request.text(), signal };
}

/** Makes a `fetch` that sends its calls with `tell`. */
export function createBrokeredFetch(tell: (message: CallMessage, body?: string) => void): BrokeredFetch {
  const drawings = new AsyncLocalStorage<Drawing>();
  const waiting = new Map<number, Waiting>();
  const pace = createCallPace();
  let lastCall = 0;

  function send(id: number, { url, method, headers, body }: Asked, signal: AbortSignal | null): Promise<Response> {
    signal?.throwIfAborted();
    const call = ++lastCall;
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    const onAbort = () => {
      waiting.delete(call);
      tell({ kind: 'call-ended', call });
      reject(signal?.reason);
    };
    signal?.addEventListener('abort', onAbort, { once: true });
    waiting.set(call, { resolve, reject });
    tell({ kind: 'call', call, id, url, method, headers }, body);
    return promise.finally(() => signal?.removeEventListener('abort', onAbort));
  }

  return {
    within: (drawing, render) => drawings.run(drawing, render),
    drawnNow: () => drawings.getStore()?.id ?? 0,
    async fetch(input, init) {
      const drawing = drawings.getStore();
      if (!drawing) throw new TypeError('Only a render may ask');
      const asked = plainly(input, init) ?? (await readRequest(new Request(input, init)));
      const make = (signal: AbortSignal | null) => send(drawing.id, asked, signal);
      // Who searches has its own way out.
      if (!asked.url.startsWith(drawing.request.environment.apiBase)) return make(asked.signal);
      return pace.run(asked.url, asked.signal, make);
    },
    hear(message, body) {
      const caller = waiting.get(message.call);
      waiting.delete(message.call);
      if (message.kind === 'unanswered') caller?.reject(new Unanswered(message.message));
      else {
        const { status, headers } = message;
        caller?.resolve(new Response(bodiless.has(status) ? null : new Uint8Array(body), { status, headers }));
      }
    },
  };
}
