import type { ArtifactSizes, SizedFile } from './artifact-sizes.ts';

/** A page as the server sends it: whose it is, its chunk, and the fragments that stand in its first view. */
export interface FirstView {
  readonly owner: string;
  readonly chunk: string;
  /** `mf-content/latest-news`. */
  readonly fragments: readonly string[];
}

/** What a first visit to a page loads. */
export interface FirstViewFiles {
  readonly scripts: readonly SizedFile[];
  readonly styles: readonly SizedFile[];
}

/** The files of a first view: the shell, then each remote's container and chunks, each file once. */
export function firstViewFiles(
  artifacts: ReadonlyMap<string, ArtifactSizes>,
  { owner, chunk, fragments }: FirstView,
): FirstViewFiles {
  const placed = fragments.map((address) => address.split('/')).map(([of = '', name = '']) => ({ of, name }));
  const parts = [
    { of: 'shell', groups: ['main'] },
    { of: owner, groups: ['app', chunk] },
    ...placed.map(({ of, name }) => ({ of, groups: [`fragment-${name}`] })),
  ];
  const filesOf = (kind: 'js' | 'css') =>
    once(
      parts.flatMap(({ of, groups }) => {
        const artifact = artifacts.get(of);
        if (!artifact) throw new Error(`${of} is not built`);
        const container = kind === 'js' && artifact.entry ? [artifact.entry] : [];
        return [...container, ...groups.flatMap((group) => artifact.files(group, kind))];
      }),
    );
  return { scripts: filesOf('js'), styles: filesOf('css') };
}

/** Sum of the bytes of some files. */
export function totalBytes(files: readonly SizedFile[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}

function once(files: readonly SizedFile[]): readonly SizedFile[] {
  return [...new Map(files.map((file) => [file.name, file])).values()];
}
