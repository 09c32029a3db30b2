import type { KeptFile } from '../../offline/kept-answer.ts';
import { overlays } from '../../offline/overlays.ts';
import type { Composition } from '../composition/composition.ts';
import { type AssetLink, entryLink, groupLinks, sourceOf, withoutRepeats } from '../page/asset-links.ts';

/** Stylesheets, scripts and hints of a document; its fonts are among the shell's files. */
const named =
  /<(?:link rel="(?:stylesheet|preload)"|script data-shell)[^>]*? (?:href|src)="(\/(?:r|_kept)\/[^"]+)" integrity="([^"]+)"/g;

/** Groups of the shell that a page from a device never needs. */
const left = ['qa'];

/**
 * Every file that a kept document needs: those that it names, the rest of the shell, and what lies over every page. Of the
 * remote in `whole` all comes along that its pages load by and by, as the form of a home.
 */
export function keptFiles(html: string, composition: Composition, whole?: string): readonly KeptFile[] {
  const inDocument = [...html.matchAll(named)].map(([, href = '', integrity]): AssetLink => ({ href, integrity }));
  const links = [
    ...inDocument,
    ...shellLinks(composition),
    ...overlays.flatMap((one) => overlayLinks(composition, one)),
    ...partLinks(composition, whole),
  ];
  return withoutRepeats(links).flatMap(({ href, integrity }) => (integrity ? [{ href, integrity }] : []));
}

function shellLinks({ shell: { artifact } }: Composition): readonly AssetLink[] {
  const { groups, integrity } = artifact.assets;
  const others = new Set(left.flatMap((name) => [...(groups[name]?.js ?? []), ...(groups[name]?.css ?? [])]));
  const main = new Set(groups.main?.js ?? []);
  const kept = Object.keys(integrity).filter((file) => main.has(file) || !others.has(file));
  const fonts = Object.entries(artifact.manifest.files).filter(([name]) => name.endsWith('.woff2'));
  return [
    ...kept.map((file) => ({ href: artifact.base + file, integrity: integrity[file] })),
    ...fonts.map(([name, hash]) => ({ href: artifact.base + name.replace(/^web\//, ''), integrity: hash })),
  ];
}

/** Groups that are neither a page of their own nor a fragment. */
function partLinks({ remotes }: Composition, name: string | undefined): readonly AssetLink[] {
  const release = [...remotes.values()].find((remote) => remote.name === name);
  if (!release) return [];
  const source = sourceOf(release);
  const parts = Object.keys(source.assets.groups).filter((group) => !/^(?:page|fragment)-/.test(group));
  return (['js', 'css'] as const).flatMap((kind) => groupLinks(source, parts, kind));
}

function overlayLinks({ remotes }: Composition, [owner, name]: (typeof overlays)[number]): readonly AssetLink[] {
  const release = remotes.get(owner);
  if (!release) return [];
  const source = sourceOf(release);
  const entry = entryLink(source);
  const parts = (['js', 'css'] as const).flatMap((kind) => groupLinks(source, [`fragment-${name}`], kind));
  return entry ? [entry, ...parts] : parts;
}
