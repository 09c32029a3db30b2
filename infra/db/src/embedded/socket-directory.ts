import { createHash } from 'node:crypto';
import { chmodSync, existsSync, lstatSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { giveToOwner, isOpenToAll, type Placement } from './placement.ts';
import { StartProblem } from './start-problem.ts';

/** Unix socket paths end at 107 bytes; PostgreSQL appends `/.s.PGSQL.5432.lock`. */
const longestDirectory = 107 - '/.s.PGSQL.5432.lock'.length;

/** The folder of the socket of a placement, whether it exists or not. */
export function socketPath({ dataDir, runAs }: Placement): string {
  const beside = `${dataDir}-socket`;
  if (Buffer.byteLength(beside) <= longestDirectory) return beside;
  const name = `umbral-${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}`;
  const roots = [tmpdir(), '/tmp'];
  const fits = (root: string) =>
    Buffer.byteLength(join(root, name)) <= longestDirectory && existsSync(root) && (!runAs || isOpenToAll(root));
  return join(roots.find(fits) ?? '/tmp', name);
}

/**
 * Makes the private folder of the database's socket: beside the data, or under the temporary folder
 * where that path would be too long. A folder of somebody else in that place is refused.
 */
export function prepareSocketDirectory(placement: Placement): string {
  const path = socketPath(placement);
  mkdirSync(path, { recursive: true, mode: 0o700 });
  const stat = lstatSync(path);
  const trusted = [process.getuid?.(), placement.owner.uid, 0];
  if (!stat.isDirectory() || !trusted.includes(stat.uid)) {
    throw new StartProblem(`The database needs the folder ${path} for its socket, but it belongs to another user.`);
  }
  chmodSync(path, 0o700);
  giveToOwner(path, placement);
  return path;
}

/** The connection string of one database behind a socket folder, as `pg` and libpq read it. */
export function socketUrl(socketDir: string, database: string, user = 'umbral'): string {
  return `postgresql://${encodeURIComponent(user)}@localhost/${database}?host=${encodeURIComponent(socketDir)}`;
}
