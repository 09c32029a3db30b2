import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Which version of each deployable runs; the shell server reads it from `active.json`. */
export type ActiveVersions = Record<string, string>;

/** What is remembered of one deployable beside its active version. */
export interface BuildHistory {
  /** Hash of the sources of the last build or release: while it stands, a start changes nothing, also after a rollback. */
  hash: string;
  /** Versions that were active, oldest first. */
  activated: string[];
}

function readJson(file: string): Record<string, unknown> {
  if (!existsSync(file)) return {};
  const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function writeJson(file: string, value: object): void {
  const draft = `${file}.${process.pid}.draft`;
  writeFileSync(draft, `${JSON.stringify(value, null, 2)}\n`);
  renameSync(draft, file);
}

function parseHistory(value: unknown): BuildHistory {
  if (typeof value !== 'object' || value === null) return { hash: '', activated: [] };
  const hash = 'hash' in value && typeof value.hash === 'string' ? value.hash : '';
  const activated = 'activated' in value && Array.isArray(value.activated) ? value.activated.map(String) : [];
  return { hash, activated };
}

/** Folder of one version of a deployable. */
export function artifactDir(artifactsDir: string, name: string, version: string): string {
  return join(artifactsDir, name, version);
}

/** The active versions; empty before the first build. */
export function readActive(artifactsDir: string): ActiveVersions {
  const entries = Object.entries(readJson(join(artifactsDir, 'active.json')));
  return Object.fromEntries(entries.map(([name, version]) => [name, String(version)]));
}

/** The history of one deployable. */
export function readHistory(artifactsDir: string, name: string): BuildHistory {
  return parseHistory(readJson(join(artifactsDir, 'history.json'))[name]);
}

function write(artifactsDir: string, name: string, version: string, next: BuildHistory): void {
  mkdirSync(artifactsDir, { recursive: true });
  const history = join(artifactsDir, 'history.json');
  writeJson(history, { ...readJson(history), [name]: next });
  writeJson(join(artifactsDir, 'active.json'), { ...readActive(artifactsDir), [name]: version });
}

/** Makes `version` the active one and remembers it as built from sources with `hash`. */
export function activate(
  artifactsDir: string,
  name: string,
  { version, hash }: { version: string; hash: string },
): void {
  const { activated } = readHistory(artifactsDir, name);
  const others = activated.filter((old) => old !== version);
  write(artifactsDir, name, version, { hash, activated: [...others, version].slice(-20) });
}

/** Versions that the shell's last locks name: it serves them, also those that were built elsewhere. */
export function lockedVersions(artifactsDir: string, name: string): string[] {
  const kept = Object.values(readLenient(join(artifactsDir, 'composition.json')));
  const apps = kept.map((signed) => memberOf(memberOf(memberOf(signed, 'lock'), 'apps'), name));
  return apps.flatMap((app) =>
    ['stable', 'canary', 'preview', 'pin'].flatMap((channel) => {
      const version = memberOf(memberOf(app, channel), 'version');
      return typeof version === 'string' ? [version] : [];
    }),
  );
}

/** The shell writes this file: one that cannot be read names nothing. */
function readLenient(file: string): Record<string, unknown> {
  try {
    return readJson(file);
  } catch {
    return {};
  }
}

function memberOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null
    ? new Map<string, unknown>(Object.entries(value)).get(key)
    : undefined;
}
