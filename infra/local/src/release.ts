import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { StartProblem } from 'infra-db/embedded/start-problem.ts';
import { rollBackCommand } from 'infra-releases/cli/channel-commands.ts';
import type { CommandContext } from 'infra-releases/cli/command.ts';
import { type ReleaseWish, releaseRemote } from 'infra-releases/cli/release-remote.ts';
import { environmentIn, shareOf, tellFault } from 'infra-releases/cli/run-releases.ts';
import { aboutEnvironment } from 'infra-releases/client/about-environment.ts';
import { createRegistryClient } from 'infra-releases/client/registry-client.ts';
import type { NamedRelease } from 'infra-releases/matrix/matrix-results.ts';
import { withArtifacts } from './build/artifact-lock.ts';
import { activate, artifactDir } from './build/artifact-table.ts';
import { type BuildJob, buildArtifact } from './build/build-artifact.ts';
import { type Deployable, deployableNames, readDeployable } from './build/deployables.ts';
import { keepPending, pendingVersion } from './build/pending-releases.ts';
import { requireTypes } from './build/require-types.ts';
import { main } from './portal/main.ts';
import { writePublished } from './portal/published.ts';
import { findRegistry, type KnownRegistry } from './portal/registry-access.ts';
import { probeRelease } from './probe/probe-release.ts';
import { readSettings, type Settings, stateFiles } from './settings.ts';
import { volatileRecord } from './supervisor/survivors.ts';
import { prefixed } from './terminal/line-format.ts';
import { buildName } from './testing/build-name.ts';
import { findChromium } from './testing/chromium.ts';

const print = (name: string, text: string) => console.log(prefixed(name, text, process.stdout.isTTY === true));

/** Builds present sources under a number that was never used, or finds what an interrupted release built of them. */
async function build(job: BuildJob, { name, hash, version: base }: Deployable): Promise<string> {
  const version = pendingVersion(job.artifactsDir, name, hash) ?? `${base}-${Date.now().toString(36)}`;
  await withArtifacts(job, [], () => buildArtifact(job, name, version));
  keepPending(job.artifactsDir, name, { hash, version });
  return version;
}

/** Why something is released, where nobody says it: its last commit. */
function lastCommit(root: string): string {
  try {
    return execFileSync('git', ['log', '-1', '--format=%h %s'], { cwd: root, encoding: 'utf8' }).trim().slice(0, 200);
  } catch {
    return 'npm run release';
  }
}

/** Without a registry that answers, the next start puts it into its own. */
async function releaseForNextStart(job: BuildJob, deployable: Deployable): Promise<void> {
  const { name, hash } = deployable;
  const version = await build(job, deployable);
  await withArtifacts(job, [name], async () => activate(job.artifactsDir, name, { version, hash }));
  keepPending(job.artifactsDir, name, undefined);
  print(name, `${version} is stable from the next start on: no portal runs here`);
}

/** What a release works with. */
interface Work {
  readonly settings: Settings;
  readonly registry: KnownRegistry;
  readonly context: CommandContext;
  readonly environment: string;
}

async function release(
  job: BuildJob,
  { settings, registry, context, environment }: Work,
  { deployable, wish }: { deployable: Deployable; wish: ReleaseWish },
): Promise<number> {
  const { artifactsDir, home } = settings;
  const { name, hash } = deployable;
  // The portal on this machine runs production.
  const isHere = registry.isOwn && environment === environmentIn({});
  const { exitCode, version, isOut } = await releaseRemote(
    {
      ...context,
      key: registry.key(),
      async build() {
        const version = await build(job, deployable);
        return { version, folder: artifactDir(artifactsDir, name, version) };
      },
      probe:
        isHere || process.env.RELEASES_EVIDENCE_KEY_FILE
          ? (version) => probe(registry, context, { remote: name, version })
          : undefined,
    },
    wish,
  );
  if (!isOut) return exitCode;
  keepPending(artifactsDir, name, undefined);
  if (isHere) {
    // These sources are out: a start need not build them again, and does not undo what is decided about them since.
    await withArtifacts(job, [name], async () => activate(artifactsDir, name, { version, hash }));
    writePublished(stateFiles(home).published, name, version);
  }
  return exitCode;
}

/** A browser looks before everybody gets it; where there is none the gate decides whether that is enough. */
async function probe(
  registry: KnownRegistry,
  { client, origin, signal }: CommandContext,
  candidate: NamedRelease,
): Promise<string> {
  const { root } = readSettings();
  const chromium = findChromium();
  if (!chromium) return 'no browser here: not probed';
  const job = { root, client, origin, chromium, build: buildName(root), key: registry.evidenceKey(), signal };
  const { findings } = await probeRelease(job, candidate);
  return findings.length === 0
    ? 'leaves the portal as it is'
    : `changes the portal around it: ${findings.length} findings`;
}

const options = {
  canary: { type: 'string' },
  grow: { type: 'boolean', default: false },
  preview: { type: 'boolean', default: false },
  environment: { type: 'string' },
  override: { type: 'boolean', default: false },
  reason: { type: 'string' },
  rollback: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
} as const;

function read(words: string[]) {
  try {
    const { values, positionals } = parseArgs({ args: words, options, allowPositionals: true });
    return { values, positionals, environment: environmentIn(values) };
  } catch (error) {
    throw new StartProblem(error instanceof Error ? error.message : String(error));
  }
}

/**
 * `npm run release -w mf-search` builds a new version and gives it to visitors: types, signature, upload, gate, channel, shells.
 * `-- --environment staging` gives it to the visitors of staging, `-- --canary 5` to five percent, `-- --grow` to more and more as its health allows, `-- --rollback` goes back to the version before.
 */
await main(async (words, signal) => {
  const settings = readSettings();
  const { values, positionals, environment } = read(words);
  const { root, artifactsDir } = settings;
  const known = deployableNames(root);
  const [name] = positionals;
  if (!name || !known.includes(name))
    throw new StartProblem(`Say what to release: npm run release -w ${known.at(-1)}.`);
  const registry = findRegistry(settings);
  const line = (text: string) => (values.json ? console.log(text) : print(name, text));
  const quiet = () => undefined;
  const step = values.json ? quiet : (_name: string, text: string) => line(text);
  const job = { root, artifactsDir, record: volatileRecord, step, line: values.json ? quiet : print, signal };
  if (!values.rollback && !values.override) await requireTypes(job, name);
  if (!registry) {
    if (values.rollback) throw new StartProblem('No portal runs here: start it with npm start, then roll back.');
    return releaseForNextStart(job, readDeployable(root, name));
  }
  const client = aboutEnvironment(createRegistryClient(registry.access), environment);
  const context = { client, origin: registry.origin, isJson: values.json, print: line, signal };
  try {
    const reason = values.reason ?? lastCommit(root);
    const share = values.canary === undefined ? undefined : shareOf(values.canary);
    const wish = {
      remote: name,
      share,
      isGrowing: values.grow,
      isPreview: values.preview,
      override: values.override,
      reason,
    };
    process.exitCode = values.rollback
      ? await rollBackCommand(context, name, {
          channel: 'stable',
          reason: values.reason ?? 'npm run release -- --rollback',
        })
      : await release(
          job,
          { settings, registry, context, environment },
          { deployable: readDeployable(root, name), wish },
        );
  } catch (error) {
    process.exitCode = tellFault(error, context);
  }
});
