import { spawn } from 'node:child_process';

/** A program that writes to our terminal. */
export interface ForegroundProgram {
  command: string;
  args: string[];
  cwd: string;
  env?: Record<string, string>;
  signal: AbortSignal;
  /** Lets it read what is typed or piped into us. */
  hasInput?: boolean;
}

/** Runs a program with our streams to its end and gives its exit code; an abort ends it. */
export function runInForeground(program: ForegroundProgram): Promise<number> {
  const { command, args, cwd, env, signal, hasInput = false } = program;
  const input = hasInput ? 'inherit' : 'ignore';
  const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: [input, 'inherit', 'inherit'] });
  const abort = () => child.kill('SIGTERM');
  signal.addEventListener('abort', abort, { once: true });
  return new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  }).finally(() => signal.removeEventListener('abort', abort));
}
