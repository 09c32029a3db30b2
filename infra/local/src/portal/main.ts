import { StartProblem } from 'infra-db/embedded/start-problem.ts';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Runs the body of a command with its arguments. The signal aborts on Ctrl-C, SIGTERM and when the bootstrap
 * that started us dies; a second Ctrl-C ends at once. A `StartProblem` is printed as its one sentence.
 */
export async function main(body: (args: string[], signal: AbortSignal) => Promise<void>): Promise<void> {
  const stopping = new AbortController();
  const stop = () => {
    if (stopping.signal.aborted) process.exit(130);
    stopping.abort();
  };
  for (const name of signals) process.on(name, stop);
  // Nobody reads us any more, as after `npm start | head`: stop in order instead of breaking at the next line.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => stopping.abort());
  process.once('disconnect', () => stopping.abort());
  // Watching for the death of the bootstrap must not keep us alive.
  process.channel?.unref();
  try {
    await body(process.argv.slice(2), stopping.signal);
  } catch (error) {
    if (!stopping.signal.aborted) {
      console.error(error instanceof StartProblem ? error.message : error);
      process.exitCode = 1;
    }
  }
  if (stopping.signal.aborted) process.exitCode = 130;
}
