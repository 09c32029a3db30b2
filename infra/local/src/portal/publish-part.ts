import { StartProblem } from 'infra-db/embedded/start-problem.ts';
import { type Channels, readChannels } from 'infra-releases/cli/channel-wishes.ts';
import { gateRefusalOf } from 'infra-releases/cli/gate-verdict.ts';
import { offerKey, promoteStable } from 'infra-releases/cli/publish-release.ts';
import { uploadRelease } from 'infra-releases/cli/upload-release.ts';
import {
  createRegistryClient,
  type RegistryAccess,
  type RegistryClient,
  RegistryFault,
} from 'infra-releases/client/registry-client.ts';
import { ensureKeyFile } from 'infra-releases/signing/key-files.ts';
import type { SigningKey } from 'infra-releases/signing/key-pair.ts';
import pMap from 'p-map';
import { withArtifacts } from '../build/artifact-lock.ts';
import { activate, artifactDir, readActive } from '../build/artifact-table.ts';
import { type BuildJob, buildArtifact } from '../build/build-artifact.ts';
import { readDeployable } from '../build/deployables.ts';
import { type Settings, stateFiles } from '../settings.ts';
import type { Part } from '../supervisor/part.ts';
import type { ProgramHooks } from '../supervisor/program-part.ts';
import { readPublished, writePublished } from './published.ts';

/** How many artifacts are sent at once. */
const abreast = 3;

/** What is published, and where. */
interface Publishing {
  readonly settings: Settings;
  readonly client: RegistryClient;
  readonly key: SigningKey;
  readonly job: BuildJob;
}

/** What this machine built and has not yet put into the registry of the portal. */
function unpublished(
  { artifactsDir, home }: Settings,
  { apps }: Channels,
): (readonly [name: string, version: string])[] {
  const published = readPublished(stateFiles(home).published);
  // A registry that lost its database has nothing, whatever the file says.
  const isNew = ([name, version]: readonly [string, string]) => published[name] !== version || !apps[name]?.stable;
  return Object.entries(readActive(artifactsDir)).filter(isNew);
}

/**
 * A number that stands for other bytes, or whose files were removed, is never used again: the same sources are built
 * once more under a new one.
 */
async function uploadAnyhow(
  { settings, client, key, job }: Publishing,
  name: string,
  version: string,
): Promise<string> {
  const { root, artifactsDir } = settings;
  try {
    await uploadRelease(client, artifactDir(artifactsDir, name, version), key, job.signal);
    return version;
  } catch (error) {
    const isTaken = error instanceof RegistryFault && ['version-taken', 'release-collected'].includes(error.type);
    if (!isTaken) throw error;
  }
  const { hash, version: base } = readDeployable(root, name);
  const next = `${base}-${Date.now().toString(36)}`;
  await withArtifacts(job, [name], async () => {
    await buildArtifact(job, name, next);
    activate(artifactsDir, name, { version: next, hash });
  });
  await uploadRelease(client, artifactDir(artifactsDir, name, next), key, job.signal);
  return next;
}

async function publish(publishing: Publishing, channels: Channels): Promise<void> {
  const { settings, job } = publishing;
  const began = performance.now();
  // The shell last: before it runs there is no portal that others could break.
  const fresh = unpublished(settings, channels).toSorted(([a], [b]) => Number(a === 'shell') - Number(b === 'shell'));
  const uploaded = new Map<string, string>();
  const upload = async ([name, version]: (typeof fresh)[number]) => {
    uploaded.set(name, await uploadAnyhow(publishing, name, version));
  };
  await pMap(fresh, upload, { concurrency: abreast });
  // One after the other: each is decided on what the one before made.
  for (const [name] of fresh) {
    const version = uploaded.get(name) ?? '';
    const isServed = channels.apps[name]?.stable?.version === version;
    const isDone = isServed || (await promoteOrTell(publishing, name, version));
    if (isDone) writePublished(stateFiles(settings.home).published, name, version);
  }
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  if (fresh.length > 0) job.step('publish', `${fresh.length} new versions are in the registry (${seconds} s)`);
}

/**
 * A pin holds against a start too. The gate only speaks: on one machine all sources change together, and its tabs can
 * be loaded again.
 */
async function promoteOrTell({ client, job }: Publishing, remote: string, version: string): Promise<boolean> {
  const wish = { remote, version, reason: 'npm start' };
  try {
    await promoteStable(client, wish);
    return true;
  } catch (error) {
    if (!(error instanceof RegistryFault)) throw error;
    const isRefused = error.type === 'gate-refused' || error.type === 'contract-missing';
    if (!isRefused && error.type !== 'pinned') throw error;
    // On the machine where things are written a tree has changes most of the time.
    const isOnlyUncommitted = gateRefusalOf(error)?.refusals.every(({ rule }) => rule === 'origin') ?? false;
    if (!isOnlyUncommitted) job.step('publish', error.message);
    if (isRefused) await promoteStable(client, { ...wish, override: true });
    return isRefused;
  }
}

/**
 * Puts what was built into the registry and makes it stable, as a part that is done once. Only what is new since the
 * last start or release of this machine: rollbacks, pins and canaries stay.
 */
export function publishPart(settings: Settings, access: RegistryAccess, { reporter, record }: ProgramHooks): Part {
  const stopping = new AbortController();
  const { root, artifactsDir, home } = settings;
  return {
    name: 'publish',
    // The gate asks the API what it serves.
    needs: ['build', 'api', 'releases'],
    async start() {
      const client = createRegistryClient(access);
      const { step, line } = reporter;
      const job = { root, artifactsDir, record, step, line, signal: stopping.signal };
      const key = ensureKeyFile(stateFiles(home).manifestKey);
      try {
        await offerKey(client, key);
        await offerKey(client, ensureKeyFile(stateFiles(home).evidenceKey), 'evidence');
        const channels = await readChannels(client);
        await publish({ settings, client, key, job }, channels).catch((error: unknown) => {
          // What ran before runs on: a version that the registry does not take must not keep the portal from starting.
          if (!(error instanceof RegistryFault) || !channels.apps.shell?.stable) throw error;
          step('publish', `the portal starts without what is new: ${error.message}`);
        });
      } catch (error) {
        throw error instanceof RegistryFault ? new StartProblem(error.message) : error;
      }
    },
    async stop() {
      stopping.abort();
    },
  };
}
