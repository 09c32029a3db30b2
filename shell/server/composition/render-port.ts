import { currentTrace, withTrace } from 'infra-observability/current-trace.ts';
import type { Telemetry } from 'infra-observability/telemetry.ts';
import type { RenderRequest, RenderResult } from 'shared-contracts/remote/render-contract.ts';
import type { RemoteName } from 'shared-contracts/routes/owners.ts';
import type { Metrics } from '../metrics.ts';
import { failureKind, RenderFailure } from '../render/render-failure.ts';
import type { RenderFacts } from '../signals/render-signals.ts';
import type { Cohort, Composition } from './composition.ts';

/** Draws a page or a fragment of a remote, in whatever version the document has; rejects with a `RenderFailure`. */
export type RenderPort = (name: RemoteName, request: RenderRequest) => Promise<RenderResult>;

export interface FailureReport {
  readonly remote: RemoteName;
  readonly cohort: Cohort;
  readonly version: string;
  readonly kind: string;
  readonly what: string;
  readonly message: string;
}

export interface RenderPortOptions {
  readonly metrics: Metrics;
  readonly telemetry: Telemetry;
  /** How long a fragment may take: the page around it waits. */
  readonly fragmentTimeoutMs: number;
  report(failure: FailureReport): void;
  /** Hears of every render, for the health of the version. */
  onRender(facts: RenderFacts): void;
}

/** The renders of a composition, counted and timed; what a remote asks of others belongs to its render. */
export function createRenderPort(composition: Composition, options: RenderPortOptions): RenderPort {
  const { metrics, telemetry, fragmentTimeoutMs, report, onRender } = options;
  return async (name, request) => {
    const release = composition.remotes.get(name);
    const began = performance.now();
    const what = request.kind === 'fragment' ? request.fragment : 'page';
    const parent = currentTrace();
    const facts = { 'umbral.remote': name, 'umbral.version': release?.artifact.version };
    const span = telemetry.start(`render ${name} ${what}`, { kind: 'internal', parent: parent?.context, facts });
    const trace = parent && { ...parent, context: span.context };
    try {
      if (!release) throw new RenderFailure('missing', 'the remote is not in the composition');
      const softTimeoutMs = request.kind === 'fragment' ? fragmentTimeoutMs : undefined;
      const draw = () => release.pool.render(request, softTimeoutMs);
      const result = await (trace ? withTrace(trace, draw) : draw());
      span.end();
      const milliseconds = performance.now() - began;
      metrics.rendered(name, request.kind, milliseconds);
      onRender({ composition, remote: name, request, milliseconds });
      return result;
    } catch (error) {
      const kind = failureKind(error);
      span.end({ facts: { 'umbral.failure': kind }, hasFailed: true });
      metrics.failed(name, kind);
      onRender({ composition, remote: name, request, milliseconds: performance.now() - began, failure: kind });
      report({
        remote: name,
        cohort: composition.cohorts.get(name) ?? 'stable',
        version: release?.artifact.version ?? 'none',
        kind,
        what,
        message: error instanceof Error ? error.message : String(error),
      });
      throw error;
    }
  };
}
