import { createHash } from 'node:crypto';
import { type MatchPage, matcherWith, type PageRow } from '@umbral/domain/routes/match.ts';
import type { OwnedTopicData } from '@umbral/protocol/events/topic-data.ts';
import type { AppName } from '@umbral/protocol/release/artifact.ts';
import type { RemoteName } from '@umbral/protocol/routes/owners.ts';
import type { FrameServer } from '../../document/frame-contract.ts';
import type { Artifact } from '../artifacts/artifact.ts';
import type { RenderPool } from '../render/render-pool.ts';
import { type DeclaredPage, pagesOfAll } from './declared-pages.ts';

/** The shell's own part of a composition. */
export interface ShellRelease {
  readonly artifact: Artifact;
  readonly frame: FrameServer;
}

/** One running version of a remote. */
export interface RemoteRelease {
  readonly name: RemoteName;
  readonly artifact: Artifact;
  /** Its pages whose routes stand in no table. */
  readonly declared: readonly DeclaredPage[];
  /** Topics beside the catalogue that it owns. */
  readonly topics: Readonly<Record<string, OwnedTopicData>>;
  readonly pool: RenderPool;
  /** A development server in the place of the release: its files are at this origin. */
  readonly devOrigin?: string;
}

/** Why a visit gets a version: it is everybody's, its canary, a pin for all, or its own by a link or in development. */
export type Cohort = 'stable' | 'canary' | 'pin' | 'link';

/** Which version of every part makes a document. It never changes: an activation makes another one. */
export interface Composition {
  /** Same set of versions, same id, for whatever reason it was chosen. */
  readonly id: string;
  readonly shell: ShellRelease;
  /** A remote that has no version, or was switched off, is not in it. */
  readonly remotes: ReadonlyMap<RemoteName, RemoteRelease>;
  /** Its pages whose routes stand in no table. */
  readonly declared: readonly PageRow[];
  /** Topics that its remotes declare. */
  readonly topics: RemoteRelease['topics'];
  /** Finds the page of an address in it. */
  readonly match: MatchPage;
  /** Parts that are not simply everybody's version. */
  readonly cohorts: ReadonlyMap<AppName, Exclude<Cohort, 'stable'>>;
}

const everybodys: Composition['cohorts'] = new Map();

/** Makes a composition of its parts. */
export function compose(
  shell: ShellRelease,
  remotes: ReadonlyMap<RemoteName, RemoteRelease>,
  cohorts: Composition['cohorts'] = everybodys,
): Composition {
  const versions = [...remotes.values()].map(({ artifact, devOrigin }) => partId(artifact, devOrigin)).sort();
  const text = [partId(shell.artifact), ...versions].join('\n');
  const id = createHash('sha256').update(text).digest('hex').slice(0, 16);
  return { id, shell, remotes, ...declaredBy(remotes), cohorts };
}

/** The same composition with one version of a remote in the place of another. */
export function withRelease(composition: Composition, release: RemoteRelease): Composition {
  const cohorts = new Map(composition.cohorts);
  cohorts.delete(release.name);
  const remotes = new Map(composition.remotes).set(release.name, release);
  return { ...composition, remotes, ...declaredBy(remotes), cohorts };
}

function declaredBy(remotes: Composition['remotes']): Pick<Composition, 'declared' | 'topics' | 'match'> {
  const releases = [...remotes.values()];
  const declared = pagesOfAll(releases.flatMap((release) => release.declared));
  const topics = Object.assign({}, ...releases.map((release) => release.topics));
  return { declared, topics, match: matcherWith(declared) };
}

/** The version of every part. */
export function versionsOf({ shell, remotes }: Composition): Readonly<Record<string, string>> {
  const parts = [...remotes.values()].map(({ name, artifact }) => [name, artifact.version]);
  return { shell: shell.artifact.version, ...Object.fromEntries(parts) };
}

/** Keys of the pages that its remotes have; none before there is one. */
export function offeredRoutes(composition: Composition | undefined): ReadonlySet<string> {
  const remotes = [...(composition?.remotes.values() ?? [])];
  return new Set(remotes.flatMap(({ artifact }) => artifact.manifest.routes));
}

/** Origins of the development servers whose remotes are in it. */
export function devOriginsOf({ remotes }: Composition): readonly string[] {
  return [...remotes.values()].flatMap(({ devOrigin }) => devOrigin ?? []);
}

function partId({ app, version }: Artifact, devOrigin?: string): string {
  return `${app}@${version}${devOrigin ? ` ${devOrigin}` : ''}`;
}
