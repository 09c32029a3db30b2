import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** Programs that listen on one socket, and are replaced when they end. */
export interface SharedPrograms {
  /** Of the socket that they share. */
  readonly url: string;
  /** The present number of the process of each. */
  readonly pids: readonly number[];
  /** Resolves once all of them serve. */
  areUp(): Promise<void>;
  /** Asks one to end as a restart does. */
  restart(number: number): void;
  stop(): Promise<void>;
}

export interface SharedPlan {
  /** TypeScript file of the program. */
  readonly entry: string;
  /** Environment of both; `url` is where they are reached. */
  readonly env: (url: string) => Readonly<Record<string, string>>;
  /** Variable that tells a program its own port. */
  readonly portName: string;
}

const doorman = fileURLToPath(new URL('./doorman.ts', import.meta.url));

async function openPort(): Promise<{ port: number; fd: number; close(): void }> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const handle: unknown = Reflect.get(server, '_handle');
  const fd = typeof handle === 'object' && handle && 'fd' in handle ? Number(handle.fd) : -1;
  if (typeof address !== 'object' || !address || fd < 0) throw new Error('There is no socket to hand over');
  return { port: address.port, fd, close: () => void server.close() };
}

/** Starts two programs on one socket. They are there before they serve. */
export async function startTwo({ entry, env, portName }: SharedPlan): Promise<SharedPrograms> {
  const own = await Promise.all([openPort(), openPort()]);
  for (const { close } of own) close();
  const ports = own.map(({ port }) => port);
  const shared = await openPort();
  const url = `http://127.0.0.1:${shared.port}`;
  const child: ChildProcess = spawn(process.execPath, [doorman, process.execPath, entry], {
    env: { ...process.env, ...env(url), DOORMAN_PORTS: ports.join(','), DOORMAN_PORT_NAME: portName },
    stdio: ['pipe', 'pipe', 'inherit', shared.fd],
  });
  // From now on it is the programs' alone.
  shared.close();
  const pids: number[] = [];
  child.stdout?.on('data', (told) => {
    for (const [, number, pid] of String(told).matchAll(/^(\d) (\d+)$/gm)) pids[Number(number)] = Number(pid);
  });
  while (pids.length < ports.length) await delay(20);
  const urls = ports.map((port) => `http://127.0.0.1:${port}`);
  return {
    url,
    pids,
    areUp: async () => void (await Promise.all(urls.map(isUp))),
    restart: (number) => void child.stdin?.write(`${number}\n`),
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

async function isUp(url: string): Promise<void> {
  const end = performance.now() + 30_000;
  while (performance.now() < end) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.status === 200) return;
    await delay(50);
  }
  throw new Error(`${url} does not get ready`);
}
