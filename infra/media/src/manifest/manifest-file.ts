import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { folders } from '../folders.ts';
import { type MediaEntry, mediaEntry } from './entry.ts';

const manifestPath = path.join(folders.library, 'manifest.json');

/** Reads the list of the library, by key. Throws where it is broken. */
export function readManifest(): MediaEntry[] {
  return z.array(mediaEntry).parse(JSON.parse(readFileSync(manifestPath, 'utf8')));
}

/**
 * Changes the list: what is given stands for what had the same key, and what the predicate refuses goes. Reads and
 * writes in one go, since drawing and rendering may happen at the same time.
 */
export function updateManifest(given: readonly MediaEntry[], keeps: (entry: MediaEntry) => boolean = () => true): void {
  const byKey = new Map(
    readManifest()
      .filter(keeps)
      .map((entry) => [entry.key, entry]),
  );
  for (const entry of given) byKey.set(entry.key, mediaEntry.parse(entry));
  const entries = [...byKey.values()].toSorted((a, b) => (a.key < b.key ? -1 : 1));
  const part = `${manifestPath}.${process.pid}.part`;
  writeFileSync(part, `[\n${entries.map((entry) => ` ${JSON.stringify(entry)}`).join(',\n')}\n]\n`);
  renameSync(part, manifestPath);
}
