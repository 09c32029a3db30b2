import { AdminProblem } from '../../admin-problem.ts';
import type { BaseFacts } from '../cluster/base-backup.ts';
import { isHistory, segmentsBetween, timelineOf } from '../cluster/wal-name.ts';
import type { BackedFile } from '../rounds/backed-files.ts';
import { type BackupPoint, readList, readPoint, stampOf } from '../rounds/backup-point.ts';
import { oldestNeeded, readBases } from '../rounds/prune.ts';
import type { Vault } from '../store/vault.ts';

/** What must be brought together so that a moment is back. */
export interface RestorePlan {
  readonly moment: Date;
  readonly base: BaseFacts;
  /** Segments and histories of the log, in their order. */
  readonly log: readonly string[];
  readonly files: readonly BackedFile[];
}

/** A clock of the portal's programs may be ahead of the database's by this much; a file too many hurts nobody. */
const clocksMs = 500;

/** Files as they were at the moment: what was changed or removed after it stands in the list before. */
function filesAt(moment: Date, before: readonly BackedFile[], after: readonly BackedFile[]): BackedFile[] {
  const found = new Map<string, BackedFile>();
  for (const file of [...after, ...before]) {
    const place = `${file.folder}/${file.path}`;
    if (file.modifiedMs <= moment.getTime() + clocksMs && !found.has(place)) found.set(place, file);
  }
  return [...found.values()];
}

async function pointsAround(vault: Vault, moment: Date): Promise<{ before?: BackupPoint; after: BackupPoint }> {
  const names = await vault.names('points');
  const index = names.findIndex((name) => name >= stampOf(moment.toISOString()));
  const [newest] = names.slice(-1);
  if (!newest) throw new AdminProblem('There is no backup in this place.');
  const next = names[index];
  if (!next) {
    const { at: reaches } = await readPoint(vault, newest);
    throw new AdminProblem(`The backup reaches to ${reaches}, and not to ${moment.toISOString()}.`);
  }
  const earlier = names[index - 1];
  return { after: await readPoint(vault, next), ...(earlier ? { before: await readPoint(vault, earlier) } : {}) };
}

async function logOf(vault: Vault, base: BaseFacts, point: BackupPoint): Promise<string[]> {
  const present = new Set(await vault.names('wal'));
  const segments = segmentsBetween(base.firstSegment, point.segment);
  const [missing] = segments.length === 0 ? [point.segment] : segments.filter((name) => !present.has(name));
  if (missing) {
    throw new AdminProblem(
      `The log from ${base.readyAt} to ${point.at} has a gap (${missing}): choose a moment before it or after the next base.`,
    );
  }
  const histories = [...present].filter((name) => isHistory(name) && timelineOf(name) <= timelineOf(base.firstSegment));
  return [...histories, ...segments];
}

/** The newest moment that can be restored. */
export async function newestMoment(vault: Vault): Promise<Date> {
  const newest = (await vault.names('points')).at(-1);
  if (!newest) throw new AdminProblem('There is no backup in this place.');
  return new Date((await readPoint(vault, newest)).at);
}

/** Finds what a moment is restored from; throws an `AdminProblem` that says which moments there are instead. */
export async function planRestore(vault: Vault, moment: Date): Promise<RestorePlan> {
  const { before, after } = await pointsAround(vault, moment);
  const bases = await readBases(vault);
  const base = oldestNeeded(bases, moment);
  if (!base) {
    throw new AdminProblem(
      `The first moment that can be restored is ${bases[0]?.readyAt ?? 'none'}, not ${moment.toISOString()}.`,
    );
  }
  const log = await logOf(vault, base, after);
  const lists = await Promise.all([before, after].map(async (point) => (point ? readList(vault, point.list) : [])));
  return { moment, base, log, files: filesAt(moment, lists[0] ?? [], lists[1] ?? []) };
}
