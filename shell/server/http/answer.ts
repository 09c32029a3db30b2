import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';

/** A whole answer in memory. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<OutgoingHttpHeaders>;
  readonly body: Buffer;
}

const nothing = Buffer.alloc(0);

/** An answer with a text body. */
export function textAnswer(status: number, text: string, headers: OutgoingHttpHeaders = {}): Answer {
  return { status, headers: { 'content-type': 'text/plain; charset=utf-8', ...headers }, body: Buffer.from(text) };
}

/** An answer with a JSON body, not to be stored. */
export function jsonAnswer(status: number, value: unknown, headers: OutgoingHttpHeaders = {}): Answer {
  const body = Buffer.from(JSON.stringify(value));
  return { status, headers: { 'content-type': 'application/json', 'cache-control': 'no-store', ...headers }, body };
}

/** A redirect to a path of this portal. */
export function redirectAnswer(status: number, location: string, headers: OutgoingHttpHeaders = {}): Answer {
  return { status, headers: { location, ...headers }, body: nothing };
}

/** Sends an answer; HEAD gets its headers only. */
export function send(request: IncomingMessage, response: ServerResponse, { status, headers, body }: Answer): void {
  const hasBody = status !== 304 && status !== 204;
  response.writeHead(status, { ...headers, ...(hasBody ? { 'content-length': body.byteLength } : {}) });
  response.end(request.method === 'HEAD' || !hasBody ? undefined : body);
}
