/** How backups go, as the program saw it last. */
export interface BackupStatus {
  /** Any moment up to this one can be restored. */
  readonly reachesTo: Date | undefined;
  readonly baseAt: Date | undefined;
  /** Rounds that failed since the last good one, and why the last did. */
  readonly failures: number;
  readonly reason: string | undefined;
}

/** A round, and two that failed and were repeated, take no longer. */
const lateRounds = 4;

/**
 * What is wrong with the backups, in one sentence; nothing where all is well. A failure that the next round makes good
 * is none yet; `since` is when the program started, which may have nothing to show for a while.
 */
export function alarmOf(
  { reachesTo, failures, reason }: BackupStatus,
  since: Date,
  everyMs: number,
): string | undefined {
  const lateMs = Math.max(everyMs * lateRounds, 60_000);
  const behindMs = Date.now() - Math.max(reachesTo?.getTime() ?? 0, since.getTime());
  if (behindMs <= lateMs && failures < 3) return undefined;
  const reach = reachesTo ? `the backup reaches to ${reachesTo.toISOString()}` : 'there is no backup';
  return reason ? `${reach}: ${reason}` : reach;
}
