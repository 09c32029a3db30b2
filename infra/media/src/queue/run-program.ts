import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** A program to run: its end with another code than 0 is an error that quotes its last lines. */
export interface Program {
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
  /** From 0, as important as anything, to 19, which is the default: whatever nobody else wants. */
  readonly niceness?: number;
  /** Ends the program. */
  readonly signal?: AbortSignal;
}

const keptCharacters = 2000;

/** Runs a program; rejects with its last lines when it fails, or when it is told to stop. */
export async function runProgram({ command, args, env, cwd, niceness = 19, signal }: Program): Promise<void> {
  const child = spawn('nice', ['-n', `${niceness}`, command, ...args], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    signal,
    // Ctrl-C reaches the queue alone, which stops what it started.
    detached: true,
  });
  let tail = '';
  const keep = (chunk: Buffer) => {
    tail = `${tail}${chunk}`.slice(-keptCharacters);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const [code]: unknown[] = await once(child, 'close');
  if (code !== 0) throw new Error(`${command} ended with ${code}:\n${tail}`);
}
