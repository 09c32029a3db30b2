import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startThrowAwayServer } from 'infra-db/testing/test-database.ts';
import { type Outcome, vitestOutcome } from './outcome.ts';
import { runInForeground } from './run-program.ts';

/** Runs every unit and contract test against one throw-away PostgreSQL. */
export async function runUnitTests(root: string, signal: AbortSignal): Promise<Outcome> {
  const server = await startThrowAwayServer();
  const folder = mkdtempSync(join(tmpdir(), 'umbral-vitest-'));
  const report = join(folder, 'report.json');
  try {
    const args = ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
    const env = { TEST_DATABASE_URL: server.url, NODE_ENV: 'test' };
    const code = await runInForeground({ command: 'vitest', args, cwd: root, env, signal });
    const outcome = existsSync(report)
      ? vitestOutcome(JSON.parse(readFileSync(report, 'utf8')))
      : { passed: 0, failed: 1 };
    // Errors outside of any test fail the run without appearing in a count.
    return code !== 0 && outcome.failed === 0 ? { ...outcome, failed: 1 } : outcome;
  } finally {
    rmSync(folder, { recursive: true, force: true });
    await server.stop();
  }
}
