import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ProbeSight, planProbe, readSight, sendProbe } from 'infra-releases/client/probe-client.ts';
import type { RegistryClient } from 'infra-releases/client/registry-client.ts';
import type { NamedRelease } from 'infra-releases/matrix/matrix-results.ts';
import type { SigningKey } from 'infra-releases/signing/key-pair.ts';
import { runInForeground } from '../testing/run-program.ts';

/** What a probe needs. */
export interface ProbeJob {
  readonly root: string;
  readonly client: RegistryClient;
  /** Where visitors see the portal. */
  readonly origin: string;
  readonly chromium: string;
  /** Commit or machine, as it is written beside what was found. */
  readonly build: string;
  /** Signs what was found. */
  readonly key: SigningKey;
  readonly signal: AbortSignal;
}

/**
 * Looks at a stored release in a browser, through a link that holds it in the composition that runs now, beside what
 * runs without it; tells the registry what it changed about the portal around it, and how much these pages look otherwise.
 */
export async function probeRelease(
  job: ProbeJob,
  candidate: NamedRelease,
  pages: readonly string[] = [],
): Promise<ProbeSight> {
  const { client, origin, key, build } = job;
  const ranAt = new Date().toISOString();
  const { seq, ...plan } = await planProbe(client, origin, candidate);
  const { findings, pictures } = await lookAt(job, { ...plan, remote: candidate.remote, origin, pages });
  const photographed = pages.length > 0 ? { pictures } : {};
  await sendProbe(client, { candidate, seq, findings, ...photographed, ranAt, build }, key);
  return { findings, pictures };
}

async function lookAt({ root, chromium, signal }: ProbeJob, what: object): Promise<ProbeSight> {
  const folder = mkdtempSync(join(tmpdir(), 'umbral-probe-'));
  const [file, report] = [join(folder, 'job.json'), join(folder, 'findings.json')];
  try {
    writeFileSync(file, JSON.stringify({ ...what, report }));
    const env = { CHROMIUM: chromium, PROBE_JOB: file };
    const args = ['test', '--config=e2e/probe.config.ts', '--reporter=dot'];
    await runInForeground({ command: 'playwright', args, cwd: root, env, signal });
    return readSight(readFileSync(report, 'utf8'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
