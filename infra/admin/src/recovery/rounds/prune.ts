import { type BaseFacts, baseFacts } from '../cluster/base-backup.ts';
import type { Vault } from '../store/vault.ts';
import { listOf, readList, stampOf } from './backup-point.ts';

/** All bases that are whole, oldest first. */
export async function readBases(vault: Vault): Promise<BaseFacts[]> {
  const names = (await vault.names('bases')).filter((name) => name.endsWith('/facts'));
  const bases = await Promise.all(names.map(async (name) => baseFacts.parse(await vault.readJson(`bases/${name}`))));
  return bases.toSorted((a, b) => (a.readyAt < b.readyAt ? -1 : 1));
}

/** The oldest base that must stay so that any minute since `keptFrom` can be restored; nothing where all are younger. */
export function oldestNeeded(bases: readonly BaseFacts[], keptFrom: Date): BaseFacts | undefined {
  return bases.findLast(({ readyAt }) => new Date(readyAt) <= keptFrom);
}

/** What pruning needs to know of the vault. */
interface Pruning {
  readonly vault: Vault;
  /** Under which name a file of a list lies in the vault. */
  readonly nameOf: (file: Awaited<ReturnType<typeof readList>>[number]) => string;
}

async function pruneFiles({ vault, nameOf }: Pruning, lists: ReadonlySet<string>): Promise<void> {
  for (const list of await vault.names('lists')) if (!lists.has(list)) await vault.remove(`lists/${list}`);
  const kept = new Set<string>();
  for (const list of lists) for (const file of await readList(vault, list)) kept.add(nameOf(file));
  for (const name of await vault.names('files')) if (!kept.has(`files/${name}`)) await vault.remove(`files/${name}`);
}

/**
 * Removes what no minute since `keptFrom` needs: bases before the newest one that was ready by then, the log and the
 * points before it, and files that stand in no list of the points that stay.
 */
export async function prune(pruning: Pruning, keptFrom: Date): Promise<void> {
  const { vault } = pruning;
  const bases = await readBases(vault);
  const oldest = oldestNeeded(bases, keptFrom);
  if (!oldest) return;
  const past = bases.slice(0, bases.indexOf(oldest));
  if (past.length === 0) return;
  const points = await vault.names('points');
  // The last point before it still tells files that were removed before the next one.
  const first = points.findLast((name) => name <= stampOf(oldest.readyAt)) ?? '';
  // What says that something is there goes before the thing itself.
  for (const { id } of past) await vault.remove(`bases/${id}/facts`);
  for (const name of points) if (name < first) await vault.remove(`points/${name}`);
  for (const { id } of past) await vault.remove(`bases/${id}/cluster`);
  for (const name of await vault.names('wal')) {
    // By log and segment: a later timeline has later ones.
    if (name.length === 24 && name.slice(8) < oldest.firstSegment.slice(8)) await vault.remove(`wal/${name}`);
  }
  const kept = points.filter((name) => name >= first);
  await pruneFiles(pruning, new Set(kept.map(listOf)));
}
