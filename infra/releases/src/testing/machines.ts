import { execFileSync } from 'node:child_process';
import { relayDatabase } from './cuttable-database.ts';
import type { Place } from './followed-registry.ts';

/** A machine of its own for a shell, with one line for visitors and another to the registry, which can be cut. */
export interface Machine extends Place {
  /** What is sent over the line to the registry does not arrive any more, and nobody says so. */
  cut(): void;
  mend(): void;
  close(): Promise<void>;
}

/** Network namespaces of the kernel; where those are not allowed, relays, whose lines break instead of swallowing. */
export type MachineKind = 'namespaces' | 'relays';

/** What machines are made of here. */
export function machineKind(): MachineKind {
  return mayMakeNamespaces() ? 'namespaces' : 'relays';
}

/** Makes machines with these numbers, from which a registry of this process is seen that listens on all addresses. */
export async function openMachines(
  kind: MachineKind,
  numbers: readonly number[],
  registryPort: number,
): Promise<readonly Machine[]> {
  if (kind === 'namespaces') return numbers.map((number) => openNamespace(number, registryPort));
  return Promise.all(numbers.map(() => openRelay(registryPort)));
}

function ip(...words: readonly string[]): void {
  execFileSync('ip', words, { stdio: 'pipe' });
}

function mayMakeNamespaces(): boolean {
  const name = `umbral-try-${process.pid}`;
  try {
    ip('netns', 'add', name);
    ip('netns', 'delete', name);
    return true;
  } catch {
    return false;
  }
}

/** Addresses are of this process and machine, so that several suites can run at once. */
function openNamespace(number: number, registryPort: number): Machine {
  const name = `umbral-${process.pid}-${number}`;
  const net = `10.${200 + number}.${process.pid % 250}`;
  ip('netns', 'add', name);
  ip('-n', name, 'link', 'set', 'lo', 'up');
  const lines = [
    { near: `uv${process.pid}x${number}`, far: 'visitors', nearAddress: `${net}.1/30`, farAddress: `${net}.2/30` },
    { near: `ur${process.pid}x${number}`, far: 'registry', nearAddress: `${net}.5/30`, farAddress: `${net}.6/30` },
  ];
  for (const { near, far, nearAddress, farAddress } of lines) {
    ip('link', 'add', near, 'type', 'veth', 'peer', 'name', far, 'netns', name);
    ip('address', 'add', nearAddress, 'dev', near);
    ip('link', 'set', near, 'up');
    ip('-n', name, 'address', 'add', farAddress, 'dev', far);
    ip('-n', name, 'link', 'set', far, 'up');
  }
  const line = `ur${process.pid}x${number}`;
  return {
    machine: { host: `${net}.2`, launch: ['ip', 'netns', 'exec', name] },
    registry: `http://${net}.5:${registryPort}`,
    cut: () => ip('link', 'set', line, 'down'),
    mend: () => ip('link', 'set', line, 'up'),
    async close() {
      // Its lines go with it.
      ip('netns', 'delete', name);
    },
  };
}

async function openRelay(registryPort: number): Promise<Machine> {
  const relay = await relayDatabase(`http://127.0.0.1:${registryPort}/`);
  return {
    machine: { host: '127.0.0.1', launch: [] },
    registry: relay.url.replace(/\/$/, ''),
    cut: relay.cut,
    mend: relay.mend,
    close: relay.close,
  };
}
