import type { RenderRequest } from '@umbral/protocol/remote/render-contract.ts';
import type { RemoteName } from '@umbral/protocol/routes/owners.ts';
import { currentTrace, withTrace } from 'infra-observability/current-trace.ts';
import type { Telemetry } from 'infra-observability/telemetry.ts';
import type { Visit } from '../http/visit.ts';
import type { DrawnResult } from '../render/drawn-result.ts';
import type { Patience } from '../render/patience.ts';
import { type FailureKind, failureKind, RenderFailure } from '../render/render-failure.ts';
import type { Composition } from './composition.ts';

/** Draws a page or a fragment of a remote, in whatever version the document has; rejects with a `RenderFailure`. */
export type RenderPort = (name: RemoteName, request: RenderRequest) => Promise<DrawnResult>;

/** One render that ended. */
export interface RenderFacts {
  readonly composition: Composition;
  readonly remote: RemoteName;
  readonly request: RenderRequest;
  readonly milliseconds: number;
  /** Whom a page was drawn for; absent for what belongs to no visit in particular. */
  readonly visit?: Visit | undefined;
  /** Absent when it gave something; the message has the stack where there is one. */
  readonly failure?: { readonly kind: FailureKind; readonly message: string };
}

export interface RenderPortOptions {
  readonly telemetry: Telemetry;
  readonly patience: Patience;
  /** Hears of every render, whether it gave something or not. */
  onRender(facts: RenderFacts): void;
}

/** The renders of a composition, timed and traced; what a remote asks of others belongs to its render. */
export function createRenderPort(composition: Composition, options: RenderPortOptions, visit?: Visit): RenderPort {
  const { telemetry, patience, onRender } = options;
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
      onRender({ composition, remote, request, visit, milliseconds: performance.now() - began, failure });
    // Whoever came has the page: it counts like a render without a visitor.
    const strayed = (message: string) =>
      onRender({ composition, remote, request, milliseconds: 0, failure: { kind: 'stray', message } });
    try {
      if (!release) throw new RenderFailure('missing', 'the remote is not in the composition');
      const draw = () => release.pool.render(request, patience(request), strayed);
      const result = await (trace ? withTrace(trace, draw) : draw());
      const fault = faultOf(result);
      span.end(fault === undefined ? {} : { facts: { 'umbral.failure': 'error' }, hasFailed: true });
      ended(fault === undefined ? undefined : { kind: 'error', message: fault });
      return result;
    } catch (error) {
      const kind = failureKind(error);
      span.end({ facts: { 'umbral.failure': kind }, hasFailed: true });
      ended({ kind, message: error instanceof Error ? error.message : String(error) });
      throw error;
    }
  };
}

/** What the remote drew an error for; a 503 says that something it needs is away. */
function faultOf({ status, fault }: DrawnResult): string | undefined {
  return fault ?? (status === 500 ? 'the remote answered with an error of its own' : undefined);
}

/** What a request draws, as logs name it. */
export function nameOf(request: RenderRequest): string {
  return request.kind === 'fragment' ? request.fragment : 'page';
}
