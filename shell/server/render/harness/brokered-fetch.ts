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
  hear(message: Extract<ToProcess, { call: number }>, body: string): void;
}

interface Waiting {
  resolve(response: Response): void;
  reject(error: Error): void;
}

const bodiless = new Set([204, 205, 304]);

/** Makes a `fetch` that sends its calls with `tell`. */
export function createBrokeredFetch(tell: (message: CallMessage, body?: string) => void): BrokeredFetch {
  const drawings = new AsyncLocalStorage<Drawing>();
  const waiting = new Map<number, Waiting>();
  const pace = createCallPace();
  let lastCall = 0;

  function send(id: number, request: Request, body: string): Promise<Response> {
    const { signal, url, method, headers } = request;
    signal.throwIfAborted();
    const call = ++lastCall;
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    const onAbort = () => {
      waiting.delete(call);
      tell({ kind: 'call-ended', call });
      reject(signal.reason);
    };
    signal.addEventListener('abort', onAbort, { once: true });
    waiting.set(call, { resolve, reject });
    tell({ kind: 'call', call, id, url, method, headers: Object.fromEntries(headers) }, body);
    return promise.finally(() => signal.removeEventListener('abort', onAbort));
  }

  return {
    within: (drawing, render) => drawings.run(drawing, render),
    drawnNow: () => drawings.getStore()?.id ?? 0,
    async fetch(input, init) {
      const drawing = drawings.getStore();
      if (!drawing) throw new TypeError('Only a render may ask');
      const request = new Request(input, init);
      const body = await request.clone().text();
      const make = (signal: AbortSignal | null) =>
        send(drawing.id, signal ? new Request(request, { signal }) : request, body);
      // Who searches has its own way out.
      if (!request.url.startsWith(drawing.request.environment.apiBase)) return make(request.signal);
      return pace.run(request.url, request.signal, make);
    },
    hear(message, body) {
      const caller = waiting.get(message.call);
      waiting.delete(message.call);
      if (message.kind === 'unanswered') caller?.reject(new Unanswered(message.message));
      else {
        const { status, headers } = message;
        caller?.resolve(new Response(bodiless.has(status) ? null : body, { status, headers }));
      }
    },
  };
}
