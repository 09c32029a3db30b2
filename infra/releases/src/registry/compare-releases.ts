import { isDeepStrictEqual } from 'node:util';
import type { RegistryDatabase } from './registry.ts';
import { filesOf, findRelease } from './releases.ts';

export interface FileChange {
  readonly path: string;
  readonly bytesBefore?: number | undefined;
  readonly bytesAfter?: number | undefined;
}

/** A value of the manifest that differs, by its path (`contract.topics.0.name`). */
export interface ValueChange {
  readonly path: string;
  readonly before?: unknown;
  readonly after?: unknown;
}

/** What another version of the same remote changes. */
export interface ReleaseDifference {
  readonly remote: string;
  readonly before: string;
  readonly after: string;
  readonly bytes: { readonly before: number; readonly after: number };
  readonly added: readonly FileChange[];
  readonly removed: readonly FileChange[];
  readonly changed: readonly FileChange[];
  /** Everything of the manifest besides its files: contract, shared ranges, routes … */
  readonly manifest: readonly ValueChange[];
}

/** Compares two releases of a remote: files, bytes and what they promise. */
export async function compareReleases(
  db: RegistryDatabase,
  remote: string,
  before: string,
  after: string,
): Promise<ReleaseDifference> {
  const [old, young] = [await findRelease(db, remote, before), await findRelease(db, remote, after)];
  const [oldFiles, youngFiles] = [await filesOf(db, old.id), await filesOf(db, young.id)];
  const former = new Map(oldFiles.map((file) => [file.path, file]));
  const present = new Map(youngFiles.map((file) => [file.path, file]));
  const both = youngFiles.flatMap((file) => {
    const twin = former.get(file.path);
    return twin && twin.sha384 !== file.sha384 ? [{ file, twin }] : [];
  });
  return {
    remote,
    before,
    after,
    bytes: { before: totalOf(oldFiles), after: totalOf(youngFiles) },
    added: youngFiles
      .filter(({ path }) => !former.has(path))
      .map(({ path, bytes }) => ({ path, bytesAfter: bytes ?? undefined })),
    removed: oldFiles
      .filter(({ path }) => !present.has(path))
      .map(({ path, bytes }) => ({ path, bytesBefore: bytes ?? undefined })),
    changed: both.map(({ file, twin }) => ({
      path: file.path,
      bytesBefore: twin.bytes ?? undefined,
      bytesAfter: file.bytes ?? undefined,
    })),
    manifest: valueChanges(promisesOf(old.manifest), promisesOf(young.manifest)),
  };
}

function totalOf(files: readonly { readonly bytes: number | null }[]): number {
  return files.reduce((sum, { bytes }) => sum + (bytes ?? 0), 0);
}

function promisesOf(manifest: string): Record<string, unknown> {
  const { files: _files, version: _version, ...rest }: Record<string, unknown> = JSON.parse(manifest);
  return rest;
}

/** The innermost values that differ between two JSON values. */
export function valueChanges(before: unknown, after: unknown, path = ''): ValueChange[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (!isBranch(before) || !isBranch(after) || Array.isArray(before) !== Array.isArray(after)) {
    return [{ path, before, after }];
  }
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const [former, present] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
  return keys.flatMap((key) => valueChanges(former.get(key), present.get(key), path === '' ? key : `${path}.${key}`));
}

function isBranch(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
