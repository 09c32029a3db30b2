import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemBinaries } from 'infra-db/embedded/binaries.ts';
import { startThrowAwayServer } from 'infra-db/testing/test-database.ts';
import { type Outcome, vitestOutcome } from './outcome.ts';
import { runInForeground } from './run-program.ts';
import { type Share, shareText } from './sweeps.ts';

/** One run of vitest: with these words, `major` chooses a PostgreSQL of the system. */
interface VitestRun {
  root: string;
  /** Files, or options. */
  words: string[];
  major?: string;
  signal: AbortSignal;
}

/** Runs test files against one throw-away PostgreSQL, which they find by `TEST_DATABASE_URL`. */
async function runVitest({ root, words, major = '', signal }: VitestRun): Promise<Outcome> {
  process.env.TEST_POSTGRES_MAJOR = major;
  const server = await startThrowAwayServer();
  const folder = mkdtempSync(join(tmpdir(), 'umbral-vitest-'));
  const report = join(folder, 'report.json');
  const outside = join(folder, 'outside.json');
  try {
    // One fault of a busy machine must not hide 7000 answers: what needed its second try is named at the end.
    const args = ['run', '--retry=1', ...words];
    const env = {
      TEST_DATABASE_URL: server.url,
      TEST_POSTGRES_MAJOR: major,
      TEST_REPORT: report,
      TEST_OUTSIDE_ERRORS: outside,
      NODE_ENV: 'test',
    };
    const code = await runInForeground({ command: 'vitest', args, cwd: root, env, signal });
    const outcome = vitestOutcome(readJson(report), root, readJson(outside));
    // Whatever else ends a run, it is no success.
    return code !== 0 && outcome.failed === 0 ? { ...outcome, failed: 1 } : outcome;
  } finally {
    rmSync(folder, { recursive: true, force: true });
    await server.stop();
  }
}

/** A report, or nothing where the runner ended before it wrote it. */
function readJson(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

const ownProjects = ['node', 'sweeps', 'pure', 'dom', 'window', 'window-process'];

/**
 * Runs the unit and contract tests that ask no database of their own, and a share of the sweeps or all; the attack run
 * among them has the packaged database.
 */
export function runUnitTests(root: string, share: Share | undefined, signal: AbortSignal): Promise<Outcome> {
  process.env.TEST_SWEEPS = share ? shareText(share) : '';
  return runVitest({ root, words: ownProjects.map((name) => `--project=${name}`), signal });
}

/** Kills programs of a portal under write load and looks at what is left. */
export function runResilience(root: string, signal: AbortSignal): Promise<Outcome> {
  return runVitest({ root, words: ['--project=resilience'], signal });
}

/**
 * Runs the tests that work with a database once: on the oldest PostgreSQL of the system, from 15 on, where what is
 * written for the packaged one must also run. On the packaged one every call of the API is asked by the attack run, and
 * the whole portal by the browser suite. Without another server they run on it.
 */
export function runDatabaseTests(root: string, signal: AbortSignal): Promise<Outcome> {
  const [oldest] = systemBinaries();
  if (!oldest) console.log('This machine has no other PostgreSQL of 15 or later: its tests run on the packaged one.');
  return runVitest({ root, words: ['--project=database'], major: oldest?.major, signal });
}
