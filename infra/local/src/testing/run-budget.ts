import type { Outcome } from './outcome.ts';
import { runInForeground } from './run-program.ts';

/** Holds the built artifacts against the byte budgets; what is too large is printed with its files. One test. */
export async function runByteBudget(root: string, artifactsDir: string, signal: AbortSignal): Promise<Outcome> {
  const args = ['infra/bench/src/byte-budget.ts', artifactsDir];
  const code = await runInForeground({ command: process.execPath, args, cwd: root, signal });
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}
