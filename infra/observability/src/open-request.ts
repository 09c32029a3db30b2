import type { IncomingMessage } from 'node:http';
import type { Telemetry } from './telemetry.ts';
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

/** Gives a request its id and its place in a trace, and times it as a span. */
export function openRequest(request: IncomingMessage, { telemetry, isTrusted }: OpenRequestOptions): OpenRequest {
  const { requestId, parent } = receiveTrace(request.headers, isTrusted);
  const method = request.method ?? 'GET';
  const span = telemetry.start(method, { kind: 'server', parent, facts: { 'http.request.method': method } });
  return {
    trace: { requestId, context: span.context },
    close({ route, status }) {
      const facts = { 'http.route': route, 'http.response.status_code': status };
      span.end({ name: `${method} ${route}`, facts, hasFailed: status >= 500 });
    },
  };
}
