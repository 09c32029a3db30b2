import { createReadStream } from 'node:fs';
import { access, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { unlessAbsent } from 'infra-storage/absent-file.ts';
import { isHistory, isSegment } from '../cluster/wal-name.ts';
import type { Vault } from '../store/vault.ts';

const archivedWithinMs = 60_000;

/** Waits until a segment is in the spool; throws when PostgreSQL does not put it there. */
export async function awaitSegment(spool: string, segment: string): Promise<void> {
  const end = performance.now() + archivedWithinMs;
  const isThere = () =>
    access(join(spool, segment)).then(
      () => true,
      () => false,
    );
  while (!(await isThere())) {
    if (performance.now() > end) throw new Error(`PostgreSQL did not archive ${segment} into ${spool} within 60 s.`);
    await delay(50);
  }
}

/** Sends what lies in the spool up to a segment, in order, tells each that is in the vault, and takes it away from there. */
export async function shipLog(
  { vault, spool }: { vault: Vault; spool: string },
  upTo: string,
  onSegment: (name: string) => void,
): Promise<void> {
  for (const name of (await readdir(spool)).toSorted()) {
    const isWanted = isSegment(name) ? name <= upTo : isHistory(name);
    if (isWanted) await vault.write(`wal/${name}`, createReadStream(join(spool, name)));
    if (isWanted && isSegment(name)) onSegment(name);
    // Marks of base backups and unfinished segments are archived too, and worth nothing here.
    if (isWanted || name.endsWith('.backup') || name.endsWith('.partial')) await rm(join(spool, name), { force: true });
  }
}

/** Gives up what waits in the spool, for lack of room: a new base backup must follow. Gives how many files. */
export async function dropSpool(spool: string): Promise<number> {
  const names = (await readdir(spool).catch(unlessAbsent)) ?? [];
  for (const name of names) await rm(join(spool, name), { force: true });
  return names.length;
}
