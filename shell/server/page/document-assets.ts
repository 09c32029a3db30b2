import type { RemoteName } from '@umbral/protocol/routes/owners.ts';
import type { Composition, ShellRelease } from '../composition/composition.ts';
import { type AssetLink, entryLink, groupLinks, shellSource, sourceOf, withoutRepeats } from './asset-links.ts';
import type { PlacedFragment } from './fill-fragments.ts';

export interface DocumentAssets {
  readonly styles: readonly AssetLink[];
  readonly scripts: readonly AssetLink[];
  readonly preloads: readonly AssetLink[];
  readonly fonts: readonly string[];
}

interface UsedPage {
  readonly owner: RemoteName | 'shell';
  readonly chunks: readonly string[];
}

/** The font of running text before that of headings: most of the first view is set in it. */
const fontFiles = [/^web\/.*figtree.*\.woff2$/i, /^web\/.*bricolage.*\.woff2$/i];

/**
 * The files of a document: the looks of everything on it, the shell's scripts, and hints for those of the page.
 * Scripts of fragments get no hint: the browser fetches them once they come near the view.
 */
export function documentAssets(
  { shell, remotes }: Composition,
  page: UsedPage,
  placed: readonly PlacedFragment[],
): DocumentAssets {
  const shellFiles = shellSource(shell.artifact);
  const filesOf = (owner: UsedPage['owner']) => {
    const release = owner === 'shell' ? undefined : remotes.get(owner);
    return release && sourceOf(release);
  };
  const stylesOf = ({ owner, chunks }: UsedPage) => {
    const files = filesOf(owner);
    return files ? groupLinks(files, chunks, 'css') : [];
  };
  const own = filesOf(page.owner);
  const entry = own && entryLink(own);
  return {
    styles: withoutRepeats([...groupLinks(shellFiles, ['main'], 'css'), ...[page, ...placed].flatMap(stylesOf)]),
    scripts: groupLinks(shellFiles, ['main'], 'js'),
    preloads: own ? withoutRepeats([...(entry ? [entry] : []), ...groupLinks(own, page.chunks, 'js')]) : [],
    fonts: fontsOf(shell),
  };
}

function fontsOf({ artifact }: ShellRelease): string[] {
  const files = Object.keys(artifact.manifest.files);
  return fontFiles.flatMap((font) =>
    files.filter((name) => font.test(name)).map((name) => artifact.base + name.slice('web/'.length)),
  );
}
