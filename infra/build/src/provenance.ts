import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Provenance } from '@umbral/protocol/release/artifact.ts';
import { repositoryRoot } from './build-target.ts';
import { readSourceChange } from './source-change.ts';

const run = promisify(execFile);

/** The commit of a working tree; `unknown` outside a repository. */
export async function currentCommit(root = repositoryRoot): Promise<string> {
  try {
    return (await run('git', ['rev-parse', 'HEAD'], { cwd: root })).stdout.trim();
  } catch {
    return 'unknown';
  }
}

/** Whether a working tree is exactly its commit; not outside a repository, where nobody can tell. */
async function isTreeClean(root: string): Promise<boolean> {
  try {
    return (await run('git', ['status', '--porcelain'], { cwd: root })).stdout === '';
  } catch {
    return false;
  }
}

function builder({ BUILT_BY, CI }: NodeJS.ProcessEnv): string {
  return BUILT_BY?.slice(0, 200) || (CI ? 'ci' : "a person's machine");
}

/** Where what is built now comes from. */
export async function readProvenance(root = repositoryRoot, env = process.env): Promise<Provenance> {
  const lockfile = createHash('sha384')
    .update(await readFile(join(root, 'package-lock.json')))
    .digest('base64');
  const change = await readSourceChange(root);
  return {
    isClean: await isTreeClean(root),
    builtBy: builder(env),
    lockfile: `sha384-${lockfile}`,
    node: process.versions.node,
    ...(change ? { change } : {}),
  };
}
