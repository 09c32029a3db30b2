import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { type ParseResult, parseSync } from 'oxc-parser';
import type { AppName } from 'shared-contracts/remote/artifact.ts';
import { repositoryRoot } from '../build-target.ts';
import { sharedModules } from '../shared-modules.ts';

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
  /** npm packages that modules of the browser's half import for themselves: not through what the shell shares. */
  readonly packages: ReadonlySet<string>;
}

/** Reads every module of ours that the browser's and the server's half of an application can reach. */
export function readSourceGraph(app: AppName): SourceGraph {
  const modules = new Map<string, SourceModule>();
  walk(app, serverEntries(app), modules);
  const packages = walk(app, browserEntries(app), modules);
  const byPath = (a: SourceModule, b: SourceModule) => (a.path < b.path ? -1 : 1);
  return { modules: [...modules.values()].sort(byPath), packages };
}

function walk(app: AppName, entries: readonly string[], modules: Map<string, SourceModule>): Set<string> {
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
      else if (/\.tsx?$/.test(target)) queue.push(target);
    }
  }
  return packages;
}

function isShared(specifier: string): boolean {
  return Object.keys(sharedModules).some(
    (one) => one === specifier || (one.endsWith('/') && specifier.startsWith(one)),
  );
}

/** Parses one module; a syntax error ends the build. */
export function readModule(path: string): SourceModule {
  const text = readFileSync(join(repositoryRoot, path), 'utf8');
  const parsed = parseSync(path, text);
  const [error] = parsed.errors;
  if (error) throw new Error(`${path}: ${error.message}`);
  return { path, text, parsed };
}

function browserEntries(app: AppName): string[] {
  if (app === 'shell') return ['shell/browser/main.tsx'];
  const fragments = fragmentFolders(app).map((name) => `${app}/src/fragments/${name}/${name}-fragment.ts`);
  return [`${app}/src/remote.ts`, ...fragments];
}

function serverEntries(app: AppName): string[] {
  return [app === 'shell' ? 'shell/frame/frame-server.tsx' : `${app}/src/server.ts`];
}

/** Names of the fragments that a remote offers, from its folders. */
export function fragmentFolders(app: AppName): string[] {
  const folder = join(repositoryRoot, app, 'src/fragments');
  if (!existsSync(folder)) return [];
  return readdirSync(folder).filter((name) => existsSync(join(folder, name, `${name}-fragment.ts`)));
}

function importsOf({ module }: ParseResult, text: string): string[] {
  const statics = module.staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest }) => moduleRequest.value);
  const exported = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) => (moduleRequest && !isType ? [moduleRequest.value] : [])),
  );
  const lazy = module.dynamicImports.flatMap(({ moduleRequest }) => {
    const written = text
      .slice(moduleRequest.start, moduleRequest.end)
      .replace(/\/\*.*?\*\//gs, '')
      .trim();
    return /^(['"])[^'"]+\1$/.test(written) ? [written.slice(1, -1)] : [];
  });
  return [...statics, ...exported, ...lazy];
}

function targetOf(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier);
  const contract = /^shared-contracts\/(.+)$/.exec(specifier);
  return contract ? `shared-contracts/src/${contract[1]}` : undefined;
}

function packageOf(specifier: string): string {
  const depth = specifier.startsWith('@') ? 2 : 1;
  return specifier.split('/').slice(0, depth).join('/');
}
