import type { OutgoingHttpHeaders } from 'node:http';
import { isRemoteName, type RemoteName } from '@umbral/protocol/routes/owners.ts';
import type { SettingValues } from '@umbral/protocol/settings/setting-data.ts';
import { idPrefixes } from '../../document/boot.ts';
import type { Admission } from '../admission/admission.ts';
import { askerOf } from '../admission/asker.ts';
import { Refused } from '../admission/refused.ts';
import { versionSchema } from '../artifacts/artifact-schema.ts';
import { type Composition, type RemoteRelease, valuesFor } from '../composition/composition.ts';
import type { LeasedComposition, LeaseForVisit } from '../composition/lease-for-visit.ts';
import type { RenderPort } from '../composition/render-port.ts';
import type { Config } from '../config.ts';
import { currencyOf, type RateKeeper } from '../currency/exchange-rates.ts';
import { type Answer, jsonAnswer, redirectAnswer } from '../http/answer.ts';
import { parseJson } from '../http/json-text.ts';
import { problemAnswer } from '../http/problem-answer.ts';
import type { Visit } from '../http/visit.ts';
import type { OldVersions } from '../releases/start/old-versions.ts';
import { type AssetLink, groupLinks, sourceOf } from './asset-links.ts';
import { environmentsOf, type PageContext, remoteEnvironment } from './page-request.ts';
import { refusedAnswer } from './refused-answer.ts';

export interface FragmentAnswersOptions {
  readonly config: Config;
  readonly rates: RateKeeper;
  readonly old: OldVersions;
  readonly admission: Admission;
  portOf(composition: Composition): RenderPort;
}

interface Wanted {
  readonly owner: RemoteName;
  readonly name: string;
  readonly version: string;
  readonly props: unknown;
}

const maxPropsLength = 4096;
const unavailable = problemAnswer(503, 'unavailable', 'The portal has no composition yet');
/** A shell that has just been started: the fragment may well be there. */
const notStarted: Answer = { ...unavailable, headers: { ...unavailable.headers, 'retry-after': '2' } };

/**
 * Answers `/_fragment/<remote>/<name>?v=<version>&props=<json>` with `{html, state, css}`: what a slot needs that came
 * into the page after its document. The version is the one of the asking tab, active or not.
 */
export function createFragmentAnswers(options: FragmentAnswersOptions) {
  return async (visit: Visit, leaseFor: LeaseForVisit): Promise<Answer> => {
    const lease = await leaseFor(visit);
    if (!lease) return notStarted;
    const wanted = readWanted(visit.url, lease.composition);
    if (!wanted) {
      lease.release();
      return problemAnswer(404, 'not-found', 'No such fragment');
    }
    const elsewhere = elsewhereOf(options, wanted, { visit, lease });
    if (elsewhere) {
      lease.release();
      return redirectAnswer(307, elsewhere, { 'cache-control': 'no-store' });
    }
    let renderer: Renderer | undefined;
    try {
      renderer = await rendererOf(options, wanted, lease.composition);
      const { render } = renderer;
      const request = requestOf(options, { ...wanted, settings: renderer.settings }, visit);
      const result = await options.admission.enter(askerOf(visit, 'fragment'), () => render(request));
      if (result.status !== 200) return problemAnswer(404, 'not-found', 'No such fragment');
      const { html, state, chunks } = result;
      return jsonAnswer(
        200,
        { html: html.toString(), state, css: renderer.links(chunks) },
        cachingOf(lease, visit.url),
      );
    } catch (error) {
      if (error instanceof Refused) return refusedAnswer(error);
      return problemAnswer(503, 'unavailable', 'The fragment could not be drawn');
    } finally {
      renderer?.letGo?.();
      lease.release();
    }
  };
}

function readWanted(url: URL, { remotes }: Composition): Wanted | undefined {
  const [, owner = '', name = ''] = /^\/_fragment\/([a-z0-9-]+)\/([a-z0-9-]+)$/.exec(url.pathname) ?? [];
  const text = url.searchParams.get('props') ?? '{}';
  if (!isRemoteName(owner) || text.length > maxPropsLength) return undefined;
  const version = versionSchema.safeParse(url.searchParams.get('v') ?? remotes.get(owner)?.artifact.version);
  const props = parseJson(text);
  return version.success && props ? { owner, name, version: version.data, props: props.value } : undefined;
}

/**
 * Where a link's visitor asks instead: a remote on their own machine has no half here, and the process that serves it there
 * draws. It is told what browsers are told.
 */
function elsewhereOf(
  { config, rates }: FragmentAnswersOptions,
  { owner, name, props }: Wanted,
  { visit, lease }: { readonly visit: Visit; readonly lease: LeasedComposition },
): string | undefined {
  const devOrigin = lease.everybodys && lease.composition.remotes.get(owner)?.devOrigin;
  if (!devOrigin) return undefined;
  const query = new URLSearchParams({
    props: JSON.stringify(props),
    environment: JSON.stringify(environmentsOf(config, contextOf(visit, rates)).browser),
  });
  return `${devOrigin}/_fragment/${owner}/${name}?${query}`;
}

/** An answer to a tab that names its version is the same for all who name it. */
function cachingOf({ isPrivate, isPerVisitor }: LeasedComposition, { searchParams }: URL): OutgoingHttpHeaders {
  const isShared = !isPrivate && (!isPerVisitor || searchParams.has('v'));
  return isShared ? { 'cache-control': 'public, max-age=60', vary: 'cookie' } : {};
}

interface Renderer {
  readonly render: (request: Parameters<RenderPort>[1]) => ReturnType<RenderPort>;
  /** What the version is told. */
  readonly settings: SettingValues | undefined;
  links(chunks: readonly string[]): readonly AssetLink[];
  letGo?(): void;
}

async function rendererOf(
  options: FragmentAnswersOptions,
  wanted: Wanted,
  composition: Composition,
): Promise<Renderer> {
  const { owner, version } = wanted;
  const active = composition.remotes.get(owner);
  const linksOf = (release: RemoteRelease) => (chunks: readonly string[]) =>
    groupLinks(sourceOf(release), chunks, 'css');
  if (active?.artifact.version === version) {
    const render: Renderer['render'] = (request) => options.portOf(composition)(owner, request);
    return { render, settings: composition.settings.get(owner), links: linksOf(active) };
  }
  const { release, letGo } = await options.old.hold(owner, version);
  const render: Renderer['render'] = async (request) => {
    // Its first thread may only be starting: that is longer than a render may wait.
    await release.pool.ready.catch(() => undefined);
    return release.pool.render(request);
  };
  return { render, settings: valuesFor(release, composition.told), links: linksOf(release), letGo };
}

function requestOf(
  { config, rates }: FragmentAnswersOptions,
  { owner, name, version, props, settings }: Wanted & Pick<Renderer, 'settings'>,
  visit: Visit,
) {
  return {
    kind: 'fragment',
    fragment: name,
    props,
    url: `${visit.origin}/`,
    headers: {},
    idPrefix: idPrefixes.fragment(0),
    environment: remoteEnvironment(environmentsOf(config, contextOf(visit, rates)).server, {
      remote: owner,
      version,
      settings,
    }),
  } as const;
}

function contextOf({ origin, cookies }: Visit, rates: RateKeeper): PageContext {
  return { origin, currency: currencyOf(cookies.get('currency'), rates.rates()), headers: {} };
}
