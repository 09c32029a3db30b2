import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync } from 'oxc-parser';
import { browserEntries, serverEntries, topicsFile } from './app-entries.ts';
import { importsOf, importsOfComponent, packageOf, targetOf, topicsFilesOfPackages } from './module-imports.ts';

/** What a build is made of: change nothing of it, and the same bytes come out. */
export interface BuildInputs {
  /** Files of ours, relative to the repository, sorted. */
  readonly files: readonly string[];
  /** npm packages that they import themselves, sorted. */
  readonly packages: readonly string[];
}

/** The builder, and the catalogue whose schemas it writes into every contract. */
const builder = ['infra/build/src/build-app.ts', 'shared-contracts/protocol/src/events/catalogue.ts'];

/**
 * Everything that the artifact of an application is made of: both halves, its configuration, the topics of its own and
 * those of the packages that it has a module of, and the builder.
 */
export function inputsOfApp(root: string, app: string): BuildInputs {
  const entries = [
    ...browserEntries(root, app),
    ...serverEntries(app),
    posix.join(app, 'rspack.config.ts'),
    topicsFile(app),
    ...builder,
  ];
  const inputs = readBuildInputs(root, entries);
  const ofPackages = readBuildInputs(root, topicsFilesOfPackages(inputs.files));
  return {
    files: sortedUnion(inputs.files, ofPackages.files),
    packages: sortedUnion(inputs.packages, ofPackages.packages),
  };
}

function sortedUnion(some: readonly string[], others: readonly string[]): readonly string[] {
  return [...new Set([...some, ...others])].sort();
}

/**
 * Everything that some entries lead to, however deep, but for what lies in `others`, packages by their names. What is
 * named but not there is left to the builder to tell.
 */
export function readBuildInputs(root: string, entries: readonly string[], others: readonly string[] = []): BuildInputs {
  const files = new Set<string>();
  const packages = new Set<string>();
  const queue = [...entries];
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (files.has(path) || !existsSync(join(root, path))) continue;
    files.add(path);
    for (const specifier of specifiersIn(path, readFileSync(join(root, path), 'utf8'))) {
      const target = others.includes(packageOf(specifier)) ? undefined : targetOf(path, specifier);
      if (target === undefined) packages.add(packageOf(specifier));
      else queue.push(target);
    }
  }
  return { files: [...files].sort(), packages: [...packages].filter((name) => !name.startsWith('node:')).sort() };
}

function specifiersIn(path: string, text: string): readonly string[] {
  if (/\.[jt]sx?$/.test(path)) return [...importsOf(parseSync(path, text), text), ...filesBeside(text)];
  if (path.endsWith('.svelte')) return importsOfComponent(path, text);
  return path.endsWith('.css') ? referencesOf(text) : [];
}

/** Files that code hands to the bundler by their place beside it, or by the name of their workspace. */
function filesBeside(text: string): string[] {
  const beside = [...text.matchAll(/new URL\(\s*'([\w./-]+\.\w+)',\s*import\.meta\.url/g)].map(
    ([, path]) => `./${path}`,
  );
  const named = [...text.matchAll(/import\.meta\.resolve\('([^']+)'\)/g)].map(([, specifier = '']) => specifier);
  return [...beside, ...named];
}

/** What a stylesheet takes from other files: composed classes, imports, fonts and pictures. */
function referencesOf(css: string): string[] {
  const references = css.matchAll(/(?:from|@import)\s+["']([^"']+)["']|url\(\s*["']?([^"')]+)/g);
  return [...references]
    .map(([, named, address]) => named ?? address ?? '')
    .filter((one) => one !== '' && !/^(data:|https?:|#)/.test(one));
}
