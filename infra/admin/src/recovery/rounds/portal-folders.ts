import { join } from 'node:path';
import type { BackedFolder } from './backed-files.ts';

/** Files in the state folder of a portal on one machine without which its rows and releases are of no use. */
const stateFiles = ['secrets.json', 'trusted-keys.json', 'published.json'];

/** Where the files of a portal lie. */
export interface PortalFolders {
  readonly uploadsDir: string | undefined;
  readonly releasesDir: string | undefined;
  readonly stateDir: string | undefined;
}

/** What is backed up beside the database; files in buckets are none of ours. */
export function backedFolders({ uploadsDir, releasesDir, stateDir }: PortalFolders): BackedFolder[] {
  return [
    ...(uploadsDir ? [{ name: 'uploads', path: uploadsDir }] : []),
    ...(releasesDir ? [{ name: 'releases', path: releasesDir }] : []),
    ...(stateDir ? [{ name: 'keys', path: join(stateDir, 'keys') }] : []),
    ...(stateDir ? [{ name: 'state', path: stateDir, only: stateFiles }] : []),
  ];
}
