import { StartProblem } from 'infra-db/embedded/start-problem.ts';
import { withArtifacts } from './build/artifact-lock.ts';
import { activate, readActive, readHistory } from './build/artifact-table.ts';
import { buildArtifact } from './build/build-artifact.ts';
import { deployableNames, readDeployable } from './build/deployables.ts';
import { main } from './portal/main.ts';
import { activateInPortal, findRunningPortal } from './portal/running-portal.ts';
import { readSettings, type Settings } from './settings.ts';
import { volatileRecord } from './supervisor/survivors.ts';
import { prefixed } from './terminal/line-format.ts';

const print = (name: string, text: string) => console.log(prefixed(name, text, process.stdout.isTTY === true));

/** Serves a version from now on: first in the running portal, which may refuse it, then in the written table. */
async function serve(settings: Settings, name: string, build: { version: string; hash: string }): Promise<void> {
  const portal = findRunningPortal(settings);
  if (portal) await activateInPortal(portal, settings, { remote: name, version: build.version });
  activate(settings.artifactsDir, name, build);
  print(
    name,
    portal ? `${build.version} is active at ${portal.url}` : `${build.version} is active from the next start on`,
  );
}

async function release(settings: Settings, name: string, signal: AbortSignal): Promise<void> {
  const { root, artifactsDir } = settings;
  const { hash, version: base } = readDeployable(root, name);
  const version = `${base}-${Date.now().toString(36)}`;
  const job = { root, artifactsDir, record: volatileRecord, step: print, line: print, signal };
  await withArtifacts(job, [name], async () => {
    await buildArtifact(job, name, version);
    await serve(settings, name, { version, hash });
  });
}

async function rollBack(settings: Settings, name: string): Promise<void> {
  const { hash, activated } = readHistory(settings.artifactsDir, name);
  const active = readActive(settings.artifactsDir)[name];
  const before = activated.filter((version) => version !== active).at(-1);
  if (!before) throw new StartProblem(`There is no earlier version of ${name} to go back to.`);
  await serve(settings, name, { version: before, hash });
}

/** `npm run release -w mf-search` builds and activates a new version; `-- --rollback` activates the one before. */
await main(async (args, signal) => {
  const settings = readSettings();
  const name = args.find((word) => !word.startsWith('--'));
  const known = deployableNames(settings.root);
  if (!name || !known.includes(name))
    throw new StartProblem(`Say what to release: npm run release -w ${known.at(-1)}.`);
  await (args.includes('--rollback') ? rollBack(settings, name) : release(settings, name, signal));
});
