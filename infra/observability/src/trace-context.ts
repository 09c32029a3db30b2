import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** The place of a piece of work in a trace, by W3C Trace Context level 1. */
export interface TraceContext {
  /** 32 hexadecimal digits. */
  readonly traceId: string;
  /** 16 hexadecimal digits. */
  readonly spanId: string;
  readonly isSampled: boolean;
}

/** What a request is called in every log line and every program that it passes. */
export interface RequestTrace {
  readonly requestId: string;
  readonly context: TraceContext;
}

const traceparentPattern = /^(?!ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/;
const requestIdPattern = /^[\w-]{8,64}$/;

/** The trace that a header names; undefined for anything that is not well formed. */
export function parseTraceparent(header: unknown): TraceContext | undefined {
  const [, traceId, spanId, flags] = traceparentPattern.exec(typeof header === 'string' ? header : '') ?? [];
  if (!traceId || !spanId || !flags) return undefined;
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 };
}

/** The header of a trace context. */
export function traceparentOf({ traceId, spanId, isSampled }: TraceContext): string {
  return `00-${traceId}-${spanId}-${isSampled ? '01' : '00'}`;
}

/** A context below its parent, or the first of a trace of its own. */
export function contextBelow(parent: TraceContext | undefined): TraceContext {
  const spanId = randomBytes(8).toString('hex');
  return parent ? { ...parent, spanId } : { traceId: randomBytes(16).toString('hex'), spanId, isSampled: false };
}

/** What a caller says about its request. */
export interface ReceivedTrace {
  readonly requestId: string;
  readonly parent: TraceContext | undefined;
}

/** Reads the caller's words where it is trusted; of a stranger nothing is taken over. */
export function receiveTrace(headers: IncomingHttpHeaders, isTrusted: boolean): ReceivedTrace {
  const given = headers['x-request-id'];
  const isUsable = isTrusted && typeof given === 'string' && requestIdPattern.test(given);
  return {
    requestId: isUsable ? given : randomBytes(12).toString('hex'),
    parent: isTrusted ? parseTraceparent(headers.traceparent) : undefined,
  };
}

/** The headers by which the next program learns of a request. */
export function traceHeaders({ requestId, context }: RequestTrace): { traceparent: string; 'x-request-id': string } {
  return { traceparent: traceparentOf(context), 'x-request-id': requestId };
}
