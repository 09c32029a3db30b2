import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AppName } from '@umbral/protocol/release/artifact.ts';
import { type ParseResult, parseSync } from 'oxc-parser';
import { compile } from 'svelte/compiler';
import { repositoryRoot } from '../build-target.ts';
import { sharedModules } from '../shared-modules.ts';
import { browserEntries, serverEntries } from './app-entries.ts';
import { importsOf, packageOf, targetOf } from './module-imports.ts';

/** A module of ours that a version is made of. */
export interface SourceModule {
  /** Relative to the repository. */
  readonly path: string;
  readonly text: string;
  readonly parsed: ParseResult;
}

/** What a version is made of: what its entries lead to by the imports that are left after type stripping. */
export interface SourceGraph {
  /** Of both halves. */
  readonly modules: readonly SourceModule[];
  /** Those that the browser's half can reach. */
  readonly inBrowser: readonly SourceModule[];
  /** npm packages that modules of the browser's half import for themselves: not through what the shell shares. */
  readonly packages: ReadonlySet<string>;
}

/** Reads every module of ours that the browser's and the server's half of an application can reach. */
export function readSourceGraph(app: AppName): SourceGraph {
  const modules = new Map<string, SourceModule>();
  walk(app, serverEntries(app), modules);
  const { packages, seen } = walk(app, browserEntries(repositoryRoot, app), modules);
  const byPath = (a: SourceModule, b: SourceModule) => (a.path < b.path ? -1 : 1);
  const all = [...modules.values()].sort(byPath);
  return { modules: all, inBrowser: all.filter(({ path }) => seen.has(path)), packages };
}

function walk(app: AppName, entries: readonly string[], modules: Map<string, SourceModule>) {
  const packages = new Set<string>();
  const seen = new Set<string>();
  const queue = [...entries];
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (seen.has(path)) continue;
    seen.add(path);
    const module = modules.get(path) ?? readModule(path);
    modules.set(path, module);
    for (const specifier of importsOf(module.parsed, module.text)) {
      if (app !== 'shell' && isShared(specifier)) continue;
      const target = targetOf(path, specifier);
      if (target === undefined) packages.add(packageOf(specifier));
      else if (/\.([jt]sx?|svelte)$/.test(target)) queue.push(target);
    }
  }
  return { packages, seen };
}

function isShared(specifier: string): boolean {
  return Object.keys(sharedModules).some(
    (one) => one === specifier || (one.endsWith('/') && specifier.startsWith(one)),
  );
}

/** Parses one module, of a component of Svelte the script that it becomes; a syntax error ends the build. */
export function readModule(path: string): SourceModule {
  const written = readFileSync(join(repositoryRoot, path), 'utf8');
  const isComponent = path.endsWith('.svelte');
  const text = isComponent ? compile(written, { filename: path, fragments: 'tree' }).js.code : written;
  const parsed = parseSync(isComponent ? `${path}.js` : path, text);
  const [error] = parsed.errors;
  if (error) throw new Error(`${path}: ${error.message}`);
  return { path, text, parsed };
}
