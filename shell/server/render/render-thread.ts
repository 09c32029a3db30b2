import { Worker } from 'node:worker_threads';
import type { RenderRequest, RenderResult } from '@umbral/protocol/remote/render-contract.ts';
import type { RequestTrace } from 'infra-observability/trace-context.ts';
import { RenderFailure } from './render-failure.ts';
import type { TaskTimeouts } from './render-timeouts.ts';
import { createStallCheck } from './stall-check.ts';
import {
  cellBytes,
  cells,
  type FromThread,
  type RemoteFacts,
  type ThreadSetup,
  type ToThread,
} from './thread-protocol.ts';
import { timeOfThisThread, timeOfWorker } from './thread-time.ts';
import { createTurnWatch } from './turn-watch.ts';

/** A render that waits for its answer. */
export interface RenderTask {
  readonly request: RenderRequest;
  /** The request that it is drawn for. */
  readonly trace: RequestTrace | undefined;
  readonly softTimeoutMs: number;
  /** Counts the threads that died under it. */
  deaths: number;
  resolve(result: RenderResult): void;
  reject(failure: RenderFailure): void;
}

/** Why a thread is ended from outside. */
export type KillReason = 'loop' | 'memory';

export interface RenderThread {
  /** What its bundle says about itself; rejects when the thread never got ready. */
  readonly ready: Promise<RemoteFacts>;
  readonly load: () => number;
  run(task: RenderTask): void;
  kill(reason: KillReason): void;
  /** Ends the thread; what it still runs goes to `onEnd`. */
  stop(): Promise<void>;
  /** Bytes of its heap and of its buffers. */
  memory(): Promise<number>;
}

export interface ThreadOptions {
  readonly bundle: string;
  readonly heapMb: number;
  readonly timeouts: TaskTimeouts;
  /** Whether the machine keeps the thread from running; by default its own clocks tell, and those of this one. */
  readonly isStarved?: (() => boolean) | undefined;
  /** The thread is gone; `innocents` are tasks that ran beside the guilty one. */
  onEnd(innocents: readonly RenderTask[]): void;
}

interface Running {
  readonly task: RenderTask;
  aborted: boolean;
  stopTimers(): void;
}

const watchMs = 100;
const startTimeoutMs = 15_000;
/** How much longer than its soft timeout a task may take to wind up. */
const graceFactor = 1.5;
let lastTaskId = 0;

