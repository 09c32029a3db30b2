import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freePort } from 'infra-ports/free-port.ts';
import { vi } from 'vitest';

const entry = fileURLToPath(new URL('../../../../shell/server/main.ts', import.meta.url));
const here: ShellMachine = { host: '127.0.0.1', launch: [] };
const adminToken = 'token-of-these-tests';

export interface ShellFacts {
  readonly artifactsDir: string;
  readonly registryUrl: string;
  readonly token: string;
  readonly trustedKeysFile: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Where it runs, unless beside its test. */
  readonly machine?: ShellMachine;
}

/** A machine that a shell may run on. */
export interface ShellMachine {
  /** Its address. */
  readonly host: string;
  /** Words that start a program there. */
  readonly launch: readonly string[];
}

/** A shell server of its own process, as it runs in production. */
export interface RunningShell {
  readonly url: string;
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  /** The text of a page that nobody asked for before. */
  page(path?: string): Promise<string>;
  state(): Promise<{
    readonly source: { readonly seq: number; readonly fault?: string; readonly refused: readonly object[] };
    readonly remotes: Readonly<Record<string, { readonly version: string }>>;
  }>;
  /** Waits until pages can be answered. */
  ready(): Promise<void>;
  /** What it has written to its log. */
  log(): string;
  stop(): Promise<void>;
}

/** Starts a shell server that follows a registry; it may not be ready yet. */
export async function runShell({
  artifactsDir,
  registryUrl,
  token,
  trustedKeysFile,
  env = {},
  machine = here,
}: ShellFacts) {
  const port = await freePort();
  const url = `http://${machine.host}:${port}`;
  const [program = process.execPath, ...words] = [...machine.launch, process.execPath, entry];
  const child = spawn(program, words, {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: machine.host,
      // A shell answers to this machine's own names, and to the one that it is given.
      ...(machine === here ? {} : { PORTAL_ORIGIN: url }),
      API_URL: 'http://127.0.0.1:9',
      SEARCH_URL: 'http://127.0.0.1:9',
      ARTIFACTS_DIR: artifactsDir,
      ADMIN_TOKEN: adminToken,
      RELEASES_URL: registryUrl,
      RELEASES_TOKEN: token,
      TRUSTED_KEYS_FILE: trustedKeysFile,
      VISITOR_KEY: 'a key of these tests, long enough',
      SHELL_NAME: `shell-${port}`,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let log = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    log += text;
  });
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${url}${path}`, { headers, redirect: 'manual' });
  let pages = 0;
  const shell: RunningShell = {
    url,
    get,
    async page(path = '/proyectos-vivienda') {
      pages += 1;
      return (await get(`${path}?q=${pages}`)).text();
    },
    async state() {
      const headers = { authorization: `Bearer ${adminToken}` };
      return (await fetch(`${url}/_platform/state`, { headers })).json();
    },
    async ready() {
      const isReady = async () => {
        if ((await get('/readyz')).status !== 200) throw new Error(`The shell is not ready:\n${log}`);
      };
      await vi.waitFor(isReady, { timeout: 30_000, interval: 50 });
    },
    log: () => log,
    stop: () => end(child),
  };
  return shell;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}
