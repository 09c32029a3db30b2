import { mkdirSync, readFileSync, renameSync, rmdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { folders } from '../folders.ts';
import { type MediaEntry, mediaEntry } from './entry.ts';

const manifestPath = path.join(folders.library, 'manifest.json');
const lockPath = path.join(folders.work, 'manifest.lock');
const longestWaitMs = 20_000;

/** Reads the list of the library, by key. Throws where it is broken. */
export function readManifest(): MediaEntry[] {
  return z.array(mediaEntry).parse(JSON.parse(readFileSync(manifestPath, 'utf8')));
}

/**
 * Changes the list: what is given stands for what had the same key, and what the predicate refuses goes. Others wait
 * meanwhile, since drawing and rendering may happen at the same time. Throws when they wait in vain.
 */
export function updateManifest(given: readonly MediaEntry[], keeps: (entry: MediaEntry) => boolean = () => true): void {
  alone(() => {
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
  });
}

/** Runs a step while no other process runs one. */
function alone(step: () => void): void {
  mkdirSync(folders.work, { recursive: true });
  const started = Date.now();
  while (!isTaken()) {
    if (Date.now() - started > longestWaitMs) throw new Error(`${lockPath} is in the way: remove it if nothing runs`);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
  }
  try {
    step();
  } finally {
    rmdirSync(lockPath);
  }
}

/** Making a folder succeeds for one process only. */
function isTaken(): boolean {
  try {
    mkdirSync(lockPath);
    return true;
  } catch {
    return false;
  }
}
