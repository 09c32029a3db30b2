import type { IncomingMessage } from 'node:http';
import { silentTelemetry, type Telemetry } from './telemetry.ts';
import { type RequestTrace, receiveTrace } from './trace-context.ts';

export interface RequestOutcome {
  /** Pattern of the route, never the address that was asked for. */
  readonly route: string;
  readonly status: number;
}

/** A request that is being answered. */
export interface OpenRequest {
  readonly trace: RequestTrace;
  close(outcome: RequestOutcome): void;
}

export interface OpenRequestOptions {
  readonly telemetry: Telemetry;
  /** Whether the caller is a program of ours, whose trace goes on here. */
  readonly isTrusted: boolean;
}

/** Paths of collectors and probes, which come every few seconds: they are neither traced nor told at `info`. */
export const routinePaths: ReadonlySet<string> = new Set(['/livez', '/readyz', '/metrics']);

/** Gives a request its id and its place in a trace, and times it as a span. */
export function openRequest(request: IncomingMessage, { telemetry, isTrusted }: OpenRequestOptions): OpenRequest {
  const { requestId, parent } = receiveTrace(request.headers, isTrusted);
  const method = request.method ?? 'GET';
  const [path = ''] = (request.url ?? '').split('?');
  const spans = routinePaths.has(path) ? silentTelemetry : telemetry;
  const span = spans.start(method, { kind: 'server', parent, facts: { 'http.request.method': method } });
  return {
    trace: { requestId, context: span.context },
    close({ route, status }) {
      const facts = { 'http.route': route, 'http.response.status_code': status };
      span.end({ name: `${method} ${route}`, facts, hasFailed: status >= 500 });
    },
  };
}
