import { execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { repositoryRoot } from '@umbral/build/build-target.ts';
import { freePort } from 'infra-ports/free-port.ts';
import { type EntrancePlace, entranceConfig } from './entrance-config.ts';

const run = promisify(execFile);
const startMs = 10_000;

/** Whether this machine has the web server of the deployment example. */
export function hasNginx(): boolean {
  return spawnSync('nginx', ['-v'], { stdio: 'ignore' }).status === 0;
}

/**
 * Starts the deployment example's nginx on a port of this machine, with a certificate that nobody has signed. Gives the
 * way to stop. Rejects with what nginx says where it does not start.
 */
export async function startEntrance(
  backends: Omit<EntrancePlace, 'folder' | 'innerPort'>,
): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'umbral-entrance-'));
  // As root its workers are somebody else.
  await chmod(folder, 0o755);
  await makeCertificate(folder);
  const files = ['one-machine.conf', 'umbral.conf'].map((name) => join(repositoryRoot, 'infra/deploy/nginx', name));
  const example = (await Promise.all(files.map((file) => readFile(file, 'utf8')))).join('\n');
  const file = join(folder, 'nginx.conf');
  await writeFile(file, entranceConfig(example, { ...backends, folder, innerPort: await freePort() }));
  const child = spawn('nginx', ['-p', folder, '-c', file], { stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = once(child, 'exit');
  const stop = async () => {
    if (child.exitCode === null) child.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  const end = performance.now() + startMs;
  while (!(await isOpen(backends.port))) {
    if (child.exitCode === null && performance.now() < end) await delay(100);
    else {
      await stop();
      throw new Error('nginx did not start');
    }
  }
  return stop;
}

async function makeCertificate(folder: string): Promise<void> {
  const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')];
  const kind = 'req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost'.split(' ');
  await run('openssl', [...kind, ...files]);
}

async function isOpen(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
