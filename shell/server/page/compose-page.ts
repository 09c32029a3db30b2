import type { PageMatch } from '@umbral/domain/routes/match.ts';
import type { Head } from '@umbral/protocol/remote/head.ts';
import type { RenderRequest } from '@umbral/protocol/remote/render-contract.ts';
import type { Layout, RemoteName, Robots } from '@umbral/protocol/routes/owners.ts';
import { type Boot, idPrefixes } from '../../document/boot.ts';
import type { ShellPage } from '../../document/frame-contract.ts';
import type { Composition } from '../composition/composition.ts';
import type { RenderPort } from '../composition/render-port.ts';
import { workerFile } from '../composition/worker-file.ts';
import type { DrawnResult } from '../render/drawn-result.ts';
import type { AssetLink } from './asset-links.ts';
import { bootRemotes, bootRoute } from './boot-remotes.ts';
import type { FragmentSlot } from './cut-html.ts';
import { renderDocument } from './document.ts';
import { documentAssets } from './document-assets.ts';
import { type FilledPage, fillFragments } from './fill-fragments.ts';
import { stricterRobots } from './head-tags.ts';
import { liftStyles } from './lift-styles.ts';
import { ownTurn } from './own-turn.ts';
import { type Environments, type PageContext, remoteEnvironment } from './page-request.ts';
import { stateBlock, stateText } from './state-text.ts';

/** What is needed to compose a document. */
export interface PageJob {
  readonly composition: Composition;
  readonly render: RenderPort;
  readonly context: PageContext;
  readonly environments: Environments;
  /** Path with query, as the page is drawn for. */
  readonly href: string;
  /** Replaces the canonical address that the page would name. */
  readonly canonical?: string;
  /** The footer says that what is shown is invented. */
  readonly isDemo: boolean;
  /** What a visit with a link has besides. */
  readonly extra?: DocumentExtra | undefined;
}

/** What stands in a document that belongs to no part of its composition. */
export interface DocumentExtra {
  readonly style?: AssetLink | undefined;
  /** Above everything. */
  readonly banner?: string | undefined;
}

/** A composed answer to a page request. */
export interface ComposedPage {
  readonly status: number;
  readonly location?: string;
  /** In UTF-8; empty where there is none. */
  readonly html: Buffer;
  readonly isDegraded: boolean;
  readonly sharedMaxAge?: number;
  readonly timings: readonly string[];
}

/** What stands in the page's slot and around it. */
export interface SlotContent {
  readonly owner: RemoteName | 'shell';
  readonly status: number;
  /** Target of a redirect. */
  readonly location?: string | undefined;
  readonly layout: Layout;
  readonly robots: Robots;
  readonly head: Head;
  readonly html: Buffer;
  /** Hydration data, as JSON for a script element; absent where there is none. */
  readonly state?: string | undefined;
  readonly isHydrated: boolean;
  readonly chunks: readonly string[];
  readonly sharedMaxAge?: number;
  /** The remote says that something is missing from it. */
  readonly isPartial?: boolean;
}

const noHtml = Buffer.alloc(0);

/** Composes the page of a remote; where that fails, the 503 document with a second chance in the browser. */
export async function composeRemotePage(job: PageJob, owner: RemoteName, match: PageMatch): Promise<ComposedPage> {
  const began = performance.now();
  const content = await job.render(owner, pageRequest(job, owner, match)).then(
    // At once: the many objects of a state that stands while fragments are drawn would be copied by the collector, who
    // stops everybody.
    (result) => ({ ...contentOf(owner, match, result), state: stateText(result.state) }),
    () => unavailable(job, owner, match),
  );
  const timing = `render;dur=${(performance.now() - began).toFixed(1)}`;
  const { status, location } = content;
  if (location !== undefined) return { status, location, html: noHtml, isDegraded: false, timings: [timing] };
  return composeDocument(job, content, [timing]);
}

/** Composes one of the shell's own pages. */
export function composeShellPage(job: PageJob, page: ShellPage, facts: { status: number; robots: Robots }) {
  const { html, title } = job.composition.shell.frame.renderShellPage(page);
  return composeOwnPage(job, { ...facts, layout: 'error', html, title });
}

/** Composes a page of the shell from its HTML. */
export function composeOwnPage(
  job: PageJob,
  { title, html, ...page }: { status: number; robots: Robots; layout: Layout; html: string; title: string },
): Promise<ComposedPage> {
  const own = { owner: 'shell', html: Buffer.from(html), head: { title }, isHydrated: false, chunks: [] } as const;
  return composeDocument(job, { ...page, ...own }, []);
}

