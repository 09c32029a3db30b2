import type { IncomingMessage, ServerResponse } from 'node:http';
import { withTrace } from 'infra-observability/current-trace.ts';
import { createLogger } from 'infra-observability/logger.ts';
import { openRequest, routinePaths } from 'infra-observability/open-request.ts';
import { silentTelemetry, type Telemetry } from 'infra-observability/telemetry.ts';
import { parseTrust, type Trust } from 'infra-observability/trusted-addresses.ts';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

type Log = ReturnType<typeof createLogger>;

export interface ObserverOptions {
  readonly log?: Log;
  readonly telemetry?: Telemetry;
  /** Which callers are programs of ours, whose trace goes on here; this machine unless said otherwise. */
  readonly isTrusted?: Trust;
}

/** A request that is being answered, as the log and the metrics know it. */
export interface ObservedRequest {
  readonly id: string;
  /** Runs what answers it; lines of the log that come of it carry its ids. */
  run<Result>(work: () => Result): Result;
  /** Names the pattern that it matched; what matches none is `unknown`. */
  matched(route: string): void;
}

/** Watches the requests of one search process. */
export interface Observer {
  readonly log: Log;
  readonly registry: Registry;
  /** Begins to watch; the end is when the answer is out. */
  watch(request: IncomingMessage, response: ServerResponse): ObservedRequest;
}

/** Makes the observer of a process: one line of the log, one span and one measurement for each request. */
export function createObserver(options: ObserverOptions = {}): Observer {
  const { telemetry = silentTelemetry, isTrusted = parseTrust('loopback') } = options;
  const { log = createLogger({ program: 'search', level: 'silent' }) } = options;
  const registry = new Registry();
  // Also the delay of the event loop, memory and processor time.
  collectDefaultMetrics({ register: registry });
  const seconds = latencies(registry);
  return {
    log,
    registry,
    watch(request, response) {
      const began = performance.now();
      const { trace, close } = openRequest(request, { telemetry, isTrusted: isTrusted(request.socket.remoteAddress) });
      const id = oneLine(request.headers['request-id']) ?? trace.requestId;
      let route = 'unknown';
      response.setHeader('x-request-id', trace.requestId);
      response.once('close', () => {
        const { statusCode: status } = response;
        const milliseconds = performance.now() - began;
        close({ route, status });
        seconds.observe({ route, method: request.method ?? 'GET', status }, milliseconds / 1000);
        const facts = { method: request.method, route, status, ms: Math.round(milliseconds * 10) / 10 };
        withTrace(trace, () => log[routinePaths.has(route) ? 'debug' : 'info'](facts, 'answered'));
      });
      return {
        id,
        run: (work) => withTrace(trace, work),
        matched: (pattern) => {
          route = pattern;
        },
      };
    },
  };
}

function latencies(registry: Registry): Histogram<'route' | 'method' | 'status'> {
  return new Histogram({
    name: 'search_request_seconds',
    help: 'Time to answer by route, method and status',
    labelNames: ['route', 'method', 'status'],
    // The engine itself answers within milliseconds.
    buckets: [0.0005, 0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
    registers: [registry],
  });
}

function oneLine(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header[0] : header;
}
