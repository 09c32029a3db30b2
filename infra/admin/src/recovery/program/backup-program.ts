import { setTimeout as delay } from 'node:timers/promises';
import { type DiskRoom, unwatchedDisk, watchDisk } from 'infra-storage/disk-room.ts';
import type { BackupSettings } from '../backup-settings.ts';
import { vaultNameOf } from '../rounds/backed-files.ts';
import { type Backup, openBackup } from '../rounds/backup-round.ts';
import { backedFolders } from '../rounds/portal-folders.ts';
import { prune } from '../rounds/prune.ts';
import { dropSpool } from '../rounds/wal-spool.ts';
import { vaultOf } from '../store/open-vault.ts';
import type { Vault } from '../store/vault.ts';
import { alarmOf, type BackupStatus } from './backup-status.ts';

/** Hears how it goes. */
export interface BackupLog {
  info(facts: object, sentence: string): void;
  error(facts: object, sentence: string): void;
}

/** Backups that are taken again and again. */
export interface BackupProgram {
  status(): BackupStatus;
  /** What is wrong, in one sentence; nothing where all is well. */
  alarm(): string | undefined;
  /** Ends after the round that is just taken. */
  stop(): Promise<void>;
}

interface Open {
  readonly vault: Vault;
  readonly backup: Backup;
}

/** A backup that fails is tried again at the next round; the portal never hears of it. */
export function startBackups(settings: BackupSettings, log: BackupLog): BackupProgram {
  const { store, databaseUrl, spool, floorBytes, everyMs } = settings;
  const { key, place } = store;
  const stopping = new AbortController();
  const since = new Date();
  const storeRoom = 'dir' in place ? watchDisk({ folders: [place.dir], floorBytes }) : unwatchedDisk;
  const spoolRoom: DiskRoom = watchDisk({ folders: [spool], floorBytes });
  let open: Open | undefined;
  /** Part of the log was given up: nothing after it can be restored before the next base. */
  let isLogBroken = false;
  let status: BackupStatus = { reachesTo: undefined, baseAt: undefined, failures: 0, reason: undefined };

  async function opened(): Promise<Open> {
    if (open) return open;
    const vault = await vaultOf(store, floorBytes);
    open = { vault, backup: await openBackup({ databaseUrl, spool, folders: backedFolders(settings), vault, key }) };
    return open;
  }

  async function round(): Promise<void> {
    if (storeRoom.isFull()) throw new Error('there is no room in the folder of backups');
    const { vault, backup } = await opened();
    const age = Date.now() - new Date(backup.newestBase()?.readyAt ?? 0).getTime();
    const { point, base, newFiles } = await backup.round(isLogBroken || age > settings.baseEveryMs);
    isLogBroken = false;
    const baseAt = new Date(backup.newestBase()?.readyAt ?? 0);
    status = { reachesTo: new Date(point.at), baseAt, failures: 0, reason: undefined };
    if (base) log.info({ base: base.id, bytes: base.bytes, newFiles }, 'base backup taken');
    if (base) await prune({ vault, nameOf: (file) => vaultNameOf(key, file) }, new Date(Date.now() - settings.keptMs));
  }

  /** What waits to be sent must not fill the disk that the database works on. */
  async function keepFloor(): Promise<void> {
    const dropped = spoolRoom.isFull() ? await dropSpool(spool) : 0;
    if (dropped === 0) return;
    isLogBroken = true;
    log.error({ dropped }, 'no room: the log that waited to be backed up is given up, a new base follows');
  }

  async function tryRound(): Promise<void> {
    try {
      await round();
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      status = { ...status, failures: status.failures + 1, reason };
      log.error({ err: error, failures: status.failures }, 'the backup failed and is tried again');
      // Opened anew, it sweeps away what the failed round left in the store.
      open?.vault.close();
      open = undefined;
      await keepFloor();
    }
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      await tryRound();
      await delay(everyMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
    open?.vault.close();
  }

  const running = run();
  return {
    status: () => status,
    alarm: () => alarmOf(status, since, everyMs),
    async stop() {
      stopping.abort();
      await running;
      storeRoom.stop();
      spoolRoom.stop();
    },
  };
}
