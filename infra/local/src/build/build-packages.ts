import { join } from 'node:path';
import { packPackages } from 'infra-packages/pack/pack-packages.ts';
import type { BuildJob } from './build-artifact.ts';

/** Folder of the tarballs that other repositories install, among the artifacts. */
export function packagesDir(artifactsDir: string): string {
  return join(artifactsDir, 'packages');
}

/** Packs what has a number that is not packed yet. Content without a number is told: others install what was before. */
export async function buildPackages({ root, artifactsDir, step, signal }: BuildJob): Promise<void> {
  const began = performance.now();
  const { packed, unnumbered } = await packPackages(root, packagesDir(artifactsDir), signal);
  if (packed.length > 0)
    step('packages', `packed ${packed.join(', ')} (${((performance.now() - began) / 1000).toFixed(1)} s)`);
  if (unnumbered.length > 0) step('packages', `${unnumbered.join(', ')} changed without a number: npm run packages`);
}
