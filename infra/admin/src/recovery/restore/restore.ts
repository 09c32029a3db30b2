import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { unlessAbsent } from 'infra-storage/absent-file.ts';
import { AdminProblem } from '../../admin-problem.ts';
import { type BackedFile, type BackedFolder, vaultNameOf } from '../rounds/backed-files.ts';
import type { Vault } from '../store/vault.ts';
import { planRestore, type RestorePlan } from './plan-restore.ts';
import { rebuildCluster } from './rebuild-cluster.ts';

/** Where a moment is restored to. */
export interface RestoreTarget {
  readonly vault: Vault;
  /** The key of the backup, 32 bytes. */
  readonly key: Buffer;
  /** The data folder of the database, which must not be there yet. */
  readonly dataDir: string;
  /** The folders of files, by the names that the backup has for them; none of which may be there yet. */
  readonly folders: readonly BackedFolder[];
  /** Told of each step. */
  readonly tell: (sentence: string) => void;
}

/** Whether nothing is in a place, or an empty folder. */
async function isFree(place: string): Promise<boolean> {
  const facts = await stat(place).catch(unlessAbsent);
  return !facts || (facts.isDirectory() && (await readdir(place)).length === 0);
}

async function refuseUsedFolders({ dataDir, folders }: RestoreTarget): Promise<void> {
  const whole = folders.filter(({ only }) => !only).map(({ path }) => path);
  const single = folders.flatMap(({ path, only = [] }) => only.map((name) => join(path, name)));
  for (const place of [dataDir, ...whole, ...single]) {
    if (await isFree(place)) continue;
    throw new AdminProblem(`${place} is there already: a restore never overwrites. Restore into an empty folder.`);
  }
}

async function bringFile({ vault, key }: RestoreTarget, file: BackedFile, folder: string): Promise<void> {
  const place = join(folder, file.path);
  await mkdir(dirname(place), { recursive: true, mode: 0o700 });
  await pipeline(vault.read(vaultNameOf(key, file)), createWriteStream(place, { mode: 0o600 }));
  // As it was: the next backup knows it again.
  const modified = new Date(file.modifiedMs);
  await utimes(place, modified, modified);
}

const draftOf = ({ path, name }: BackedFolder) => `${path}.restoring-${name}`;

/** Brings the files of a folder beside it. */
async function bringFolder(target: RestoreTarget, folder: BackedFolder, plan: RestorePlan): Promise<void> {
  const draft = draftOf(folder);
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true, mode: 0o700 });
  const files = plan.files.filter((file) => file.folder === folder.name);
  for (const file of files) await bringFile(target, file, draft);
  target.tell(`${files.length} files of ${folder.name}`);
}

/** Puts what was brought into its place. */
async function placeFolder(folder: BackedFolder): Promise<void> {
  const draft = draftOf(folder);
  if (!folder.only) {
    await rm(folder.path, { recursive: true, force: true });
    return rename(draft, folder.path);
  }
  for (const name of await readdir(draft)) await rename(join(draft, name), join(folder.path, name));
  await rm(draft, { recursive: true });
}

/**
 * Brings back the database and the files of a moment into empty folders. Throws an `AdminProblem` where the moment
 * cannot be restored or a folder is in use; what was begun is then gone again.
 */
export async function restoreMoment(target: RestoreTarget, moment: Date): Promise<RestorePlan> {
  const { vault, folders, tell } = target;
  await refuseUsedFolders(target);
  const plan = await planRestore(vault, moment);
  tell(`from the base of ${plan.base.readyAt} and ${plan.log.length} segments of the log`);
  try {
    for (const folder of folders) await bringFolder(target, folder, plan);
    await rebuildCluster(vault, plan, resolve(target.dataDir));
    tell(`the database of ${plan.moment.toISOString()}`);
    for (const folder of folders) await placeFolder(folder);
  } finally {
    for (const folder of folders) await rm(draftOf(folder), { recursive: true, force: true });
  }
  return plan;
}
