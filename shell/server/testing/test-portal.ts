import { writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { AppName } from '@umbral/protocol/release/artifact.ts';
import { createLogger } from 'infra-observability/logger.ts';
import type { Telemetry } from 'infra-observability/telemetry.ts';
import type { Logger } from 'pino';
import { readConfig } from '../config.ts';
import { type RunningServer, startServer } from '../start-server.ts';
import { type FixtureArtifact, fixtureFrame, fixtureServer, temporaryFolder, writeArtifact } from './fixture-remote.ts';

export const adminToken = 'token-of-the-tests';

/** A server on a free loopback port. */
export async function listen(handler: RequestListener): Promise<{ url: string; server: Server }> {
  const server = createServer(handler);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

export interface TestPortal {
  readonly url: string;
  readonly artifactsDir: string;
  readonly server: RunningServer;
  /** GET without following redirects; \`path\` is sent as it is. */
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  /** A call of the platform with the token. */
  platform(method: 'GET' | 'POST', path: string, body?: unknown): Promise<Response>;
  stop(): Promise<void>;
}

export interface TestPortalOptions {
  /** Body of each remote's render function; fragments by remote. */
  readonly remotes: Readonly<Record<AppName, FixtureRemote>>;
  /** Further files of the shell's release below `web`, by name. */
  readonly shellFiles?: Readonly<Record<string, string>>;
  readonly env?: Readonly<Record<string, string>>;
  readonly log?: Logger;
  readonly telemetry?: Telemetry;
}

export interface FixtureRemote {
  readonly render: string;
  readonly declared?: FixtureArtifact['declared'];
  readonly topics?: FixtureArtifact['topics'];
  readonly settings?: FixtureArtifact['settings'];
  readonly fragments?: readonly string[];
}

/** Writes a version of a fixture remote. */
export function publishFixture(artifactsDir: string, app: AppName, version: string, fixture: FixtureRemote): void {
  const { fragments = [], declared = [], topics, settings, render } = fixture;
  const node = fixtureServer({ remote: app, fragments, render });
  writeArtifact(artifactsDir, { app, version, node, fragments, declared, topics, settings });
}

/** Starts a whole shell server over fixture releases; its API does not answer unless \`env\` names one. */
export async function startTestPortal(options: TestPortalOptions): Promise<TestPortal> {
  const { remotes, shellFiles, env = {}, log, telemetry } = options;
  const artifactsDir = temporaryFolder();
  writeArtifact(artifactsDir, { app: 'shell', version: '1.0.0', node: fixtureFrame, web: shellFiles });
  const active: Record<string, string> = { shell: '1.0.0' };
  for (const [app, fixture] of Object.entries(remotes)) {
    publishFixture(artifactsDir, app, '1.0.0', fixture);
    active[app] = '1.0.0';
  }
  writeFileSync(join(artifactsDir, 'active.json'), JSON.stringify(active));
  const config = readConfig({
    PORT: '0',
    HOST: '127.0.0.1',
    API_URL: 'http://127.0.0.1:9',
    SEARCH_URL: 'http://127.0.0.1:9',
    ARTIFACTS_DIR: artifactsDir,
    MEDIA_DIR: join(artifactsDir, 'media'),
    UPLOADS_DIR: join(artifactsDir, 'uploads'),
    ADMIN_TOKEN: adminToken,
    // What is tried here is the shell: a thread is there sooner. The drawing places have tests of their own.
    RENDER_IN: 'threads',
    RENDER_SOFT_TIMEOUT_MS: '400',
    RENDER_HARD_TIMEOUT_MS: '900',
    RENDER_BLOCK_TIMEOUT_MS: '500',
    FRAGMENT_TIMEOUT_MS: '300',
    ...env,
  });
  const server = await startServer(config, log ?? createLogger({ program: 'shell', level: 'silent' }), telemetry);
  const url = `http://127.0.0.1:${server.port}`;
  await server.started;
  return {
    url,
    artifactsDir,
    server,
    get: (path, headers = {}) => fetch(`${url}${path}`, { headers, redirect: 'manual' }),
    platform: (method, path, body) =>
      fetch(`${url}/_platform/${path}`, {
        method,
        headers: { authorization: `Bearer ${adminToken}`, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    stop: () => server.stop(),
  };
}
