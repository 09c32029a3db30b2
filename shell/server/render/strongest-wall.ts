import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { commandOf, harnessFolder, type Wall, walls } from './walls.ts';

/** The wall that stands, and what it was seen to leave open. */
export interface ProvenWall {
  readonly wall: Wall;
  /** `network`, `sockets`, `signals`: nothing where the wall is whole. */
  readonly open: readonly string[];
}

const attacks = fileURLToPath(new URL('./harness/wall-attacks.ts', import.meta.url));
const told = z.array(z.string());
const attackMs = 10_000;

/**
 * Tries the walls from the strongest down, by attacking each from inside, and gives the first that is whole; else the
 * one that is left with what it leaves open. Throws where files can be read or no process starts.
 */
export async function strongestWall(candidates: readonly Wall[] = walls): Promise<ProvenWall> {
  const targets = await setTargets();
  try {
    let best: ProvenWall | undefined;
    for (const wall of candidates) {
      const open = await attack(wall, targets.said).catch(() => undefined);
      if (open && !open.includes('files') && !open.includes('databases')) {
        if (open.length === 0) return { wall, open };
        if (!best || open.length < best.open.length) best = { wall, open };
      }
    }
    if (!best) throw new Error('No process can be started that is kept from the files of this machine');
    return best;
  } finally {
    await targets.remove();
  }
}

/** A file, a port, a socket and a process that nobody behind the wall may reach. */
async function setTargets(): Promise<{ said: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'umbral-wall-'));
  const [file, socket] = [join(folder, 'secret'), join(folder, 'socket')];
  await writeFile(file, 'secret');
  const [overNetwork, byPath] = await Promise.all([listen({ port: 0, host: '127.0.0.1' }), listen({ path: socket })]);
  const { port } = overNetwork.address() as AddressInfo;
  return {
    said: JSON.stringify({ file, port, socket, pid: process.pid }),
    async remove() {
      for (const server of [overNetwork, byPath]) server.close();
      await rm(folder, { recursive: true });
    },
  };
}

function listen(where: { port: number; host: string } | { path: string }): Promise<Server> {
  const server = createServer((line) => void line.on('error', () => undefined).destroy());
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(where, () => resolve(server));
  });
}

/** The names of the attacks that succeeded. */
async function attack(wall: Wall, targets: string): Promise<readonly string[]> {
  const { command, args } = commandOf(wall, { bundle: join(harnessFolder, 'none'), heapMb: 64 }, attacks);
  const child = spawn(command, [...args, targets], {
    cwd: '/',
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  child.on('error', () => undefined);
  const timer = setTimeout(() => child.kill('SIGKILL'), attackMs);
  const answer = await text(child.stdio[3] as Readable);
  clearTimeout(timer);
  return told.parse(JSON.parse(answer));
}