/** Starts a thread on a remote's server bundle. It watches itself while it has tasks, and ends itself when it stands still. */
export function startRenderThread({ bundle, heapMb, timeouts, onEnd, ...options }: ThreadOptions): RenderThread {
  const shared = new SharedArrayBuffer(cellBytes);
  const flags = new Int32Array(shared);
  const setup: ThreadSetup = { bundle, shared };
  const worker = new Worker(new URL('./render-worker.ts', import.meta.url), {
    workerData: setup,
    env: { NODE_ENV: 'production' },
    resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: 24, stackSizeMb: 4 },
  });
  worker.unref();
  const tasks = new Map<number, Running>();
  const { promise: ready, resolve: onReady, reject: onStartFailed } = Promise.withResolvers<RemoteFacts>();
  ready.catch(() => undefined);
  const starting = setTimeout(() => void worker.terminate(), startTimeoutMs).unref();
  const stall = createStallCheck(worker, timeouts.blockMs);
  const turns = [createTurnWatch(() => timeOfWorker(worker)), createTurnWatch(timeOfThisThread)];
  const { isStarved = () => turns.some((watch) => watch.isStarved()) } = options;
  let watching: NodeJS.Timeout | undefined;
  let ping = { sequence: 0, sentAt: 0 };
  let killed: KillReason | undefined;
  let lastError: Error | undefined;

  function send(message: ToThread): void {
    worker.postMessage(message);
  }

  function isStalled(): boolean {
    const isAnswered = Atomics.load(flags, cells.answered) === ping.sequence;
    return killed !== undefined || (!isAnswered && performance.now() - ping.sentAt > watchMs);
  }

  function watch(): void {
    for (const one of turns) void one.note().catch(() => undefined);
    const silentMs = performance.now() - ping.sentAt;
    if (Atomics.load(flags, cells.answered) === ping.sequence) {
      stall.acquit();
      ping = { sequence: (ping.sequence + 1) | 0, sentAt: performance.now() };
      send({ kind: 'ping', sequence: ping.sequence });
    } else if (silentMs > watchMs) void endIfGuilty(silentMs);
  }

  async function endIfGuilty(silentMs: number): Promise<void> {
    const isGuilty = await stall.isGuilty(silentMs).catch(() => false);
    if (isGuilty) kill('loop');
  }

  /** What nobody could have drawn in time is no fault of the remote. */
  function late(message: string): RenderFailure {
    return isStarved()
      ? new RenderFailure('overload', 'the machine had no time for it')
      : new RenderFailure('timeout', message);
  }

  function settle(id: number): Running | undefined {
    const running = tasks.get(id);
    running?.stopTimers();
    tasks.delete(id);
    if (tasks.size === 0) {
      clearInterval(watching);
      watching = undefined;
    }
    return running;
  }

  function kill(reason: KillReason): void {
    killed ??= reason;
    void worker.terminate();
  }

  function run(task: RenderTask): void {
    const id = ++lastTaskId;
    const soft = setTimeout(() => {
      running.aborted = true;
      send({ kind: 'abort', id });
    }, task.softTimeoutMs);
    const hardMs = Math.min(timeouts.hardMs, task.softTimeoutMs * graceFactor);
    const giveUp = () => {
      // While the thread stands still, the watch decides whose fault that is.
      if (isStalled()) {
        hard = setTimeout(giveUp, watchMs);
        return;
      }
      settle(id);
      task.reject(late(`no answer after ${hardMs} ms`));
    };
    let hard = setTimeout(giveUp, hardMs);
    const stopTimers = () => {
      clearTimeout(soft);
      clearTimeout(hard);
    };
    const running: Running = { task, aborted: false, stopTimers };
    tasks.set(id, running);
    send({ kind: 'render', id, request: task.request, trace: task.trace });
    watching ??= setInterval(watch, watchMs);
  }

  function finish(id: number, result: RenderResult): void {
    const running = settle(id);
    // What a remote draws after it was told to stop is its own error page about that.
    if (running?.aborted && result.status >= 500) running.task.reject(late('stopped in time'));
    else running?.task.resolve(result);
  }

  function fail(id: number, message: string): void {
    const running = settle(id);
    running?.task.reject(running.aborted ? late(message) : new RenderFailure('error', message));
  }

  worker.on('message', (message: FromThread) => {
    if (message.kind === 'done') finish(message.id, message.result);
    else if (message.kind === 'failed') fail(message.id, message.message);
    else {
      clearTimeout(starting);
      onReady(message);
    }
  });
  worker.on('error', (error: Error) => {
    lastError = error;
  });
  worker.once('exit', () => {
    clearTimeout(starting);
    const outOfMemory = lastError && 'code' in lastError && lastError.code === 'ERR_WORKER_OUT_OF_MEMORY';
    const kind = killed ?? (outOfMemory ? 'memory' : 'crash');
    const failure = new RenderFailure(kind, lastError?.message ?? `the thread was ended (${kind})`);
    onStartFailed(failure);
    const guilty = Atomics.load(flags, cells.executing);
    const innocents: RenderTask[] = [];
    for (const id of [...tasks.keys()]) {
      const running = settle(id);
      if (id === guilty) running?.task.reject(failure);
      else if (running) innocents.push(running.task);
    }
    onEnd(innocents);
  });

  return {
    ready,
    load: () => tasks.size,
    run,
    kill,
    async stop() {
      await worker.terminate();
    },
    async memory() {
      const { used_heap_size, external_memory } = await worker.getHeapStatistics();
      return used_heap_size + external_memory;
    },
  };
}
