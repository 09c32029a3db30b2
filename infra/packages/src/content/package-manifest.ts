import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { newestVersion } from '../change-log.ts';
import { type PublishedPackage, publishedPackages } from '../published-packages.ts';

/** The package.json that is published, but for its version. */
export interface PackageManifest {
  readonly name: string;
  readonly description: string;
  readonly type: 'module';
  readonly engines: { readonly node: string };
  readonly bin?: Readonly<Record<string, string>>;
  readonly exports: Readonly<Record<string, unknown>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
}

/** A file is imported by the name that it has here, whether it is installed or a workspace. */
const built = { types: './lib/*.d.ts', default: './lib/*.js' };
const ofModules = { './*.ts': built, './*.tsx': built, './*': './lib/*', './package.json': './package.json' };

/** Reads what a workspace's package.json becomes: ranges of other published packages in place of workspaces. */
export function readManifest(root: string, published: PublishedPackage): PackageManifest {
  const own: { description: string; dependencies?: Record<string, string> } = JSON.parse(
    readFileSync(join(root, published.folder, 'package.json'), 'utf8'),
  );
  const needs = Object.entries(own.dependencies ?? {})
    .filter(([name]) => isNeeded(published, name))
    .map(([name, pinned]) => [name, rangeOf(root, name, pinned)]);
  const isPeer = ([name = '']: string[]) => published.peers?.includes(name) ?? false;
  return {
    name: published.name,
    description: own.description,
    type: 'module',
    engines: { node: '>=22.18' },
    ...binOf(published),
    exports: published.kind === 'modules' ? ofModules : { './package.json': './package.json' },
    dependencies: Object.fromEntries(needs.filter((one) => !isPeer(one))),
    peerDependencies: Object.fromEntries(needs.filter(isPeer).map(([name, pinned]) => [name, `^${pinned}`])),
  };
}

/** A program brings what it needs but published packages; files as they are need nothing. */
function isNeeded({ kind }: PublishedPackage, name: string): boolean {
  return kind === 'modules' || (kind === 'program' && publishedPackages.some((one) => one.name === name));
}

function binOf({ name, kind, bin }: PublishedPackage): Pick<PackageManifest, 'bin'> {
  if (!bin) return {};
  return { bin: kind === 'program' ? { [bin]: `./lib/${bin}.js` } : { [name]: `./${bin}.mjs` } };
}

/** What it was built beside adds nothing to others of its major; what is fixed since comes by itself. */
function rangeOf(root: string, name: string, pinned: string): string {
  const other = publishedPackages.find((one) => one.name === name);
  if (!other) return pinned;
  const [major, minor] = newestVersion(root, other).number.split('.');
  return `^${major}.${minor}.0`;
}
