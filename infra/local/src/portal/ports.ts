import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { StartProblem, systemCode } from 'infra-db/embedded/start-problem.ts';
import { freePort } from 'infra-ports/free-port.ts';

/** Loopback ports of the processes behind the shell server. */
export interface InternalPorts {
  api: number;
  search: number;
  identity: number;
  releases: number;
  backup: number;
}

function listenOnce(port: number, host?: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ port, host, exclusive: true }, () => {
      const address = server.address();
      const taken = typeof address === 'object' && address ? address.port : port;
      server.close(() => resolve(taken));
    });
  });
}

/** Throws a `StartProblem` when the public port cannot be opened. */
export async function requirePublicPort(port: number): Promise<void> {
  try {
    await listenOnce(port);
  } catch (error) {
    if (systemCode(error) === 'EADDRINUSE') {
      throw new StartProblem(
        `Port ${port} is in use: stop the program that uses it, or choose another with PORT=${port + 10} npm start.`,
      );
    }
    if (systemCode(error) === 'EACCES') {
      throw new StartProblem(`This user may not open port ${port}: choose one above 1023, as in PORT=4000 npm start.`);
    }
    throw error;
  }
}

/** The ports of the last run that are known. */
export function readPorts(file: string): Partial<InternalPorts> {
  if (!existsSync(file)) return {};
  const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (typeof value !== 'object' || value === null) return {};
  const entries: [string, unknown][] = Object.entries(value);
  return Object.fromEntries(entries.filter(([, port]) => Number.isInteger(port)));
}

async function keepOrChoose(port: number | undefined): Promise<number> {
  if (port === undefined) return freePort();
  return listenOnce(port, '127.0.0.1').catch(() => freePort());
}

/** The internal ports of a portal: those of its last run when they are still free, else new ones, written down. */
export async function ensureInternalPorts(file: string): Promise<InternalPorts> {
  const known = readPorts(file);
  const ports = {
    api: await keepOrChoose(known.api),
    search: await keepOrChoose(known.search),
    identity: await keepOrChoose(known.identity),
    releases: await keepOrChoose(known.releases),
    backup: await keepOrChoose(known.backup),
  };
  writeFileSync(file, `${JSON.stringify(ports)}\n`);
  return ports;
}
