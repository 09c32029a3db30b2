import type { RenderRequest, RenderResult } from 'shared-contracts/remote/render-contract.ts';
import type { RemoteName } from 'shared-contracts/routes/owners.ts';
import type { Metrics } from '../metrics.ts';
import { failureKind, RenderFailure } from '../render/render-failure.ts';
import type { Composition } from './composition.ts';

/** Draws a page or a fragment of a remote, in whatever version the document has; rejects with a `RenderFailure`. */
export type RenderPort = (name: RemoteName, request: RenderRequest) => Promise<RenderResult>;

export interface FailureReport {
  readonly remote: RemoteName;
  readonly version: string;
  readonly kind: string;
  readonly what: string;
  readonly message: string;
}

export interface RenderPortOptions {
  readonly metrics: Metrics;
  /** How long a fragment may take: the page around it waits. */
  readonly fragmentTimeoutMs: number;
  report(failure: FailureReport): void;
}

/** The renders of a composition, counted. */
export function createRenderPort(composition: Composition, options: RenderPortOptions): RenderPort {
  const { metrics, fragmentTimeoutMs, report } = options;
  return async (name, request) => {
    const release = composition.remotes.get(name);
    const began = performance.now();
    try {
      if (!release) throw new RenderFailure('missing', 'the remote is not in the composition');
      const result = await release.pool.render(request, request.kind === 'fragment' ? fragmentTimeoutMs : undefined);
      metrics.rendered(name, request.kind, performance.now() - began);
      return result;
    } catch (error) {
      const kind = failureKind(error);
      metrics.failed(name, kind);
      report({
        remote: name,
        version: release?.artifact.version ?? 'none',
        kind,
        what: request.kind === 'fragment' ? request.fragment : 'page',
        message: error instanceof Error ? error.message : String(error),
      });
      throw error;
    }
  };
}
