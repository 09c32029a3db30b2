import { contextBelow, type TraceContext } from './trace-context.ts';

export type SpanKind = 'server' | 'client' | 'internal';
export type SpanFacts = Readonly<Record<string, string | number | boolean | undefined>>;

export interface SpanOptions {
  readonly kind: SpanKind;
  readonly parent?: TraceContext | undefined;
  /** Nothing personal: route patterns and numbers, never addresses or values. */
  readonly facts?: SpanFacts;
}

/** A piece of work that is timed. */
export interface Span {
  readonly context: TraceContext;
  /** Says how it went; the name may only now be known. */
  end(outcome?: { readonly name?: string; readonly facts?: SpanFacts; readonly hasFailed?: boolean }): void;
}

/** Where spans go. Without a collector they only give their work a place in the trace. */
export interface Telemetry {
  readonly isOn: boolean;
  start(name: string, options: SpanOptions): Span;
  /** Sends what is left. */
  stop(): Promise<void>;
}

/** Telemetry without a collector: it costs two random numbers a request. */
export const silentTelemetry: Telemetry = {
  isOn: false,
  start: (_name, { parent }) => ({ context: contextBelow(parent), end: () => undefined }),
  stop: async () => undefined,
};
