import type { Assets } from '@umbral/protocol/release/artifact.ts';
import type { Artifact } from '../artifacts/artifact.ts';
import type { RemoteRelease } from '../composition/composition.ts';

/** A file that a document links, with the hash that it must have; a development server's files have none. */
export interface AssetLink {
  readonly href: string;
  readonly integrity?: string;
}

interface AssetSource {
  readonly base: string;
  readonly assets: Assets;
  readonly isDev: boolean;
}

/** Where the browser finds a remote's files. */
export function sourceOf({ artifact, devOrigin }: RemoteRelease): AssetSource {
  return { base: devOrigin ? `${devOrigin}/` : artifact.base, assets: artifact.assets, isDev: devOrigin !== undefined };
}

/** Where the browser finds the shell's files. */
export function shellSource({ base, assets }: Artifact): AssetSource {
  return { base, assets, isDev: false };
}

/** Links to the files of some groups; a file without a hash is not linked, except in development. */
export function groupLinks(source: AssetSource, groups: readonly string[], kind: 'js' | 'css'): readonly AssetLink[] {
  const files = new Set(groups.flatMap((group) => source.assets.groups[group]?.[kind] ?? []));
  return [...files].map((file) => fileLink(source, file)).filter((link) => link !== undefined);
}

/** Link to a remote's container. */
export function entryLink(source: AssetSource): AssetLink | undefined {
  return source.assets.entry === undefined ? undefined : fileLink(source, source.assets.entry);
}

function fileLink({ base, assets, isDev }: AssetSource, file: string): AssetLink | undefined {
  const integrity = assets.integrity[file];
  if (integrity) return { href: base + file, integrity };
  return isDev ? { href: base + file } : undefined;
}

/** Keeps the first link to each address. */
export function withoutRepeats(links: readonly AssetLink[]): readonly AssetLink[] {
  return [...new Map(links.toReversed().map((link) => [link.href, link])).values()].toReversed();
}
