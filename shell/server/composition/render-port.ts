import type { RenderRequest, RenderResult } from '@umbral/protocol/remote/render-contract.ts';
import type { RemoteName } from '@umbral/protocol/routes/owners.ts';
import { currentTrace, withTrace } from 'infra-observability/current-trace.ts';
import type { Telemetry } from 'infra-observability/telemetry.ts';
import { type FailureKind, failureKind, RenderFailure } from '../render/render-failure.ts';
import { type RenderTimeouts, softTimeoutOf } from '../render/render-timeouts.ts';
import type { Composition } from './composition.ts';

/** Draws a page or a fragment of a remote, in whatever version the document has; rejects with a `RenderFailure`. */
export type RenderPort = (name: RemoteName, request: RenderRequest) => Promise<RenderResult>;

/** One render that ended. */
export interface RenderFacts {
  readonly composition: Composition;
  readonly remote: RemoteName;
  readonly request: RenderRequest;
  readonly milliseconds: number;
  /** Absent when it gave something. */
  readonly failure?: { readonly kind: FailureKind; readonly message: string };
}

export interface RenderPortOptions {
  readonly telemetry: Telemetry;
  readonly timeouts: RenderTimeouts;
  /** Hears of every render, whether it gave something or not. */
  onRender(facts: RenderFacts): void;
}

/** The renders of a composition, timed and traced; what a remote asks of others belongs to its render. */
export function createRenderPort(composition: Composition, options: RenderPortOptions): RenderPort {
  const { telemetry, timeouts, onRender } = options;
  return async (remote, request) => {
    const release = composition.remotes.get(remote);
    const began = performance.now();
    const parent = currentTrace();
    const facts = { 'umbral.remote': remote, 'umbral.version': release?.artifact.version };
    const span = telemetry.start(`render ${remote} ${nameOf(request)}`, {
      kind: 'internal',
      parent: parent?.context,
      facts,
    });
    const trace = parent && { ...parent, context: span.context };
    const ended = (failure?: RenderFacts['failure']) =>
      onRender({ composition, remote, request, milliseconds: performance.now() - began, failure });
    try {
      if (!release) throw new RenderFailure('missing', 'the remote is not in the composition');
      const draw = () => release.pool.render(request, softTimeoutOf(request, timeouts));
      const result = await (trace ? withTrace(trace, draw) : draw());
      span.end();
      ended();
      return result;
    } catch (error) {
      const kind = failureKind(error);
      span.end({ facts: { 'umbral.failure': kind }, hasFailed: true });
      ended({ kind, message: error instanceof Error ? error.message : String(error) });
      throw error;
    }
  };
}

/** What a request draws, as logs name it. */
export function nameOf(request: RenderRequest): string {
  return request.kind === 'fragment' ? request.fragment : 'page';
}
