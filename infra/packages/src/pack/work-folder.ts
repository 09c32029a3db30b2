import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Gives a tool a folder inside the repository, from which it finds its packages, and takes it away again. */
export async function withWorkFolder<Result>(root: string, work: (folder: string) => Promise<Result>): Promise<Result> {
  const cache = join(root, 'node_modules/.cache');
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, 'packages-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
