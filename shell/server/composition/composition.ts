import { createHash } from 'node:crypto';
import { type MatchPage, matcherWith, type PageRow } from '@umbral/domain/routes/match.ts';
import type { CompositionLock } from '@umbral/protocol/composition/composition-lock.ts';
import type { OwnedTopicData } from '@umbral/protocol/events/topic-data.ts';
import type { AppName } from '@umbral/protocol/release/artifact.ts';
import { canonicalJson } from '@umbral/protocol/release/canonical-json.ts';
import type { RemoteName } from '@umbral/protocol/routes/owners.ts';
import type { SettingsReader, SettingValues } from '@umbral/protocol/settings/setting-data.ts';
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
  /** Reads what an environment says to it; absent where it declares no settings. */
  readonly readSettings?: SettingsReader | undefined;
  readonly pool: RenderPool;
  /** A development server in the place of the release: its files are at this origin. */
  readonly devOrigin?: string;
}

/** Why a visit gets a version: it is everybody's, its canary, a pin for all, or its own by a link or in development. */
export type Cohort = 'stable' | 'canary' | 'pin' | 'link';

/** What the environment says to remotes, as the lock has it. */
export type ToldSettings = NonNullable<CompositionLock['settings']>;

/** Which version of every part makes a document, and what they are told. It never changes: an activation makes another one. */
export interface Composition {
  /** Same set of versions that are told the same, same id, for whatever reason it was chosen. */
  readonly id: string;
  readonly shell: ShellRelease;
  /** A remote that has no version, or was switched off, is not in it. */
  readonly remotes: ReadonlyMap<RemoteName, RemoteRelease>;
  /** Its pages whose routes stand in no table. */
  readonly declared: readonly PageRow[];
  /** Topics that its remotes declare. */
  readonly topics: RemoteRelease['topics'];
  /** What its remotes are told, whichever version of them is there. */
  readonly told: ToldSettings;
  /** The values of those that declare settings. */
  readonly settings: ReadonlyMap<RemoteName, SettingValues>;
  /** Finds the page of an address in it. */
  readonly match: MatchPage;
  /** Parts that are not simply everybody's version. */
  readonly cohorts: ReadonlyMap<AppName, Exclude<Cohort, 'stable'>>;
}

/** Makes a composition of its parts. */
export function compose(
  shell: ShellRelease,
  remotes: ReadonlyMap<RemoteName, RemoteRelease>,
  { cohorts, told }: Pick<Composition, 'cohorts' | 'told'>,
): Composition {
  const versions = [...remotes.values()].map(({ artifact, devOrigin }) => partId(artifact, devOrigin)).sort();
  const parts = [partId(shell.artifact), ...versions];
  const text = [...parts, ...(Object.keys(told).length === 0 ? [] : [canonicalJson(told)])].join('\n');
  const id = createHash('sha256').update(text).digest('hex').slice(0, 16);
  return { id, shell, remotes, ...declaredBy(remotes), told, settings: settingsOf(remotes, told), cohorts };
}

/** The same composition with one version of a remote in the place of another. */
export function withRelease(composition: Composition, release: RemoteRelease): Composition {
  const cohorts = new Map(composition.cohorts);
  cohorts.delete(release.name);
  const remotes = new Map(composition.remotes).set(release.name, release);
  const settings = settingsOf(remotes, composition.told);
  return { ...composition, remotes, ...declaredBy(remotes), settings, cohorts };
}

function settingsOf(remotes: Composition['remotes'], told: ToldSettings): Composition['settings'] {
  const values = [...remotes.values()].flatMap((release) => {
    const own = valuesFor(release, told);
    return own ? [[release.name, own] as const] : [];
  });
  return new Map(values);
}

/** What a version gets of what its remote is told; nothing where it declares no settings. */
export function valuesFor({ name, readSettings }: RemoteRelease, told: ToldSettings): SettingValues | undefined {
  return readSettings?.(told[name] ?? {}).values;
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
