/**
 * Why a render gave nothing: `error` the remote threw; `timeout` it did not end in time; `loop` it blocked its thread;
 * `memory` it used up its memory; `crash` its thread ended; `breaker` its circuit is open; `overload` too many wait, or the machine is too busy;
 * `missing` no version of it runs; `stray` it gave something, and code of it threw where nobody took that.
 */
export type FailureKind =
  | 'error'
  | 'timeout'
  | 'loop'
  | 'memory'
  | 'crash'
  | 'breaker'
  | 'overload'
  | 'missing'
  | 'stray';

/** A render that failed; the message is for the log, never for a visitor. */
export class RenderFailure extends Error {
  readonly kind: FailureKind;

  constructor(kind: FailureKind, message: string) {
    super(message);
    this.name = 'RenderFailure';
    this.kind = kind;
  }
}

/** The kind of whatever a render threw. */
export function failureKind(error: unknown): FailureKind {
  return error instanceof RenderFailure ? error.kind : 'error';
}
