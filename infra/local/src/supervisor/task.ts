import { StartProblem } from 'infra-db/embedded/start-problem.ts';
import { createTellingLine } from '../terminal/telling-line.ts';
import { spawnChild } from './child-process.ts';
import type { RunRecord } from './survivors.ts';

/** A program that is run once to its end. */
export interface TaskSpec {
  /** What it does, for the sentence that tells of its failure: `seeding the database`. */
  title: string;
  args: string[];
  cwd: string;
  env: Record<string, string>;
  onLine: (line: string) => void;
  record: RunRecord;
  /** Ends the program early. */
  signal?: AbortSignal;
}

/** Runs a TypeScript program of ours to its end; rejects with a `StartProblem` that carries its last line. */
export async function runTask({ title, args, cwd, env, onLine, record, signal }: TaskSpec): Promise<void> {
  const telling = createTellingLine();
  const keepLast = (line: string) => {
    telling.hear(line);
    onLine(line);
  };
  const child = spawnChild({ command: process.execPath, args, cwd, env, onLine: keepLast, record });
  const abort = () => void child.stop();
  signal?.addEventListener('abort', abort, { once: true });
  const code = await child.exited;
  signal?.removeEventListener('abort', abort);
  if (code !== 0)
    throw new StartProblem(`Something went wrong while ${title}: ${telling.text() || `exit code ${code}`}`);
}
