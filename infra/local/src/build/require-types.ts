import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runTask } from '../supervisor/task.ts';
import type { BuildJob } from './build-artifact.ts';

/** What the compiler knows of the checks before: only what changed since is read again. */
const knownTypes = 'node_modules/.cache/types';

/**
 * Checks the types of one deployable and of what it imports, its tests aside. The build only strips types: what is wrong
 * here would be an error in front of visitors. Rejects with a `StartProblem` that tells of the last fault.
 */
export async function requireTypes(job: Omit<BuildJob, 'artifactsDir'>, name: string): Promise<void> {
  const folder = join(job.root, knownTypes);
  mkdirSync(folder, { recursive: true });
  const config = join(folder, `${name}.json`);
  const sources = [`${name}/**/*`, 'shared-contracts/**/*.d.ts'].map((path) => join(job.root, path));
  const tests = ['**/*.test.ts', '**/*.test.tsx', '**/testing', '**/node_modules', '**/dist'];
  const own = {
    extends: join(job.root, 'tsconfig.json'),
    compilerOptions: { incremental: true, tsBuildInfoFile: join(folder, `${name}.tsbuildinfo`) },
    include: sources,
    exclude: tests.map((path) => join(job.root, path)),
  };
  writeFileSync(config, JSON.stringify(own));
  await runTask({
    title: `checking the types of ${name} (--override releases it as it is)`,
    args: [join(job.root, 'node_modules/typescript/bin/tsc'), '--pretty', 'false', '-p', config],
    cwd: job.root,
    env: {},
    onLine: (line) => job.line(name, line),
    record: job.record,
    signal: job.signal,
  });
}
