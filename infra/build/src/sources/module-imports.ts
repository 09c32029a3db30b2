import { posix } from 'node:path';
import { type ParseResult, parseSync } from 'oxc-parser';
import { isInstalled } from '../build-target.ts';

/** The modules that a source still imports once its types are stripped: static, re-exported and lazy ones. */
export function importsOf({ module }: ParseResult, text: string): string[] {
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

/** The modules that the scripts of a component of Svelte import. */
export function importsOfComponent(path: string, text: string): string[] {
  const scripts = [...text.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, script = '']) => script).join('\n');
  return importsOf(parseSync(`${path}.ts`, scripts), scripts);
}

/** Packages whose sources a build reads, in this repository as where they are installed. */
const packages = ['protocol', 'domain', 'kit', 'build'] as const;
const inPackage = new RegExp(`^@umbral/(${packages.join('|')})/(.+)$`);

/** The file of ours, relative to the repository, that a specifier in `from` leads to; undefined for npm packages. */
export function targetOf(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier);
  const [, name, path = ''] = inPackage.exec(specifier) ?? [];
  if (name === undefined) return infraFile(specifier);
  if (isInstalled) return `node_modules/@umbral/${name}/lib/${path.replace(/\.tsx?$/, '.js')}`;
  return name === 'build' ? `infra/build/src/${path}` : `shared-contracts/${name}/src/${path}`;
}

/** Where packages say which topics their parts speak of, for all packages that some files are of. */
export function topicsFilesOfPackages(files: readonly string[]): readonly string[] {
  return packages
    .flatMap((name) => targetOf('', `@umbral/${name}/topics.ts`) ?? [])
    .filter((path) => files.some((file) => file.startsWith(`${posix.dirname(path)}/`)));
}

/** Workspaces of infra that their package.json exports by file. */
function infraFile(specifier: string): string | undefined {
  const [, name, path] = /^infra-([a-z-]+)\/(.+)$/.exec(specifier) ?? [];
  return name === undefined ? undefined : `infra/${name}/src/${path}`;
}

/** The npm package that a specifier names: `@scope/name` or `name`. */
export function packageOf(specifier: string): string {
  const depth = specifier.startsWith('@') ? 2 : 1;
  return specifier.split('/').slice(0, depth).join('/');
}
