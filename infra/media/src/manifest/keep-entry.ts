import type { MediaEntry } from './entry.ts';
import { removeMediaFiles } from './library-files.ts';
import { readManifest, updateManifest } from './manifest-file.ts';

/** Puts an entry in the list; files that only its predecessor had go. */
export async function keepEntry(entry: MediaEntry): Promise<void> {
  const before = readManifest().find(({ key }) => key === entry.key);
  updateManifest([entry]);
  const kept = new Set(entry.files.map(({ src }) => src));
  await removeMediaFiles((before?.files ?? []).filter(({ src }) => !kept.has(src)));
}

/** Takes entries and their files out of the library. */
export async function dropEntries(isGone: (entry: MediaEntry) => boolean): Promise<number> {
  const gone = readManifest().filter(isGone);
  updateManifest([], (entry) => !isGone(entry));
  await removeMediaFiles(gone.flatMap(({ files }) => files));
  return gone.length;
}
