import type { GroupBytes } from '@umbral/protocol/release/release-contract.ts';
import { nameOf, type Version } from '../../living/world.ts';
import type { Refusal } from '../verdict.ts';
import { placeOf } from './pairing.ts';

/** Bytes after brotli that the first view of a page may take, shell included. */
export const firstView = { js: 150_000, css: 18_000 } as const;

/** The number of a version stands in its files, and packs sometimes a few bytes longer. */
const noise = 32;

type Kind = keyof GroupBytes;

/** Chunk groups of pages are called so; the others come later, when they are needed. */
const isPage = (group: string) => group.startsWith('page-');

/**
 * The first view of every page stays in its budget. A page that is over it already may not grow: for what is released
 * it is no excuse, for what is mended no obstacle.
 */
export function firstViewsFit(candidate: Version, living: readonly Version[]): readonly Refusal[] {
  const shells = candidate.app === 'shell' ? [candidate] : living.filter(({ app }) => app === 'shell');
  const remotes = candidate.app === 'shell' ? living.filter(({ app }) => app !== 'shell') : [candidate];
  return shells.flatMap((shell) =>
    remotes.flatMap((remote) =>
      pagesOf(remote).flatMap((page) =>
        (['js', 'css'] as const).flatMap((kind) => pageRefusals({ candidate, shell, remote, living, page, kind })),
      ),
    ),
  );
}

interface View {
  readonly candidate: Version;
  readonly shell: Version;
  readonly remote: Version;
  readonly living: readonly Version[];
  readonly page: string;
  readonly kind: Kind;
}

function pageRefusals({ candidate, shell, remote, living, page, kind }: View): Refusal[] {
  const total = bytesOf(shell, 'main', kind) + pageBytes(remote, page, kind);
  const own = ownBytes(candidate, page, kind);
  const before = living.filter(({ app }) => app === candidate.app).map((version) => ownBytes(version, page, kind));
  if (total <= firstView[kind] || before.some((bytes) => own <= bytes + noise)) return [];
  const other = candidate === shell ? remote : shell;
  return [
    {
      rule: 'bytes',
      field: `${placeOf('bytes.groups', candidate === shell ? 'main' : page)}.${kind}`,
      party: nameOf(other),
      direction: 'gives',
      reason: `the first view of ${page} takes ${total} bytes of ${kind} with ${nameOf(other)}, of ${firstView[kind]}`,
      wayOut: `Save ${total - firstView[kind]} bytes: load what is not needed for the first paint when it is.`,
    },
  ];
}

function ownBytes(version: Version, page: string, kind: Kind): number {
  return version.app === 'shell' ? bytesOf(version, 'main', kind) : pageBytes(version, page, kind);
}

/** The container, the lifecycles and the page: what a remote adds to the shell. */
function pageBytes(remote: Version, page: string, kind: Kind): number {
  const entry = kind === 'js' ? remote.contract.bytes.entry : 0;
  return entry + bytesOf(remote, 'app', kind) + bytesOf(remote, page, kind);
}

function pagesOf({ contract }: Version): string[] {
  return Object.keys(contract.bytes.groups).filter(isPage);
}

function bytesOf({ contract }: Version, group: string, kind: Kind): number {
  return contract.bytes.groups[group]?.[kind] ?? 0;
}