/** What a remote's answer puts into the slot, but for its state. */
export function contentOf(owner: RemoteName, match: PageMatch, result: DrawnResult): SlotContent {
  const { status, location, head = { title: '' }, html, chunks, sharedMaxAge, isPartial } = result;
  const isError = status === 404 || status >= 500;
  const robots = stricterRobots(isError ? 'noindex,follow' : match.route.robots, head.robots);
  const layout = isError ? 'error' : match.route.layout;
  const facts = { owner, status, location, layout, robots, head, html, chunks, sharedMaxAge, isPartial };
  return { ...facts, isHydrated: true };
}

function unavailable({ composition }: PageJob, owner: RemoteName, { route }: PageMatch): SlotContent {
  const { html, title } = composition.shell.frame.renderShellPage({ kind: 'unavailable' });
  const { layout } = route;
  const own = { head: { title }, html: Buffer.from(html), isHydrated: false, chunks: ['app'] };
  return { owner, status: 503, layout, robots: 'noindex', ...own };
}

/** How a remote is asked for the page. */
export function pageRequest(
  { composition, context, environments, href }: PageJob,
  owner: RemoteName,
  { key }: PageMatch,
): RenderRequest {
  return {
    kind: 'page',
    routeKey: key,
    url: `${context.origin}${href}`,
    headers: context.headers,
    idPrefix: idPrefixes.page,
    environment: environmentFor(composition, environments, owner),
  };
}

async function composeDocument(job: PageJob, content: SlotContent, timings: readonly string[]): Promise<ComposedPage> {
  const { composition, context, environments, href } = job;
  await ownTurn();
  const began = performance.now();
  const own = liftStyles(content.html, content.owner);
  const filled = await fillFragments(own.html, (slot, idPrefix) => renderFragment(job, slot, idPrefix));
  const fragmentTiming = `fragments;dur=${(performance.now() - began).toFixed(1)}`;
  const [pathname = '/'] = href.split('?');
  const frameRequest = {
    layout: content.layout,
    pathname,
    currency: context.currency,
    year: new Date().getFullYear(),
    isDemo: job.isDemo,
  };
  const boot: Boot = {
    composition: composition.id,
    shellVersion: composition.shell.artifact.version,
    environment: environments.browser,
    page: { owner: content.owner, status: content.status },
    ...(workerFile(composition) === undefined ? {} : { keepsPages: true }),
    frame: frameRequest,
    remotes: bootRemotes(composition),
    ...(composition.declared.length > 0 ? { routes: composition.declared.map(bootRoute) } : {}),
    ...(Object.keys(composition.topics).length > 0 ? { topics: composition.topics } : {}),
  };
  await ownTurn();
  const assets = documentAssets(composition, content, filled.placed);
  const document = renderDocument({
    boot,
    state: stateBlock(content.state, filled.states),
    head: job.canonical ? { ...content.head, canonical: job.canonical } : content.head,
    robots: job.extra ? 'noindex' : content.robots,
    origin: environments.origin,
    href,
    frame: composition.shell.frame.renderFrame(frameRequest),
    slot: { html: filled.html, ...(content.isHydrated ? { ssr: idPrefixes.page } : {}) },
    imagePreloads: filled.imagePreloads,
    ...assets,
    styles: [...assets.styles, ...own.styles, ...(job.extra?.style ? [job.extra.style] : [])],
    banner: job.extra?.banner,
  });
  return composed(content, document, filled, [...timings, fragmentTiming]);
}

function composed(
  { status, sharedMaxAge, isPartial = false }: SlotContent,
  html: Buffer,
  { failed }: FilledPage,
  timings: readonly string[],
): ComposedPage {
  return { status, html, isDegraded: isPartial || failed > 0, sharedMaxAge, timings };
}

function renderFragment(
  { composition, context, environments, href, render }: PageJob,
  { owner, name, props }: FragmentSlot,
  idPrefix: string,
): Promise<DrawnResult> {
  return render(owner, {
    kind: 'fragment',
    fragment: name,
    props,
    url: `${context.origin}${href}`,
    headers: {},
    idPrefix,
    environment: environmentFor(composition, environments, owner),
  });
}

function environmentFor({ remotes, settings }: Composition, { server }: Environments, remote: RemoteName) {
  const version = remotes.get(remote)?.artifact.version ?? '';
  return remoteEnvironment(server, { remote, version, settings: settings.get(remote) });
}
