import type { Telemetry } from 'infra-observability/telemetry.ts';
import type { Logger } from 'pino';
import type { Composition } from '../composition/composition.ts';
import { createRenderPort, nameOf, type RenderFacts, type RenderPort } from '../composition/render-port.ts';
import type { Visit } from '../http/visit.ts';
import type { Metrics } from '../platform/metrics.ts';
import type { Patience } from '../render/patience.ts';
import type { Signals } from '../signals/signals.ts';

export interface RenderPortsOptions {
  readonly telemetry: Telemetry;
  readonly patience: Patience;
  readonly metrics: Metrics;
  readonly signals: Signals;
  readonly log: Logger;
}

/** The way to the renders of a composition; each is counted, weighed for the health of its version, and logged if it fails. */
export function renderPorts(options: RenderPortsOptions): (composition: Composition, visit?: Visit) => RenderPort {
  const { metrics, signals, log } = options;
  const onRender = (facts: RenderFacts) => {
    metrics.rendered(facts);
    signals.rendered(facts);
    if (facts.failure) log.warn(describe(facts, facts.failure), 'a render failed');
  };
  return (composition, visit) => createRenderPort(composition, { ...options, onRender }, visit);
}

function describe(
  { composition, remote, request }: RenderFacts,
  { kind, message }: NonNullable<RenderFacts['failure']>,
) {
  const version = composition.remotes.get(remote)?.artifact.version ?? 'none';
  const cohort = composition.cohorts.get(remote) ?? 'stable';
  return { remote, cohort, version, kind, what: nameOf(request), message };
}
