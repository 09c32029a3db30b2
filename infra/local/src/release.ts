import { StartProblem } from 'infra-db/embedded/start-problem.ts';
import { withArtifacts } from './build/artifact-lock.ts';
import { activate, goBackTo, readActive, versionBefore } from './build/artifact-table.ts';
import { type BuildJob, buildArtifact } from './build/build-artifact.ts';
import { deployableNames, readDeployable } from './build/deployables.ts';
import { main } from './portal/main.ts';
import { findRunningPortal, type RunningPortal, tellPortal } from './portal/running-portal.ts';
import { readSettings, type Settings } from './settings.ts';
import { volatileRecord } from './supervisor/survivors.ts';
import { prefixed } from './terminal/line-format.ts';

const print = (name: string, text: string) => console.log(prefixed(name, text, process.stdout.isTTY === true));

function tellResult({ artifactsDir }: Settings, name: string, portal: RunningPortal | undefined): void {
  const version = readActive(artifactsDir)[name];
  print(name, portal ? `${version} is active at ${portal.url}` : `${version} is active from the next start on`);
}

async function release(job: BuildJob, settings: Settings, name: string): Promise<void> {
  const { hash, version: base } = readDeployable(job.root, name);
  const version = `${base}-${Date.now().toString(36)}`;
  await buildArtifact(job, name, version);
  const portal = findRunningPortal(settings);
  // First the portal, which may refuse what does not fit; then the table that the next start reads.
  if (portal) await tellPortal(portal, settings, { path: 'activate', body: { remote: name, version } });
  activate(job.artifactsDir, name, { version, hash });
  tellResult(settings, name, portal);
}

async function rollBack({ artifactsDir }: BuildJob, settings: Settings, name: string): Promise<void> {
  const version = versionBefore(artifactsDir, name);
  if (!version) throw new StartProblem(`There is no earlier version of ${name} to go back to.`);
  const portal = findRunningPortal(settings);
  // A running portal writes the table itself.
  if (portal) await tellPortal(portal, settings, { path: 'rollback', body: { remote: name } });
  else goBackTo(artifactsDir, name, version);
  tellResult(settings, name, portal);
}

/** `npm run release -w mf-search` builds and activates a new version; `-- --rollback` activates the one before. */
await main(async (args, signal) => {
  const settings = readSettings();
  const name = args.find((word) => !word.startsWith('--'));
  const known = deployableNames(settings.root);
  if (!name || !known.includes(name))
    throw new StartProblem(`Say what to release: npm run release -w ${known.at(-1)}.`);
  const { root, artifactsDir } = settings;
  const job = { root, artifactsDir, record: volatileRecord, step: print, line: print, signal };
  const work = args.includes('--rollback') ? rollBack : release;
  await withArtifacts(job, [name], () => work(job, settings, name));
});
