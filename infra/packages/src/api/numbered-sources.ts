import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readlink, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { PackageVersion } from '../change-log.ts';
import { packageDigest } from '../content/package-digest.ts';
import type { PublishedPackage } from '../published-packages.ts';

const run = promisify(execFile);
/** Pictures and what makes them: no package needs them. */
const heavy = ':(exclude)infra/media';

/**
 * Gives some work the repository as it was when a package got a number, in a folder of its own with what is installed here;
 * undefined where the history holds no such sources.
 */
export async function withNumberedSources<Result>(
  root: string,
  published: PublishedPackage,
  { digest }: PackageVersion,
  work: (root: string) => Promise<Result>,
): Promise<Result | undefined> {
  const commit = await commitOf(root, published, digest);
  if (commit === undefined) return undefined;
  const place = await mkdtemp(join(tmpdir(), 'umbral-numbered-'));
  try {
    const archive = join(place, 'sources.tar');
    await run('git', ['archive', `--output=${archive}`, commit, '.', heavy], { cwd: root });
    await run('tar', ['-xf', archive], { cwd: place });
    await linkInstalled(join(root, 'node_modules'), join(place, 'node_modules'));
    // Another branch may have given the number to something else.
    return packageDigest(place, published) === digest ? await work(place) : undefined;
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}

async function commitOf(root: string, { folder }: PublishedPackage, digest: string): Promise<string | undefined> {
  const words = ['log', '-1', '--format=%H', `-S${digest}`, '--', `${folder}/CHANGELOG.md`];
  const found = await run('git', words, { cwd: root }).catch(() => undefined);
  return found?.stdout.trim() || undefined;
}

/** Packages of npm as they are here; workspaces, which are links into the repository, as they were there. */
async function linkInstalled(installed: string, place: string): Promise<void> {
  await mkdir(place);
  for (const entry of await readdir(installed, { withFileTypes: true })) {
    const { name } = entry;
    if (name === '.cache') continue;
    const from = join(installed, name);
    if (name.startsWith('@')) await linkInstalled(from, join(place, name));
    else await symlink(entry.isSymbolicLink() ? await readlink(from) : from, join(place, name));
  }
}
