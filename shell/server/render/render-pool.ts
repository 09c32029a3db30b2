import type { RenderRequest } from '@umbral/protocol/remote/render-contract.ts';
import type { Breaker, BreakerState } from 'infra-breaker/breaker.ts';
import { currentTrace } from 'infra-observability/current-trace.ts';
import { createDrawingBreakers } from './drawing-breakers.ts';
import type { StartPlace } from './drawing-place.ts';
import type { DrawnResult } from './drawn-result.ts';
import type { Allowance } from './patience.ts';
import { defaultBreaker, type RenderBreakerOptions } from './render-breaker.ts';
import { failureKind, RenderFailure } from './render-failure.ts';
import { createRenderQueue } from './render-queue.ts';
import { type RenderRunner, type RenderTask, startRenderRunner } from './render-runner.ts';
import { startRenderThread } from './render-thread.ts';
import type { TaskTimeouts } from './render-timeouts.ts';
import type { RemoteFacts } from './thread-protocol.ts';

export interface PoolOptions {
  readonly bundle: string;
  readonly threads: number;
  readonly heapMb: number;
  readonly timeouts: TaskTimeouts;
  readonly breaker?: RenderBreakerOptions;
  /** Whether the machine keeps a thread from running; tests set their own. */
  readonly isStarved?: (() => boolean) | undefined;
  /** Where its bundle draws: in threads of this process unless it is said. */
  readonly place?: StartPlace | undefined;
}

/** Hears of what code of a render threw where nobody took it; the message has the stack where there is one. */
export type Strayed = (message: string) => void;

export interface PoolState {
  readonly threads: number;
  readonly ready: number;
  readonly running: number;
  readonly waiting: number;
  readonly breaker: BreakerState;
}

/** The render threads of one version of a remote. */
export interface RenderPool {
  /** What the bundle says about itself; rejects when its first start fails. */
  readonly ready: Promise<RemoteFacts>;
  /** Rejects with a `RenderFailure` only. `strayed` hears, once, that code of it threw where nobody took that, also later. */
  render(request: RenderRequest, allowance?: Allowance, strayed?: Strayed): Promise<DrawnResult>;
  readonly state: () => PoolState;
  /** Threads that are up, for the watch over memory. */
  readonly threads: () => readonly RenderRunner[];
  /** Has at least so many threads from now on. */
  growTo(size: number): void;
  /** Ends the threads; what still runs fails. */
  close(): Promise<void>;
}

const tasksPerThread = 32;
const maxWaiting = 256;
const maxDeaths = 2;
const maxRestartDelayMs = 10_000;

/** Failures that speak against a screen or a fragment as a whole, not against one address of it. */
const costly = new Set(['loop', 'memory', 'crash', 'timeout']);

/** Starts a pool. A thread that ends is replaced; its innocent tasks run once more on another. */
export function startRenderPool({
  bundle,
  threads: size,
  heapMb,
  timeouts,
  breaker: options,
  isStarved,
  place = startRenderThread,
}: PoolOptions): RenderPool {
  const breakers = createDrawingBreakers(options ?? defaultBreaker);
  const up = new Set<RenderRunner>();
  const all = new Set<RenderRunner>();
  const restarts = new Set<NodeJS.Timeout>();
  const waiting = createRenderQueue(maxWaiting);
  let failedStarts = 0;
  let isClosed = false;

  function pump(): void {
    while (waiting.size() > 0) {
      const [thread] = [...up].sort((a, b) => a.load() - b.load());
      if (!thread || thread.load() >= tasksPerThread) return;
      const task = waiting.take();
      if (task) thread.run(task);
    }
  }

  function enqueue(task: RenderTask): void {
    if (isClosed) task.reject(new RenderFailure('missing', 'the pool is closed'));
    else if (failedStarts > 0 && up.size === 0) task.reject(new RenderFailure('crash', 'no thread could be started'));
    else waiting.add(task);
    pump();
  }

  function retry(task: RenderTask): void {
    task.deaths += 1;
    if (task.deaths < maxDeaths) enqueue(task);
    else task.reject(new RenderFailure('crash', 'two threads ended under this render'));
  }

  function restart(): void {
    if (isClosed) return;
    const delayMs = failedStarts === 0 ? 0 : Math.min(250 * 2 ** failedStarts, maxRestartDelayMs);
    const timer = setTimeout(() => {
      restarts.delete(timer);
      start();
    }, delayMs).unref();
    restarts.add(timer);
  }

  function startFailed(): void {
    failedStarts += 1;
    if (up.size > 0) return;
    waiting.refuse(new RenderFailure('crash', 'no thread could be started'));
  }

  function start(): RenderRunner {
    let isReady = false;
    const onEnd = (innocents: readonly RenderTask[]) => {
      all.delete(thread);
      up.delete(thread);
      if (!isReady && !isClosed) startFailed();
      restart();
      for (const task of innocents) retry(task);
    };
    const thread = startRenderRunner({ place, bundle, heapMb, timeouts, isStarved, onEnd });
    all.add(thread);
    thread.ready.then(
      () => {
        isReady = true;
        failedStarts = 0;
        up.add(thread);
        pump();
      },
      () => undefined,
    );
    return thread;
  }

  function report(breaker: Breaker, error: unknown): void {
    const kind = failureKind(error);
    if (costly.has(kind)) breaker.failed();
    else if (kind === 'error') breaker.succeeded();
    else breaker.released();
  }

  async function render(
    request: RenderRequest,
    { softMs: softTimeoutMs, isShort }: Allowance = { softMs: timeouts.softMs, isShort: false },
    strayed: Strayed = () => undefined,
  ): Promise<DrawnResult> {
    const breaker = breakers.of(request);
    if (!breaker.admits()) throw new RenderFailure('breaker', 'the circuit is open');
    try {
      const { promise, resolve, reject } = Promise.withResolvers<DrawnResult>();
      const trace = currentTrace();
      enqueue({ request, trace, softTimeoutMs, isShort, deaths: 0, strayed: once(strayed), resolve, reject });
      const result = await promise;
      breaker.succeeded();
      return result;
    } catch (error) {
      report(breaker, error);
      throw error;
    } finally {
      pump();
    }
  }

  const [first] = Array.from({ length: size }, start);
  if (!first) throw new Error('A pool needs a thread');
  return {
    ready: first.ready,
    render,
    threads: () => [...up],
    growTo(wanted) {
      // A thread that waits to be started again counts.
      for (let has = all.size + restarts.size; has < wanted && !isClosed; has += 1) start();
    },
    state: () => ({
      threads: all.size,
      ready: up.size,
      running: [...up].reduce((sum, thread) => sum + thread.load(), 0),
      waiting: waiting.size(),
      breaker: breakers.state(),
    }),
    async close() {
      isClosed = true;
      for (const timer of restarts) clearTimeout(timer);
      waiting.refuse(new RenderFailure('missing', 'the pool is closed'));
      await Promise.all([...all].map((thread) => thread.stop()));
    },
  };
}

/** One render counts once, however much it leaves behind. */
function once(strayed: Strayed): Strayed {
  let hasStrayed = false;
  return (message) => {
    if (!hasStrayed) strayed(message);
    hasStrayed = true;
  };
}
