import { versionFaults } from 'infra-packages/versions/version-faults.ts';
import { findViolations } from '../dependency-rules.ts';
import { findWeaknesses, isStopping, readAdvisories, staleExcuses } from '../supply/advisories.ts';
import { readLockedPackages } from '../supply/locked-packages.ts';
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

/** A weakness that is high or worse and not excused stops; all others are told. */
function checkWeaknesses(root: string): boolean {
  const { data, excuses } = readAdvisories(root);
  const today = new Date().toISOString().slice(0, 10);
  const findings = findWeaknesses(readLockedPackages(root), data.advisories, { excuses, today });
  for (const finding of findings.filter(({ excuse }) => !excuse)) {
    const { advisory, found } = finding;
    console.error(`${found.name} ${found.version}: ${advisory.severity}, ${advisory.summary} (${advisory.id})`);
  }
  const stale = staleExcuses(excuses, findings);
  for (const { id, package: name } of stale) console.error(`${id} of ${name} is not found any more: remove its excuse`);
  return stale.length === 0 && !findings.some(isStopping);
}

function checkPackages(root: string): boolean {
  const faults = versionFaults(root);
  for (const fault of faults) console.error(fault);
  return faults.length === 0;
}

/** What the compiler knows of the check before: only what changed since, and what depends on it, is read again. */
const knownTypes = 'node_modules/.cache/types.tsbuildinfo';

/** Types, lint and format, dependency rules, known weaknesses of packages, numbers of our own; all are run, `true` when all are good. */
export async function runCheck(root: string, signal: AbortSignal): Promise<boolean> {
  const tool = async (command: string, args: string[]) =>
    (await runInForeground({ command, args, cwd: root, signal })) === 0;
  const results = [
    await timed('types', () =>
      tool('tsc', ['--noEmit', '-p', 'tsconfig.json', '--incremental', '--tsBuildInfoFile', knownTypes]),
    ),
    await timed('lint and format', () => tool('biome', ['ci', '--max-diagnostics=60', '--colors=off'])),
    await timed('dependency rules', async () => checkRules(root)),
    await timed('known weaknesses', async () => checkWeaknesses(root)),
    await timed('numbers of packages', async () => checkPackages(root)),
  ];
  return results.every((isGood) => isGood);
}
