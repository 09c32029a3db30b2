import { StartProblem } from 'infra-db/embedded/start-problem.ts';
import { withArtifacts } from './build/artifact-lock.ts';
import { activate, goBackTo, versionBefore } from './build/artifact-table.ts';
import { type BuildJob, buildArtifact } from './build/build-artifact.ts';
import { deployableNames, readDeployable } from './build/deployables.ts';
import { main } from './portal/main.ts';
import { activateInPortal, findRunningPortal } from './portal/running-portal.ts';
import { readSettings, type Settings } from './settings.ts';
import { volatileRecord } from './supervisor/survivors.ts';
import { prefixed } from './terminal/line-format.ts';

const print = (name: string, text: string) => console.log(prefixed(name, text, process.stdout.isTTY === true));

/** Has the running portal serve a version, which it may refuse, then writes it down for the next start. */
async function serve(settings: Settings, name: string, version: string, writeDown: () => void): Promise<void> {
  const portal = findRunningPortal(settings);
  if (portal) await activateInPortal(portal, settings, { remote: name, version });
  writeDown();
  print(name, portal ? `${version} is active at ${portal.url}` : `${version} is active from the next start on`);
}

async function release(job: BuildJob, settings: Settings, name: string): Promise<void> {
  const { hash, version: base } = readDeployable(job.root, name);
  const version = `${base}-${Date.now().toString(36)}`;
  await buildArtifact(job, name, version);
  await serve(settings, name, version, () => activate(job.artifactsDir, name, { version, hash }));
}

async function rollBack({ artifactsDir }: BuildJob, settings: Settings, name: string): Promise<void> {
  const version = versionBefore(artifactsDir, name);
  if (!version) throw new StartProblem(`There is no earlier version of ${name} to go back to.`);
  await serve(settings, name, version, () => goBackTo(artifactsDir, name, version));
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
