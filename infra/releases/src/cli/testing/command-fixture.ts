import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createRegistryClient, type RegistryClient } from '../../client/registry-client.ts';
import { toHex } from '../../signing/file-hash.ts';
import { createRegistryFixture, type RegistryFixture, type SampleRelease } from '../../testing/registry-fixture.ts';
import type { CommandContext } from '../command.ts';
import { type ReleaseContext, type Released, type ReleaseWish, releaseRemote } from '../release-remote.ts';
import { runReleases, tellFault } from '../run-releases.ts';

/** A registry that listens, with commands that speak to it as people do. */
export interface CommandFixture {
  readonly registry: RegistryFixture;
  readonly url: string;
  /** What the last command printed. */
  lines(): readonly string[];
  /** `npm run releases -- …` with a token; gives the exit code. */
  run(token: string, ...words: string[]): Promise<number>;
  /** `npm run release` of an artifact that is built already. */
  release(token: string, release: SampleRelease, wish?: Partial<ReleaseWish>): Promise<Released>;
  /** The same with a client of the test's own; what goes wrong is thrown. */
  releaseWith(client: RegistryClient, release: SampleRelease, signal: AbortSignal): Promise<Released>;
  /** A shell that serves what it is given, or refuses a version; until it is stopped. */
  startShell(
    name: string,
    refuses?: { readonly version: string; readonly reason: string },
  ): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

/** Writes a release as a build leaves it. */
export function writeArtifact(folder: string, { manifest, contents }: SampleRelease): void {
  for (const [path, integrity] of Object.entries(manifest.files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), contents.get(toHex(integrity)) ?? '');
  }
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest));
}

/** Builds all that the tests of commands need. */
export async function createCommandFixture(): Promise<CommandFixture> {
  const registry = await createRegistryFixture();
  const address = await registry.app.listen({ port: 0, host: '127.0.0.1' });
  const url = `${address}/platform/api`;
  const folders = mkdtempSync(join(tmpdir(), 'umbral-artifacts-'));
  let printed: string[] = [];

  function contextFor(token: string, signal: AbortSignal): Omit<CommandContext, 'isJson'> {
    printed = [];
    const client = createRegistryClient({ url, token });
    return { client, origin: 'https://portal.test', print: (line) => void printed.push(...line.split('\n')), signal };
  }

  function releaseWith(base: Omit<CommandContext, 'isJson'>, sample: SampleRelease, wish: Partial<ReleaseWish>) {
    const { app: remote, version } = sample.manifest;
    const folder = join(folders, remote, version);
    writeArtifact(folder, sample);
    const context: ReleaseContext = {
      ...base,
      isJson: false,
      key: registry.key,
      build: async () => ({ version, folder }),
    };
    return releaseRemote(context, { remote, isPreview: false, override: false, reason: 'a test of commands', ...wish });
  }

  async function release(token: string, sample: SampleRelease, wish: Partial<ReleaseWish> = {}) {
    const context = contextFor(token, new AbortController().signal);
    return releaseWith(context, sample, wish).catch((error: unknown) => {
      const exitCode = tellFault(error, { ...context, isJson: false });
      return { exitCode, version: sample.manifest.version, isOut: false };
    });
  }

  return {
    registry,
    url,
    lines: () => printed,
    run: (token, ...words) => runReleases(words, contextFor(token, new AbortController().signal)),
    release,
    releaseWith: (client, sample, signal) => releaseWith({ ...contextFor('', signal), client }, sample, {}),
    async startShell(name, refuses) {
      const stopping = new AbortController();
      const report = async (seq: number) => {
        const refused = refuses ? [{ remote: 'mf-search', ...refuses }] : [];
        await registry.call(registry.tokens.shell, 'POST', '/heartbeats', { shell: name, sets: [], seq, refused });
      };
      await report(0);
      const following = follow(registry, report, stopping.signal);
      return async () => {
        stopping.abort();
        await following;
      };
    },
    async close() {
      await registry.close();
      rmSync(folders, { recursive: true, force: true });
    },
  };
}

async function follow(
  { call, tokens }: RegistryFixture,
  report: (seq: number) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  for (let seq = 0; !signal.aborted; ) {
    const answer = await call(tokens.shell, 'GET', `/composition?after=${seq}&wait=1`);
    if (answer.statusCode !== 200) continue;
    seq = answer.json<{ lock: { seq: number } }>().lock.seq;
    await report(seq);
  }
}
