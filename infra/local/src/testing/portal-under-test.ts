import { chmodSync, cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from 'infra-ports/free-port.ts';
import { artifactDir, readActive } from '../build/artifact-table.ts';
import { BuildFailure, buildAll } from '../build/build-all.ts';
import { ensureSecrets } from '../portal/secrets.ts';
import { startPortal } from '../portal/start-portal.ts';
import { readSettings, type Settings, stateFiles } from '../settings.ts';
import { volatileRecord } from '../supervisor/survivors.ts';
import { prefixed } from '../terminal/line-format.ts';
import { createReporter } from '../terminal/reporter.ts';

/** A portal of its own for one run of the browser suite. */
export interface PortalUnderTest {
  /** What the suite learns about it, as environment variables. */
  env: Record<string, string>;
  /** Remotes that could not be built; the portal runs without them. */
  unbuilt: string[];
  /** Stops it and removes all it wrote; its logs go to `logsTo`. */
  stop(logsTo: string): Promise<void>;
}

/** Copies the active versions, so that tests may tamper with them. */
function copyArtifacts(from: string, to: string): void {
  for (const [name, version] of Object.entries(readActive(from))) {
    cpSync(artifactDir(from, name, version), artifactDir(to, name, version), { recursive: true });
  }
  for (const file of ['active.json', 'history.json']) {
    if (existsSync(join(from, file))) cpSync(join(from, file), join(to, file));
  }
}

interface ThrowAwaySettings extends Settings {
  readonly oldPort: number;
}

async function throwAwaySettings(): Promise<ThrowAwaySettings> {
  const home = mkdtempSync(join(tmpdir(), 'umbral-e2e-'));
  // As root the database runs as nobody, who must be able to pass.
  chmodSync(home, 0o755);
  const port = await freePort();
  const artifactsDir = join(home, 'artifacts');
  const oldPort = await freePort();
  const own = { home, artifactsDir, port, origin: `http://localhost:${port}`, databaseUrl: undefined };
  return { ...readSettings({}), ...own, oldPort, legacyServers: legacyServersAt(oldPort) };
}

/** A server that a spec may start: until then it is away, as such servers are. */
function legacyServersAt(port: number): string {
  const server = { origin: `http://127.0.0.1:${port}`, pages: ['/barrios'], files: ['/estatico'] };
  return JSON.stringify({ 'mf-barrios': server });
}

function environmentOf(settings: ThrowAwaySettings, databaseUrl: string): Record<string, string> {
  const files = stateFiles(settings.home);
  return {
    PORTAL_URL: settings.origin,
    PORTAL_HOME: settings.home,
    PORTAL_DATABASE_URL: databaseUrl,
    PORTAL_MAIL_DIR: files.mail,
    PORTAL_LOGS_DIR: files.logs,
    PORTAL_ARTIFACTS_DIR: settings.artifactsDir,
    PORTAL_OLD_PORT: String(settings.oldPort),
    PORTAL_ADMIN_TOKEN: ensureSecrets(files.secrets).adminToken,
  };
}

async function buildWhatChanged({ root, artifactsDir }: Settings, signal: AbortSignal): Promise<string[]> {
  const print = (name: string, text: string) => console.log(prefixed(name, text, false));
  const job = { root, artifactsDir, record: volatileRecord, step: print, line: () => undefined, signal };
  try {
    await buildAll(job);
    return [];
  } catch (error) {
    if (!(error instanceof BuildFailure) || error.failed.includes('shell')) throw error;
    console.error(error.message);
    return error.failed;
  }
}

/** Builds what changed and starts a portal on fresh data, free ports and a copy of the artifacts. */
export async function startPortalUnderTest(signal: AbortSignal): Promise<PortalUnderTest> {
  const ours = readSettings({});
  const unbuilt = await buildWhatChanged(ours, signal);
  const settings = await throwAwaySettings();
  copyArtifacts(ours.artifactsDir, settings.artifactsDir);
  const reporter = createReporter({ logsDir: stateFiles(settings.home).logs, isQuiet: true });
  const cleanUp = (logsTo: string) => {
    reporter.close();
    if (existsSync(stateFiles(settings.home).logs)) cpSync(stateFiles(settings.home).logs, logsTo, { recursive: true });
    rmSync(settings.home, { recursive: true, force: true });
  };
  try {
    const portal = await startPortal(settings, reporter, signal);
    return {
      env: environmentOf(settings, portal.databaseUrl),
      unbuilt,
      async stop(logsTo) {
        await portal.stop();
        cleanUp(logsTo);
      },
    };
  } catch (error) {
    cleanUp(join(ours.root, 'test-results/portal-logs'));
    throw error;
  }
}
