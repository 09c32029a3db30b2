import { chmodSync, mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { locateBinaries } from './binaries.ts';
import { choosePlacement, giveToOwner } from './placement.ts';

/** Settings with which PostgreSQL puts finished segments of its log into a folder, each of them whole and flushed. */
export function archiveSettings(spool: string): Record<string, string> {
  return { archive_mode: 'on', archive_library: 'basic_archive', 'basic_archive.archive_directory': spool };
}

/** Makes the folder for the log of the embedded server on a data folder, and gives the settings that fill it. */
export function prepareArchive(dataDir: string, spool: string): Record<string, string> {
  const folder = resolve(spool);
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o700);
  giveToOwner(folder, choosePlacement(locateBinaries().nativeDir, resolve(dataDir)));
  return archiveSettings(folder);
}
