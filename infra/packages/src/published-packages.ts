/** A workspace that is published: what teams of other repositories install. */
export interface PublishedPackage {
  readonly name: string;
  /** Its workspace, relative to the repository. */
  readonly folder: string;
  /**
   * Its modules one by one, with their types; one program out of `src/<bin>.ts` and all that it needs but published
   * packages; or its files as they are, with the program `<bin>`.
   */
  readonly kind: 'modules' | 'program' | 'files';
  /** Modules that others import, without their endings, or folders of them with a slash behind; all where it names none. */
  readonly entries?: readonly string[];
  /** Packages of which a remote has one copy, its own: whoever installs this one brings them. */
  readonly peers?: readonly string[];
  /** The command that it brings. */
  readonly bin?: string;
}

const react = ['react', 'react-dom'];
/** What a repository's configuration and the command import; the rest is how they do it. */
const ofBuild = [
  'adapters/svelte-adapter',
  'build-app',
  'build-target',
  'config',
  'dev-app',
  'sources/build-inputs',
  'sources/input-hash',
];
/** What a remote speaks with; how releases and compositions are written down is between the programs of the platform. */
const ofProtocol = ['calls/', 'currency/', 'events/', 'remote/', 'router/', 'routes/', 'schema/', 'settings/'];

/** Every published package, what others need first. */
export const publishedPackages: readonly PublishedPackage[] = [
  { name: '@umbral/protocol', folder: 'shared-contracts/protocol', kind: 'modules', peers: react, entries: ofProtocol },
  { name: '@umbral/domain', folder: 'shared-contracts/domain', kind: 'modules' },
  { name: '@umbral/kit', folder: 'shared-contracts/kit', kind: 'modules', peers: react },
  { name: '@umbral/build', folder: 'infra/build', kind: 'modules', peers: react, entries: ofBuild },
  { name: '@umbral/test', folder: 'infra/test', kind: 'modules' },
  { name: '@umbral/cli', folder: 'infra/cli', kind: 'program', bin: 'umbral' },
  { name: 'create-umbral-remote', folder: 'infra/create-umbral-remote', kind: 'files', bin: 'create' },
];

/** The package of that name, with or without its scope; undefined for a stranger. */
export function findPackage(name: string): PublishedPackage | undefined {
  return publishedPackages.find((one) => one.name === name || one.name === `@umbral/${name}`);
}
