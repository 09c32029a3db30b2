import { z } from 'zod';
import type { Vault } from '../store/vault.ts';
import { backedFile } from './backed-files.ts';

/** A moment up to which everything is in the vault. */
export const backupPoint = z.object({
  /** Any moment up to this one can be restored, by the server's clock. */
  at: z.iso.datetime(),
  /** The last segment of the log that is needed for it. */
  segment: z.string(),
  /** Names the list of files of this moment. */
  list: z.string(),
});

export type BackupPoint = z.output<typeof backupPoint>;

/** Sorts as the moments do, and may stand in a key. */
export function stampOf(moment: string): string {
  return new Date(moment).toISOString().replaceAll(/[:.]/g, '-');
}

/** Name of a point in the vault; it tells the list too, so that thousands need not be read to know which lists stay. */
export function pointName({ at, list }: BackupPoint): string {
  return `${stampOf(at)}_${list}`;
}

/** The list that a point names. */
export function listOf(name: string): string {
  return name.slice(name.indexOf('_') + 1);
}

export async function readPoint(vault: Vault, name: string): Promise<BackupPoint> {
  return backupPoint.parse(await vault.readJson(`points/${name}`));
}

export async function readList(vault: Vault, name: string) {
  return z.array(backedFile).parse(await vault.readJson(`lists/${name}`));
}
