import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { RunRecord } from '../supervisor/survivors.ts';
import { runTask } from '../supervisor/task.ts';
import { writeBillOfMaterials } from '../supply/bill-of-materials.ts';
import { artifactDir } from './artifact-table.ts';

/** What every build of one run shares. */
export interface BuildJob {
  root: string;
  artifactsDir: string;
  record: RunRecord;
  /** Tells of progress. */
  step: (name: string, text: string) => void;
  /** Receives what the build program prints. */
  line: (name: string, text: string) => void;
  signal?: AbortSignal;
}

/**
 * Builds one deployable into `artifacts/<name>/<version>`; returns at once when that version exists.
 * The folder gets its name only when it is complete, so that nothing half-built can be served.
 */
export async function buildArtifact(job: BuildJob, name: string, version: string, flags: string[] = []): Promise<void> {
  const target = artifactDir(job.artifactsDir, name, version);
  if (existsSync(target)) return;
  const draft = join(job.artifactsDir, name, `.building-${version}`);
  mkdirSync(draft, { recursive: true });
  const began = performance.now();
  job.step(name, `building ${version} …`);
  try {
    await runTask({
      title: `building ${name}`,
      args: ['infra/build/src/build-app.ts', name, version, draft, ...flags],
      cwd: job.root,
      env: { NODE_ENV: 'production' },
      onLine: (line) => job.line(name, line),
      record: job.record,
      signal: job.signal,
    });
    renameSync(draft, target);
    writeBillOfMaterials(job.root, job.artifactsDir);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  job.step(name, `built (${((performance.now() - began) / 1000).toFixed(1)} s)`);
}
