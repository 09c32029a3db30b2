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
  readonly exports: Readonly<Record<string, unknown>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
}

/** A file is imported by the name that it has here, whether it is installed or a workspace. */
const built = { types: './lib/*.d.ts', default: './lib/*.js' };
const modules = { './*.ts': built, './*.tsx': built, './*': './lib/*', './package.json': './package.json' };

/** Reads what a workspace's package.json becomes: ranges of other published packages in place of workspaces. */
export function readManifest(root: string, published: PublishedPackage): PackageManifest {
  const own: { description: string; dependencies?: Record<string, string> } = JSON.parse(
    readFileSync(join(root, published.folder, 'package.json'), 'utf8'),
  );
  const needs = Object.entries(own.dependencies ?? {}).map(([name, pinned]) => [name, rangeOf(root, name, pinned)]);
  const isPeer = ([name = '']: string[]) => published.peers.includes(name);
  return {
    name: published.name,
    description: own.description,
    type: 'module',
    engines: { node: '>=22.18' },
    exports: modules,
    dependencies: Object.fromEntries(needs.filter((one) => !isPeer(one))),
    peerDependencies: Object.fromEntries(needs.filter(isPeer).map(([name, pinned]) => [name, `^${pinned}`])),
  };
}

/** What it was built beside adds nothing to others of its major; what is fixed since comes by itself. */
function rangeOf(root: string, name: string, pinned: string): string {
  const other = publishedPackages.find((one) => one.name === name);
  if (!other) return pinned;
  const [major, minor] = newestVersion(root, other).number.split('.');
  return `^${major}.${minor}.0`;
}
