import { AsyncLocalStorage } from 'node:async_hooks';
import type { RenderRequest } from '@umbral/protocol/remote/render-contract.ts';
import { type RequestTrace, traceHeaders } from 'infra-observability/trace-context.ts';

interface Drawing {
  readonly request: RenderRequest;
  readonly trace: RequestTrace | undefined;
}

const drawings = new AsyncLocalStorage<Drawing>();

/** Runs a render whose calls of the API and of the index carry the trace of the visitor's request. */
export function withCallsOf<Result>(drawing: Drawing, render: () => Result): Result {
  return drawings.run(drawing, render);
}

/**
 * Lets `fetch` of this thread tell our own programs which request they serve. Remotes need not know of it; an address
 * outside, such as a hosted index, is told nothing.
 */
export function traceOwnCalls(): void {
  const send = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const drawing = drawings.getStore();
    if (!drawing?.trace || input instanceof Request || !isOwn(String(input), drawing.request)) return send(input, init);
    const headers = new Headers(init?.headers);
    for (const [name, value] of Object.entries(traceHeaders(drawing.trace))) headers.set(name, value);
    return send(input, { ...init, headers });
  };
}

function isOwn(address: string, { environment: { apiBase, search } }: RenderRequest): boolean {
  const isSearch = search.host !== '' && address.startsWith(`${search.protocol}://${search.host}`);
  return isSearch || address.startsWith(apiBase);
}
