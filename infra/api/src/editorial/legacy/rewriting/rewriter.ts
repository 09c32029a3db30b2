import { Worker } from 'node:worker_threads';
import type { RewriteOutcome, RewriteTask } from './rewrite-thread.ts';

/** Rewrites what legacy servers answer, in a thread: a parser takes as long as the page that somebody made for it. */
export interface Rewriter {
  /** Rejects where it takes too long or too much memory, or cannot be read. */
  rewrite(task: RewriteTask): Promise<Exclude<RewriteOutcome, { readonly fault: string }>>;
  close(): Promise<void>;
}

const program = new URL('rewrite-thread.ts', import.meta.url);
const limits = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32 };
const taskMs = 3000;
const mostWaiting = 32;

/** Makes a rewriter; its thread starts with the first task, and anew after one that it did not survive. */
export function createRewriter(): Rewriter {
  let worker: Worker | undefined;
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();

  function start(): Worker {
    const started = new Worker(program, { resourceLimits: limits });
    started.unref();
    const forget = () => {
      if (worker === started) worker = undefined;
    };
    // Also between two tasks: an error that nobody hears would end the process.
    started.on('error', forget).on('exit', forget);
    return started;
  }

  async function run(task: RewriteTask): Promise<RewriteOutcome> {
    worker ??= start();
    const own = worker;
    const { promise, resolve, reject } = Promise.withResolvers<RewriteOutcome>();
    const ended = () => reject(new Error('The thread that rewrites has ended'));
    const timer = setTimeout(() => reject(new Error('Rewriting took too long')), taskMs);
    own.once('message', resolve).once('error', reject).once('exit', ended);
    own.postMessage(task);
    try {
      return await promise;
    } catch (error) {
      await own.terminate();
      throw error;
    } finally {
      clearTimeout(timer);
      own.off('message', resolve).off('error', reject).off('exit', ended);
    }
  }

  return {
    async rewrite(task) {
      if (waiting >= mostWaiting) throw new Error('Too much waits to be rewritten');
      waiting += 1;
      const turn = last.then(() => run(task));
      last = turn.catch(() => undefined);
      const outcome = await turn.finally(() => {
        waiting -= 1;
      });
      if ('fault' in outcome) throw new Error(outcome.fault);
      return outcome;
    },
    async close() {
      await worker?.terminate();
    },
  };
}
