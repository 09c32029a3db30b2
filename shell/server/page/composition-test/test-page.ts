import type { PageKey } from '@umbral/domain/routes/match.ts';
import { type RouteKey, routes } from '@umbral/domain/routes/table.ts';
import type { RemoteName } from '@umbral/protocol/routes/owners.ts';
import { type Composition, compose } from '../../composition/composition.ts';
import type { RenderPort } from '../../composition/render-port.ts';
import { RenderFailure } from '../../render/render-failure.ts';
import { type ComposedPage, composeOwnPage, type PageJob } from '../compose-page.ts';
import { pageTexts } from '../page-texts.ts';
import { testPageHtml } from './test-page-html.ts';

/** What is wrong with one remote on a test page. */
interface Fault {
  readonly title: string;
  /** The composition as the fault leaves it. */
  readonly composition: (healthy: Composition) => Composition;
  readonly render: (healthy: RenderPort) => RenderPort;
}

/** The remote that the faults happen to: a page without it loses texts, nothing that others need. */
const victim: RemoteName = 'mf-content';
const slowMs = 1500;
const { compositionTest: texts } = pageTexts;
const same = <Value>(value: Value) => value;

const faults: Partial<Record<RouteKey, Fault>> = {
  compositionTest: { title: texts.complete, composition: same, render: same },
  compositionTestMissing: { title: texts.missing, composition: withoutVictim, render: same },
  compositionTestSlow: { title: texts.slow, composition: same, render: (healthy) => failing(healthy, slowly) },
  compositionTestThrowing: {
    title: texts.throwing,
    composition: same,
    render: (healthy) => failing(healthy, throwing),
  },
};

/** Whether a route is one of the pages that show the composition and its faults [R101-R104]. */
export function isTestPage(key: PageKey): key is RouteKey {
  return key in faults;
}

/** Composes a test page: every remote with its version and fragments, one of them with the fault of the page. */
export function composeTestPage(job: PageJob, key: RouteKey): Promise<ComposedPage> {
  const fault = faults[key];
  if (!fault) throw new Error(`${key} is no test page`);
  const { title } = fault;
  const { layout, robots } = routes[key];
  const composition = fault.composition(job.composition);
  const html = testPageHtml(title, job.composition.remotes.keys(), composition);
  return composeOwnPage(
    { ...job, composition, render: fault.render(job.render) },
    { status: 200, robots, layout, html, title },
  );
}

function withoutVictim({ shell, remotes, ...facts }: Composition): Composition {
  return compose(shell, new Map([...remotes].filter(([name]) => name !== victim)), facts);
}

function failing(healthy: RenderPort, fail: () => Promise<never>): RenderPort {
  return (name, request) => (name === victim ? fail() : healthy(name, request));
}

/** As a render that is given up: its outcome does not count against the remote. */
function slowly(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new RenderFailure('timeout', 'slow on purpose')), slowMs);
  });
}

function throwing(): Promise<never> {
  return Promise.reject(new RenderFailure('error', 'thrown on purpose'));
}
