import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { alignColumns } from 'infra-releases/cli/command.ts';
import { bringArtifact, type Shelves } from 'infra-releases/client/bring-artifact.ts';
import { type JourneyOfRun, readJourneys, resultsOf, runName } from 'infra-releases/client/journey-results.ts';
import { type AskedPlan, readPlan, sendReport } from 'infra-releases/client/matrix-client.ts';
import { createRegistryClient, type RegistryAccess } from 'infra-releases/client/registry-client.ts';
import type { NamedRelease } from 'infra-releases/matrix/matrix-results.ts';
import type { SigningKey } from 'infra-releases/signing/key-pair.ts';
import { runInForeground } from './run-program.ts';

/** What a run of the matrix needs. */
export interface MatrixJob {
  readonly root: string;
  readonly access: RegistryAccess;
  /** Signs what came of it. */
  readonly key: SigningKey;
  /** Where this machine's builds lie. */
  readonly artifactsDir: string;
  /** The portal whose API, search and data the journeys use, as the suite is told about it. */
  readonly portal: Readonly<Record<string, string>>;
  /** Words for Playwright. */
  readonly words: readonly string[];
  /** Commit or machine, as it is written beside the results. */
  readonly build: string;
  readonly signal: AbortSignal;
}

/** Tries a release beside all that live, tells the registry, and says whether every journey worked. */
export async function runMatrix(job: MatrixJob, candidate: NamedRelease): Promise<boolean> {
  const { access, artifactsDir, build, key } = job;
  const ranAt = new Date().toISOString();
  const client = createRegistryClient(access);
  const folder = mkdtempSync(join(tmpdir(), 'umbral-matrix-'));
  try {
    const plan = await readPlan(client, candidate);
    for (const line of tellPlan(plan)) console.log(line);
    const runs = await artifactsOf(plan, { access, built: artifactsDir, fetched: join(folder, 'fetched') });
    const journeys = await runJourneys(job, folder, runs);
    for (const line of tellJourneys(plan, journeys)) console.log(line);
    const results = resultsOf(plan, journeys);
    if (results.length > 0) await sendReport(client, { candidate, build, ranAt, results }, key);
    return journeys.length > 0 && journeys.every(({ ok }) => ok);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface NamedRun {
  readonly name: string;
  /** Application → folder of its artifact. */
  readonly versions: Readonly<Record<string, string>>;
}

async function artifactsOf({ runs }: AskedPlan, shelves: Shelves): Promise<NamedRun[]> {
  const named: NamedRun[] = [];
  for (const [index, { versions }] of runs.entries()) {
    const folders: [string, string][] = [];
    for (const [remote, version] of Object.entries(versions)) {
      folders.push([remote, await bringArtifact(shelves, { remote, version })]);
    }
    named.push({ name: runName(index), versions: Object.fromEntries(folders) });
  }
  return named;
}

async function runJourneys(job: MatrixJob, folder: string, runs: readonly NamedRun[]): Promise<JourneyOfRun[]> {
  const { root, portal, words, signal } = job;
  const [file, report] = [join(folder, 'runs.json'), join(folder, 'report.json')];
  writeFileSync(file, JSON.stringify(runs));
  const env = { ...portal, MATRIX_RUNS: file, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const args = ['test', '--config=e2e/versions.config.ts', '--reporter=list,json', ...words];
  await runInForeground({ command: 'playwright', args, cwd: root, env, signal });
  return readJourneys(readFileSync(report, 'utf8'));
}

function tellPlan({ candidate, runs, apart }: AskedPlan): string[] {
  const rows = runs.flatMap(({ pairs, tabs }, index) =>
    pairs.map(({ other, because }) => [runName(index), other, `${tabs} tabs`, because[0] ?? '']),
  );
  const never = apart.length > 0 ? [`never meets ${apart.join(', ')}`] : [];
  return [`${candidate} meets:`, ...alignColumns(rows), ...never];
}

function tellJourneys({ runs }: AskedPlan, journeys: readonly JourneyOfRun[]): string[] {
  const rows = runs.map(({ pairs }, index) => {
    const own = journeys.filter(({ run }) => run === runName(index));
    const failed = own.filter(({ ok }) => !ok).map(({ journey }) => journey);
    const verdict = failed.length > 0 ? `FAILED ${failed.join('; ')}` : 'passed';
    return [runName(index), pairs.map(({ other }) => other).join(' '), `${own.length} journeys`, verdict];
  });
  return alignColumns(rows);
}
