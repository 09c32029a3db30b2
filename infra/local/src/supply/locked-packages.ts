import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A package as the lockfile pins it. */
export interface LockedPackage {
  readonly name: string;
  readonly version: string;
  /** Subresource integrity of the archive. */
  readonly integrity: string | undefined;
  readonly license: string | undefined;
  /** Only tools and tests have it. */
  readonly isDevelopment: boolean;
  /** One of several for different machines. */
  readonly isOptional: boolean;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);

function packageAt(path: string, entry: unknown): LockedPackage[] {
  const at = path.lastIndexOf('node_modules/');
  if (at < 0 || typeof entry !== 'object' || entry === null) return [];
  const facts: Record<string, unknown> = { ...entry };
  const version = textOf(facts.version);
  // A workspace is a link, and our own.
  if (facts.link === true || version === undefined) return [];
  return [
    {
      name: textOf(facts.name) ?? path.slice(at + 'node_modules/'.length),
      version,
      integrity: textOf(facts.integrity),
      license: textOf(facts.license),
      isDevelopment: facts.dev === true || facts.devOptional === true,
      isOptional: facts.optional === true || facts.devOptional === true,
    },
  ];
}

/** Every foreign package of the lockfile, one entry for each version, sorted; what ships anywhere counts as shipped. */
export function readLockedPackages(root: string): LockedPackage[] {
  const lock: unknown = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const packages = typeof lock === 'object' && lock !== null && 'packages' in lock ? lock.packages : undefined;
  const found = new Map<string, LockedPackage>();
  for (const [path, entry] of Object.entries(packages ?? {})) {
    for (const one of packageAt(path, entry)) {
      const key = `${one.name}@${one.version}`;
      if (found.get(key)?.isDevelopment !== false) found.set(key, one);
    }
  }
  return [...found].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
}
