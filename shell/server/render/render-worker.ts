import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import type { RemoteServer } from '@umbral/protocol/remote/render-contract.ts';
import { WaitedInVain } from './harness/call-pace.ts';
import { told } from './harness/told-error.ts';
import { cells, type FromThread, type ThreadSetup, type ToThread } from './thread-protocol.ts';
import { drawnNow, traceOwnCalls, withCallsOf } from './traced-calls.ts';

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

function post(message: FromThread, handedOver: readonly ArrayBuffer[] = []): void {
  parentPort?.postMessage(message, handedOver);
}

async function run({ id, request, trace, softMs }: Extract<ToThread, { kind: 'render' }>): Promise<void> {
  const abort = new AbortController();
  running.set(id, abort);
  const mark = () => void Atomics.store(flags, cells.executing, id);
  mark();
  try {
    const { html: text = '', ...result } = await withCallsOf(
      { id, request, trace, until: performance.now() + softMs },
      () => server.render(request, abort.signal, mark),
    );
    const html = new TextEncoder().encode(text);
    post({ kind: 'done', id, result, html }, [html.buffer]);
  } catch (error) {
    post({ kind: 'failed', id, message: told(error) });
  } finally {
    running.delete(id);
    Atomics.compareExchange(flags, cells.executing, id, 0);
  }
}

function reasonOf({ isStarved }: Extract<ToThread, { kind: 'abort' }>): Error {
  return isStarved ? new Error('The machine had no time for the render') : new WaitedInVain();
}

parentPort?.on('message', (message: ToThread) => {
  if (message.kind === 'render') void run(message);
  else if (message.kind === 'abort') running.get(message.id)?.abort(reasonOf(message));
  else Atomics.store(flags, cells.answered, message.sequence);
});
// A promise that nobody awaits any more, as of a request that was aborted, must not end the other tasks.
process.on('unhandledRejection', (reason) => {
  post({ kind: 'stray', id: drawnNow(), message: told(reason) });
});

post({ kind: 'ready', remote: server.remote, fragments: [...server.fragments] });
