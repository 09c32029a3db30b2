import { findViolations } from '../dependency-rules.ts';
import { runInForeground } from './run-program.ts';

function seconds(sinceMs: number): string {
  return `${((performance.now() - sinceMs) / 1000).toFixed(1)} s`;
}

async function timed(title: string, work: () => Promise<boolean>): Promise<boolean> {
  const began = performance.now();
  const isGood = await work();
  console.log(`${isGood ? 'ok    ' : 'FAILED'} ${title} (${seconds(began)})`);
  return isGood;
}

function checkRules(root: string): boolean {
  const { files, violations } = findViolations(root);
  for (const { path, line, sentence } of violations) console.error(`${path}:${line} ${sentence}`);
  if (violations.length > 0) console.error(`${violations.length} broken rules in ${files} files.`);
  return violations.length === 0 && files > 0;
}

/** What the compiler knows of the check before: only what changed since, and what depends on it, is read again. */
const knownTypes = 'node_modules/.cache/types.tsbuildinfo';

/** Types, lint and format, dependency rules; all are run, `true` when all are good. */
export async function runCheck(root: string, signal: AbortSignal): Promise<boolean> {
  const tool = async (command: string, args: string[]) =>
    (await runInForeground({ command, args, cwd: root, signal })) === 0;
  const results = [
    await timed('types', () =>
      tool('tsc', ['--noEmit', '-p', 'tsconfig.json', '--incremental', '--tsBuildInfoFile', knownTypes]),
    ),
    await timed('lint and format', () => tool('biome', ['ci', '--max-diagnostics=60', '--colors=off'])),
    await timed('dependency rules', async () => checkRules(root)),
  ];
  return results.every((isGood) => isGood);
}
