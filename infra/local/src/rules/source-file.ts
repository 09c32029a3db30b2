import { posix } from 'node:path';
import type { SourceImport } from './source-imports.ts';
import type { Workspace } from './workspaces.ts';

/** A source file as the rules see it. */
export interface SourceFile {
  /** Relative to the root, with forward slashes. */
  path: string;
  text: string;
  workspace: Workspace;
  imports: SourceImport[];
}

/** A broken rule: where, and one sentence. */
export interface Violation {
  path: string;
  line: number;
  sentence: string;
}

/** True for tests and for what only tests use: they may reach what shipped code may not. */
export function isTestFile(path: string): boolean {
  return /\.(test|spec)\.tsx?$|\/(testing|suites|fixtures)\//.test(path);
}

/** True for build configuration, which runs only on a developer's machine. */
export function isConfigFile(path: string): boolean {
  return /(^|\/)[a-z-]+\.config\.ts$/.test(path);
}

/** The path, relative to the root, that a relative specifier of `from` points to. */
export function resolveRelative(from: string, specifier: string): string {
  return posix.normalize(posix.join(posix.dirname(from), specifier));
}

/** `@scope/name` or `name` of a bare specifier. */
export function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

/** The file, relative to the root, that a specifier of our own sources leads to; empty for packages. */
export function targetOf(file: SourceFile, specifier: string): string {
  if (specifier.startsWith('.')) return resolveRelative(file.path, specifier);
  const { name, folder } = file.workspace;
  // A workspace that names itself means the one copy that a page shares.
  return specifier.startsWith(`${name}/`) ? `${folder}/src/${specifier.slice(name.length + 1)}` : '';
}
