import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { artifactDir } from './artifact-table.ts';

/** A release that was built and is not out yet. */
export interface PendingRelease {
  readonly hash: string;
  readonly version: string;
}

const fileOf = (artifactsDir: string) => join(artifactsDir, 'pending.json');

function readAll(artifactsDir: string): Record<string, unknown> {
  const file = fileOf(artifactsDir);
  try {
    const value: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

/** Remembers, or with nothing forgets, what is being released: the same sources go on under the same number. */
export function keepPending(artifactsDir: string, name: string, pending: PendingRelease | undefined): void {
  const { [name]: _former, ...others } = readAll(artifactsDir);
  const file = fileOf(artifactsDir);
  const draft = `${file}.${process.pid}.draft`;
  writeFileSync(draft, `${JSON.stringify(pending ? { ...others, [name]: pending } : others, null, 2)}\n`);
  renameSync(draft, file);
}

/** The number under which a release of these very sources was interrupted or refused; nothing where none was. */
export function pendingVersion(artifactsDir: string, name: string, hash: string): string | undefined {
  const pending = readAll(artifactsDir)[name];
  if (typeof pending !== 'object' || pending === null) return undefined;
  if (!('hash' in pending && 'version' in pending) || typeof pending.version !== 'string') return undefined;
  return pending.hash === hash && existsSync(artifactDir(artifactsDir, name, pending.version))
    ? pending.version
    : undefined;
}
