/** A workspace that is published: what teams of other repositories install. */
export interface PublishedPackage {
  readonly name: string;
  /** Its workspace, relative to the repository. */
  readonly folder: string;
  /** Packages of which a remote has one copy, its own: whoever installs this one brings them. */
  readonly peers: readonly string[];
}

const react = ['react', 'react-dom'];

/** Every published package, what others need first. */
export const publishedPackages: readonly PublishedPackage[] = [
  { name: '@umbral/protocol', folder: 'shared-contracts/protocol', peers: react },
  { name: '@umbral/domain', folder: 'shared-contracts/domain', peers: [] },
  { name: '@umbral/kit', folder: 'shared-contracts/kit', peers: react },
];

/** The package of that name, with or without its scope; undefined for a stranger. */
export function findPackage(name: string): PublishedPackage | undefined {
  return publishedPackages.find((one) => one.name === name || one.name === `@umbral/${name}`);
}
