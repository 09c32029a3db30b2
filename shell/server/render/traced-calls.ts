import { AsyncLocalStorage } from 'node:async_hooks';
import { patienceHeader, writePatience } from '@umbral/protocol/calls/patience.ts';
import type { RenderRequest } from '@umbral/protocol/remote/render-contract.ts';
import { type RequestTrace, traceHeaders } from 'infra-observability/trace-context.ts';
import { createCallPace } from './harness/call-pace.ts';

interface Drawing {
  /** The task. */
  readonly id: number;
  readonly request: RenderRequest;
  readonly trace: RequestTrace | undefined;
  /** The moment at which it is told to stop, of `performance.now()`. */
  readonly until: number;
}

const drawings = new AsyncLocalStorage<Drawing>();

/** The task that the running code belongs to; 0 for none. */
export function drawnNow(): number {
  return drawings.getStore()?.id ?? 0;
}

/** Runs a render whose calls of the API and of the index carry the trace of the visitor's request; those of the API also how long is waited. */
export function withCallsOf<Result>(drawing: Drawing, render: () => Result): Result {
  return drawings.run(drawing, render);
}

/**
 * Lets `fetch` of this thread tell our own programs which request they serve, and wait for the API no longer than is of
 * use. Remotes need not know of it; an address outside, such as a hosted index, is told nothing.
 */
export function traceOwnCalls(): void {
  const send = globalThis.fetch;
  const pace = createCallPace();
  globalThis.fetch = (input, init) => {
    const drawing = drawings.getStore();
    if (!drawing || input instanceof Request || !isOwn(String(input), drawing.request)) return send(input, init);
    const url = String(input);
    const headers = new Headers(init?.headers);
    for (const [name, value] of Object.entries(drawing.trace ? traceHeaders(drawing.trace) : {}))
      headers.set(name, value);
    // Who searches has its own way out.
    if (!url.startsWith(drawing.request.environment.apiBase)) return send(input, { ...init, headers });
    headers.set(patienceHeader, writePatience(drawing.until));
    return pace.run(url, init?.signal, (signal) => send(input, { ...init, headers, signal }));
  };
}

function isOwn(address: string, { environment: { apiBase, search } }: RenderRequest): boolean {
  const isSearch = search.host !== '' && address.startsWith(`${search.protocol}://${search.host}`);
  return isSearch || address.startsWith(apiBase);
}
