import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chownSync, cpSync, existsSync, lstatSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const nobody = 65534;

/** Where PostgreSQL runs and as whom: it refuses to run as root. */
export interface Placement {
  nativeDir: string;
  dataDir: string;
  /** Words before the program, for example a user namespace. */
  prefix: string[];
  /** The user and group to switch to; `undefined` keeps those of this process. */
  runAs: { uid: number; gid: number } | undefined;
  /** The owner that the data must have, as seen from outside. */
  owner: { uid: number; gid: number };
}

/** True when any user can pass through every folder from the root down to `path`, itself included. */
export function isOpenToAll(path: string): boolean {
  let current = path;
  while (!existsSync(current)) current = dirname(current);
  for (;;) {
    const stat = statSync(current);
    if (stat.isDirectory() && (stat.mode & 0o001) === 0) return false;
    if (current === dirname(current)) return true;
    current = dirname(current);
  }
}

/** True when this process may open a user namespace in which it is nobody. */
export function hasUserNamespaces(): boolean {
  const probe = spawnSync('unshare', ['-U', `--map-user=${nobody}`, `--map-group=${nobody}`, 'true']);
  return probe.status === 0;
}

/** The ordinary user who already owns the data, so that a start by root does not lock them out. */
function ordinaryOwner(dataDir: string): { uid: number; gid: number } {
  if (existsSync(dataDir)) {
    const { uid, gid } = statSync(dataDir);
    if (uid !== 0) return { uid, gid };
  }
  return { uid: nobody, gid: nobody };
}

function copiedBinaries(nativeDir: string, root: string): string {
  const copy = join(root, 'native');
  if (!existsSync(join(copy, 'bin', 'postgres'))) cpSync(nativeDir, copy, { recursive: true, verbatimSymlinks: true });
  return copy;
}

/** Root without user namespaces in a closed folder: program and data move to a place that nobody can reach. */
function relocated(nativeDir: string, dataDir: string, root: string): Placement {
  mkdirSync(root, { recursive: true, mode: 0o755 });
  const key = createHash('sha256').update(dataDir).digest('hex').slice(0, 12);
  const openData = isOpenToAll(dirname(dataDir)) ? dataDir : join(root, `${basename(dataDir)}-${key}`);
  const owner = ordinaryOwner(openData);
  const openNative = isOpenToAll(join(nativeDir, 'bin')) ? nativeDir : copiedBinaries(nativeDir, root);
  return { nativeDir: openNative, dataDir: openData, prefix: [], runAs: owner, owner };
}

/** What decides a placement; the defaults describe this process. */
export interface PlacementFacts {
  uid: number;
  hasNamespaces: () => boolean;
  relocationRoot: string;
}

const factsOfThisProcess: PlacementFacts = {
  uid: process.getuid?.() ?? -1,
  hasNamespaces: hasUserNamespaces,
  relocationRoot: '/var/lib/umbral',
};

/**
 * Decides how PostgreSQL can run here: plainly for ordinary users; for root as nobody,
 * else in a user namespace (binaries or data under a closed folder), else from a copy.
 */
export function choosePlacement(nativeDir: string, dataDir: string, facts = factsOfThisProcess): Placement {
  if (facts.uid !== 0) {
    const owner = { uid: facts.uid, gid: process.getgid?.() ?? -1 };
    return { nativeDir, dataDir, prefix: [], runAs: undefined, owner };
  }
  if (isOpenToAll(join(nativeDir, 'bin')) && isOpenToAll(dirname(dataDir))) {
    const owner = ordinaryOwner(dataDir);
    return { nativeDir, dataDir, prefix: [], runAs: owner, owner };
  }
  if (facts.hasNamespaces()) {
    const prefix = ['unshare', '-U', `--map-user=${nobody}`, `--map-group=${nobody}`];
    return { nativeDir, dataDir, prefix, runAs: undefined, owner: { uid: 0, gid: 0 } };
  }
  return relocated(nativeDir, dataDir, facts.relocationRoot);
}

/** Gives `path` and all below it to the owner of the placement; root only, quick when it already fits. */
export function giveToOwner(path: string, { owner }: Placement): void {
  if (process.getuid?.() !== 0) return;
  const stat = lstatSync(path);
  if (stat.uid === owner.uid && stat.gid === owner.gid) return;
  const below = stat.isDirectory() ? readdirSync(path, { recursive: true, encoding: 'utf8' }) : [];
  for (const name of below) chownSync(join(path, name), owner.uid, owner.gid);
  // The top comes last: an interrupted run is seen and finished by the next.
  chownSync(path, owner.uid, owner.gid);
}
