import type { BreakerState } from 'infra-breaker/breaker.ts';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Admission } from '../admission/admission.ts';
import type { RefusalKind } from '../admission/refused.ts';
import type { PageSource } from '../cache/page-cache.ts';
import type { CompositionHolder } from '../composition/composition-holder.ts';
import type { RenderFacts } from '../composition/render-port.ts';
import type { SourceState } from '../releases/composition-source.ts';
import type { PoolState } from '../render/render-pool.ts';

/** How a request was answered. */
export interface AnswerFacts {
  readonly part: string;
  /** Key of a page's route. */
  readonly route: string | undefined;
  readonly status: number;
  readonly milliseconds: number;
}

/** What the server counts, in the words of its parts. */
export interface Metrics {
  readonly registry: Registry;
  rendered(render: RenderFacts): void;
  pageServed(owner: string, source: PageSource): void;
  answered(answer: AnswerFacts): void;
  /** Something was not drawn because too much was. */
  refused(kind: RefusalKind): void;
  /** Tells how much is drawn, and how much waits. */
  watch(state: Admission['state']): void;
  /** Tells whether a program behind this server says nothing. */
  watchBackend(name: string, isSilent: () => boolean): void;
}

type Holder = Pick<CompositionHolder, 'current'>;

const buckets = [1, 2, 3, 5, 8, 15, 30, 60, 120, 250, 500, 1000, 2000, 4000];
const breakerValues: Readonly<Record<BreakerState, number>> = { closed: 0, 'half-open': 1, open: 2 };

/** Makes the metrics of one server, with a registry of its own. */
export function createMetrics(holder: Holder, source: () => SourceState): Metrics {
  const registers = [new Registry()];
  const [registry = new Registry()] = registers;
  collectDefaultMetrics({ register: registry });
  const renders = new Histogram({
    name: 'umbral_render_milliseconds',
    help: 'Time from the request to a remote until its HTML, by remote and kind',
    labelNames: ['remote', 'kind'],
    buckets,
    registers,
  });
  const failures = new Counter({
    name: 'umbral_render_failures_total',
    help: 'Renders that gave nothing, by remote and reason',
    labelNames: ['remote', 'kind'],
    registers,
  });
  const pages = new Counter({
    name: 'umbral_pages_total',
    help: 'Pages by owner and by where they came from: hit, stale, miss, private or last-good',
    labelNames: ['owner', 'source'],
    registers,
  });
  const answers = new Histogram({
    name: 'umbral_answer_milliseconds',
    help: 'Time until an answer ended, by part of the server, route of a page and class of status',
    labelNames: ['part', 'route', 'status'],
    buckets,
    registers,
  });
  const refusals = new Counter({
    name: 'umbral_refusals_total',
    help: 'Pages, parts and fragments that were not drawn: their network was over its budget, or too many waited',
    labelNames: ['kind'],
    registers,
  });
  poolGauge(
    registers,
    holder,
    { name: 'umbral_pool_threads_ready', help: 'Render threads that are up' },
    (pool) => pool.ready,
  );
  poolGauge(registers, holder, { name: 'umbral_pool_running', help: 'Renders under way' }, (pool) => pool.running);
  poolGauge(
    registers,
    holder,
    { name: 'umbral_pool_waiting', help: 'Renders that wait for a thread' },
    (pool) => pool.waiting,
  );
  const breakerHelp = 'Circuit of the remote: 0 closed, 1 half open, 2 open';
  poolGauge(registers, holder, { name: 'umbral_breaker', help: breakerHelp }, (pool) => breakerValues[pool.breaker]);
  sourceGauges(registers, source);
  return {
    registry,
    rendered({ remote, request, milliseconds, failure }) {
      if (failure) failures.inc({ remote, kind: failure.kind });
      else renders.observe({ remote, kind: request.kind }, milliseconds);
    },
    refused: (kind) => refusals.inc({ kind }),
    watch: (state) => admissionGauge(registers, state),
    watchBackend: (name, isSilent) => backendGauge(registers, name, isSilent),
    pageServed: (owner, source) => pages.inc({ owner, source }),
    answered: ({ part, route = '', status, milliseconds }) =>
      answers.observe({ part, route, status: `${Math.floor(status / 100)}xx` }, milliseconds),
  };
}

function admissionGauge(registers: Registry[], state: Admission['state']): void {
  new Gauge({
    name: 'umbral_admission',
    help: 'Pages, parts and fragments that are drawn, and those that wait for their turn',
    labelNames: ['what'],
    registers,
    collect() {
      const { drawing, waiting } = state();
      this.set({ what: 'drawing' }, drawing);
      this.set({ what: 'waiting' }, waiting);
    },
  });
}

function backendGauge(registers: Registry[], backend: string, isSilent: () => boolean): void {
  new Gauge({
    name: 'umbral_backend_silent',
    help: 'Whether a program behind this server says nothing: 1 yes, 0 no',
    labelNames: ['backend'],
    registers,
    collect() {
      this.set({ backend }, isSilent() ? 1 : 0);
    },
  });
}

function sourceGauges(registers: Registry[], source: () => SourceState): void {
  new Gauge({
    name: 'umbral_composition_seq',
    help: 'Number of the composition of the registry that was carried out last',
    registers,
    collect() {
      this.set(source().seq);
    },
  });
  new Gauge({
    name: 'umbral_refused_versions',
    help: 'Versions that should run here and were refused, by remote',
    labelNames: ['remote'],
    registers,
    collect() {
      this.reset();
      for (const { remote } of source().refused) this.inc({ remote });
    },
  });
  new Gauge({
    name: 'umbral_registry_silent_seconds',
    help: 'Seconds since the registry said something; a cut line shows here first',
    registers,
    collect() {
      this.set((source().silentMs ?? 0) / 1000);
    },
  });
  new Gauge({
    name: 'umbral_registry_followed',
    help: 'Whether the shell knows what the registry says now: 1 yes, 0 no',
    registers,
    collect() {
      this.set(source().fault === undefined ? 1 : 0);
    },
  });
}

function poolGauge(
  registers: Registry[],
  { current }: Holder,
  about: { readonly name: string; readonly help: string },
  read: (pool: PoolState) => number,
): void {
  new Gauge({
    ...about,
    labelNames: ['remote'],
    registers,
    collect() {
      this.reset();
      for (const [remote, { pool }] of current()?.remotes ?? []) this.set({ remote }, read(pool.state()));
    },
  });
}
