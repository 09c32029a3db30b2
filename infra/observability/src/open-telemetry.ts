import {
  type Attributes,
  SpanKind as Kinds,
  ROOT_CONTEXT,
  SpanStatusCode,
  TraceFlags,
  trace,
} from '@opentelemetry/api';
import { NodeSDK } from '@opentelemetry/sdk-node';
import type { SpanFacts, SpanKind, Telemetry } from './telemetry.ts';
import type { TraceContext } from './trace-context.ts';

const kinds: Readonly<Record<SpanKind, Kinds>> = {
  server: Kinds.SERVER,
  client: Kinds.CLIENT,
  internal: Kinds.INTERNAL,
};

function attributesOf(facts: SpanFacts = {}): Attributes {
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));
}

/** A parent in another program, as OpenTelemetry knows it. */
function contextOf(parent: TraceContext | undefined) {
  if (!parent) return ROOT_CONTEXT;
  const { traceId, spanId, isSampled } = parent;
  const traceFlags = isSampled ? TraceFlags.SAMPLED : TraceFlags.NONE;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
}

/** Starts the SDK, which reads all else from `OTEL_*`. Only traces: numbers are collected from `/metrics`. */
export function startOpenTelemetry(serviceName: string): Telemetry {
  const sdk = new NodeSDK({
    serviceName,
    instrumentations: [],
    metricReaders: [],
    logRecordProcessors: [],
    // Detectors would send the command line and the name of the machine.
    autoDetectResources: false,
  });
  sdk.start();
  const tracer = trace.getTracer('umbral');
  return {
    isOn: true,
    start(name, { kind, parent, facts }) {
      const span = tracer.startSpan(name, { kind: kinds[kind], attributes: attributesOf(facts) }, contextOf(parent));
      const { traceId, spanId, traceFlags } = span.spanContext();
      return {
        context: { traceId, spanId, isSampled: (traceFlags & TraceFlags.SAMPLED) !== 0 },
        end(outcome = {}) {
          if (outcome.name) span.updateName(outcome.name);
          span.setAttributes(attributesOf(outcome.facts));
          if (outcome.hasFailed) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    stop: () => sdk.shutdown(),
  };
}
