import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemBinaries } from 'infra-db/embedded/binaries.ts';
import { startThrowAwayServer } from 'infra-db/testing/test-database.ts';
import { type Outcome, vitestOutcome } from './outcome.ts';
import { runInForeground } from './run-program.ts';

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
  try {
    const args = ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`, ...words];
    const env = { TEST_DATABASE_URL: server.url, TEST_POSTGRES_MAJOR: major, NODE_ENV: 'test' };
    const code = await runInForeground({ command: 'vitest', args, cwd: root, env, signal });
    const outcome = existsSync(report)
      ? vitestOutcome(JSON.parse(readFileSync(report, 'utf8')), root)
      : { passed: 0, failed: 1 };
    // Errors outside of any test fail the run without appearing in a count.
    return code !== 0 && outcome.failed === 0 ? { ...outcome, failed: 1 } : outcome;
  } finally {
    rmSync(folder, { recursive: true, force: true });
    await server.stop();
  }
}

const unitProjects = ['node', 'database', 'dom', 'window'];

/** Runs every unit and contract test against the packaged PostgreSQL. */
export function runUnitTests(root: string, signal: AbortSignal): Promise<Outcome> {
  return runVitest({ root, words: unitProjects.map((name) => `--project=${name}`), signal });
}

/** Kills programs of a portal under write load and looks at what is left. */
export function runResilience(root: string, signal: AbortSignal): Promise<Outcome> {
  return runVitest({ root, words: ['--project=resilience'], signal });
}

/**
 * Runs the tests that work with a database once more on the oldest PostgreSQL of the system, from 15 on: what is
 * written for the packaged one must also run there. Gives nothing where the system has none.
 */
export async function runOnOlderPostgres(root: string, signal: AbortSignal): Promise<Outcome | undefined> {
  const [oldest] = systemBinaries();
  if (!oldest) {
    console.log('This machine has no other PostgreSQL of 15 or later: its tests are left out.');
    return undefined;
  }
  const { major } = oldest;
  const began = performance.now();
  const outcome = await runVitest({ root, words: ['--project=database'], major, signal });
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(`On PostgreSQL ${major}: ${outcome.passed} passed, ${outcome.failed} failed (${seconds} s)`);
  return outcome;
}
