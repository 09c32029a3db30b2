import { readFileSync } from 'node:fs';
import { connect, Socket } from 'node:net';

// What a remote would try if it were hostile, tried by ourselves at each start: what succeeds is told by its name.
interface Targets {
  readonly file: string;
  readonly port: number;
  readonly socket: string;
  readonly pid: number;
}

const { file, port, socket, pid }: Targets = JSON.parse(process.argv[3] ?? '{}');

function succeeds(attempt: () => unknown): boolean {
  try {
    attempt();
    return true;
  } catch {
    return false;
  }
}

function connects(target: { port: number; host: string } | { path: string }): Promise<boolean> {
  return new Promise((resolve) => {
    const line = connect(target);
    const end = (is: boolean) => {
      line.destroy();
      resolve(is);
    };
    line.once('connect', () => end(true)).once('error', () => end(false));
    line.setTimeout(1000, () => end(false));
  });
}

async function importsDatabase(): Promise<boolean> {
  return import('node:sqlite').then(
    () => true,
    () => false,
  );
}

const attacks = {
  files: succeeds(() => readFileSync(file)),
  databases: await importsDatabase(),
  network: await connects({ port, host: '127.0.0.1' }),
  sockets: await connects({ path: socket }),
  signals: succeeds(() => process.kill(pid, 0)),
};
const open = Object.entries(attacks).flatMap(([name, isOpen]) => (isOpen ? [name] : []));
new Socket({ fd: 3 }).end(JSON.stringify(open));
