import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { giveToOwner, type Placement } from './placement.ts';
import { exitOf, readLines, spawnProgram } from './program.ts';
import { StartProblem, systemCode } from './start-problem.ts';

const initOptions = [
  '--username=umbral',
  '--auth=trust',
  '--encoding=UTF8',
  '--locale=C',
  // The order comes from ICU, but pg_trgm asks the C library what a letter is: without UTF-8 it loses ñ and ú.
  '--lc-ctype=C.UTF-8',
  '--locale-provider=icu',
  '--icu-locale=es-CO',
  '--data-checksums',
  '--no-instructions',
];

/** The sentence for a folder that this PostgreSQL cannot use, with the way out. */
export function brokenDataDirectory(dataDir: string, reason: string): StartProblem {
  return new StartProblem(
    `The database folder ${dataDir} cannot be used (${reason}): delete that folder to start with a fresh database.`,
  );
}

/** What is wrong with an existing data folder for a server of this major version; empty when it can be started. */
export function dataDirectoryFault(dataDir: string, major: string): string {
  const version = readFileSync(join(dataDir, 'PG_VERSION'), { encoding: 'utf8' }).trim();
  if (version !== major) return `it was made by PostgreSQL ${version}, not ${major}`;
  const missing = ['global/pg_control', 'base', 'pg_wal'].filter((name) => !existsSync(join(dataDir, name)));
  return missing.length > 0 ? `${missing.join(', ')} is missing` : '';
}

async function createCluster(placement: Placement): Promise<void> {
  const draft = `${placement.dataDir}.new`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true, mode: 0o700 });
  giveToOwner(draft, placement);
  const lines: string[] = [];
  const child = spawnProgram(placement, 'initdb', ['-D', draft, ...initOptions]);
  readLines(child, (line) => lines.push(line));
  const code = await exitOf(child);
  if (code !== 0) {
    const reason = lines.filter((line) => /error|fatal|could not/i.test(line)).at(-1) ?? lines.at(-1) ?? `code ${code}`;
    throw new StartProblem(`PostgreSQL could not create its data in ${placement.dataDir}: ${reason.trim()}`);
  }
  // Renamed only when complete, so that an interrupted first start leaves no half-made cluster.
  rmSync(placement.dataDir, { recursive: true, force: true });
  renameSync(draft, placement.dataDir);
}

function isEmptyOrMissing(dataDir: string): boolean {
  return !existsSync(dataDir) || readdirSync(dataDir).length === 0;
}

/**
 * Makes the data folder of a placement when there is none: UTF-8, checksums, Colombian Spanish order.
 * Throws a `StartProblem` for a folder that is broken or not ours to write.
 */
export async function ensureCluster(placement: Placement, major: string): Promise<void> {
  const { dataDir } = placement;
  try {
    mkdirSync(dirname(dataDir), { recursive: true });
    if (isEmptyOrMissing(dataDir)) await createCluster(placement);
    else giveToOwner(dataDir, placement);
    const fault = dataDirectoryFault(dataDir, major);
    if (fault !== '') throw brokenDataDirectory(dataDir, fault);
  } catch (error) {
    if (error instanceof StartProblem) throw error;
    if (['EACCES', 'EPERM', 'EROFS'].includes(systemCode(error))) {
      throw new StartProblem(
        `This user may not write the database folder ${dataDir}: give it to the user who starts Umbral.`,
      );
    }
    if (systemCode(error) === 'ENOENT') throw brokenDataDirectory(dataDir, 'it is incomplete');
    throw error;
  }
}
