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
  major?: string | undefined;
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
      // What is dear to read and the same for all files of a run.
      TEST_KEPT: folder,
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

const projects = ['node', 'sweeps', 'pure', 'database', 'dom', 'window', 'window-process'];

/**
 * Runs the unit and contract tests, and a share of the sweeps or all. Those with a database ask the oldest PostgreSQL of
 * the system, from 15 on, where what is written for the packaged one must also run; on the packaged one the kills and
 * the browser suite run the whole portal. Without another server all run on it.
 */
export function runUnitTests(root: string, share: Share | undefined, signal: AbortSignal): Promise<Outcome> {
  process.env.TEST_SWEEPS = share ? shareText(share) : '';
  const [oldest] = systemBinaries();
  if (!oldest) console.log('This machine has no other PostgreSQL of 15 or later: its tests run on the packaged one.');
  return runVitest({ root, words: projects.map((name) => `--project=${name}`), major: oldest?.major, signal });
}

/**
 * Kills programs of a portal under write load and looks at what is left. These wait most of the time: what the browser
 * suite needs is built meanwhile, behind them. What cannot be built is told by that suite.
 */
export async function runResilience(root: string, signal: AbortSignal): Promise<Outcome> {
  const build = [process.execPath, join(root, 'infra/local/src/build.ts')];
  const [outcome] = await Promise.all([
    runVitest({ root, words: ['--project=resilience'], signal }),
    runInForeground({ command: 'nice', args: ['-n', '10', ...build], cwd: root, signal }),
  ]);
  return outcome;
}
