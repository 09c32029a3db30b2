import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import type { RemoteServer } from '@umbral/protocol/remote/render-contract.ts';
import { safeError } from 'infra-observability/safe-facts.ts';
import { cells, type FromThread, type ThreadSetup, type ToThread } from './thread-protocol.ts';
import { traceOwnCalls, withCallsOf } from './traced-calls.ts';

// Entry of a render thread: loads one bundle and draws what it is asked for, many tasks at a time.
const { bundle, shared } = workerData as ThreadSetup;
const flags = new Int32Array(shared);
const running = new Map<number, AbortController>();
traceOwnCalls();
const server = loadRemote(bundle);

function loadRemote(path: string): RemoteServer {
  const exported: Partial<RemoteServer> = createRequire(import.meta.url)(path);
  if (typeof exported.render === 'function' && typeof exported.remote === 'string' && exported.fragments) {
    return exported as RemoteServer;
  }
  throw new Error(`${path} does not export render, remote and fragments`);
}

function post(message: FromThread): void {
  parentPort?.postMessage(message);
}

async function run({ id, request, trace }: Extract<ToThread, { kind: 'render' }>): Promise<void> {
  const abort = new AbortController();
  running.set(id, abort);
  const mark = () => void Atomics.store(flags, cells.executing, id);
  mark();
  try {
    const result = await withCallsOf({ request, trace }, () => server.render(request, abort.signal, mark));
    post({ kind: 'done', id, result });
  } catch (error) {
    post({ kind: 'failed', id, message: String(error instanceof Error ? (error.stack ?? error) : error) });
  } finally {
    running.delete(id);
    Atomics.compareExchange(flags, cells.executing, id, 0);
  }
}

parentPort?.on('message', (message: ToThread) => {
  if (message.kind === 'render') void run(message);
  else if (message.kind === 'abort') running.get(message.id)?.abort(new Error('The render took too long'));
  else Atomics.store(flags, cells.answered, message.sequence);
});
// A promise that nobody awaits any more, as of a request that was aborted, must not end the other tasks.
process.on('unhandledRejection', (reason) => {
  const facts = reason instanceof Error ? safeError(reason) : { type: typeof reason };
  console.error('unhandled rejection in a remote:', JSON.stringify(facts));
});

post({ kind: 'ready', remote: server.remote, fragments: [...server.fragments] });
