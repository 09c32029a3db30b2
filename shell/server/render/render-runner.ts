import type { RenderRequest } from '@umbral/protocol/remote/render-contract.ts';
import type { RequestTrace } from 'infra-observability/trace-context.ts';
import type { PlaceOptions, StartPlace } from './drawing-place.ts';
import type { DrawnResult } from './drawn-result.ts';
import { createRecentTasks } from './recent-tasks.ts';
import { RenderFailure } from './render-failure.ts';
import type { TaskTimeouts } from './render-timeouts.ts';
import { createStallCheck } from './stall-check.ts';
import type { FromThread, RemoteFacts } from './thread-protocol.ts';
import { timeOfThisThread } from './thread-time.ts';
import { createTurnWatch } from './turn-watch.ts';

/** A render that waits for its answer. */
export interface RenderTask {
  readonly request: RenderRequest;
  /** The request that it is drawn for. */
  readonly trace: RequestTrace | undefined;
  readonly softTimeoutMs: number;
  /** That is less than usual, for no fault of its remote. */
  readonly isShort: boolean;
  /** Counts the threads that died under it. */
  deaths: number;
  /** Its code threw where nobody took that. */
  strayed(message: string): void;
  resolve(result: DrawnResult): void;
  reject(failure: RenderFailure): void;
}

/** Why a place is ended from outside. */
export type KillReason = 'loop' | 'memory';

/** A place that draws, and what it draws. */
export interface RenderRunner {
  /** What its bundle says about itself; rejects when the place never got ready. */
  readonly ready: Promise<RemoteFacts>;
  readonly load: () => number;
  run(task: RenderTask): void;
  kill(reason: KillReason): void;
  /** Ends the place; what it still runs goes to `onEnd`. */
  stop(): Promise<void>;
  /** Bytes that it holds in this process. */
  memory(): Promise<number>;
}

export interface RunnerOptions extends PlaceOptions {
  readonly place: StartPlace;
  readonly timeouts: TaskTimeouts;
  /** Whether the machine keeps the place from running; by default its own clocks tell, and those of this thread. */
  readonly isStarved?: (() => boolean) | undefined;
  /** The place is gone; `innocents` are tasks that ran beside the guilty one. */
  onEnd(innocents: readonly RenderTask[]): void;
}

interface Running {
  readonly task: RenderTask;
  aborted: boolean;
  stopTimers(): void;
}

/** What is remembered of a task that ended. Not the task: it leads to what was drawn, and that is large. */
interface Ended extends Pick<Running, 'aborted'>, Pick<RenderTask, 'strayed'> {}

const watchMs = 100;
const startTimeoutMs = 15_000;
/** How much longer than its soft timeout a task may take to wind up. */
const graceFactor = 1.5;
let lastTaskId = 0;

/** Starts a remote's server bundle. Its place is watched while it has tasks, and ended when it stands still. */
export function startRenderRunner({ place: startPlace, timeouts, onEnd, ...options }: RunnerOptions): RenderRunner {
  const tasks = new Map<number, Running>();
  const recent = createRecentTasks<Ended>();
  const { promise: ready, resolve: onReady, reject: onStartFailed } = Promise.withResolvers<RemoteFacts>();
  ready.catch(() => undefined);
  const starting = setTimeout(() => void place.end(), startTimeoutMs).unref();
  const place = startPlace(options, { message: hear, tooLarge: () => kill('memory'), ended });
  const stall = createStallCheck(async () => (await place.time()).cpuMs, timeouts.blockMs);
  const turns = [createTurnWatch(place.time), createTurnWatch(timeOfThisThread)];
  const { isStarved = () => turns.some((watch) => watch.isStarved()) } = options;
  let watching: NodeJS.Timeout | undefined;
  let ping = { sequence: 0, sentAt: 0 };
  let killed: KillReason | undefined;
  let isStopped = false;

  function isStalled(): boolean {
    const isAnswered = place.answered() === ping.sequence;
    return killed !== undefined || (!isAnswered && performance.now() - ping.sentAt > watchMs);
  }

  function watch(): void {
    for (const one of turns) void one.note().catch(() => undefined);
    const silentMs = performance.now() - ping.sentAt;
    if (place.answered() === ping.sequence) {
      stall.acquit();
      ping = { sequence: (ping.sequence + 1) | 0, sentAt: performance.now() };
      place.send({ kind: 'ping', sequence: ping.sequence });
    } else if (silentMs > watchMs) void endIfGuilty(silentMs);
  }

  async function endIfGuilty(silentMs: number): Promise<void> {
    const isGuilty = await stall.isGuilty(silentMs).catch(() => false);
    if (isGuilty) kill('loop');
  }

  /** What nobody could have drawn in time is no fault of the remote. */
  function late({ isShort }: RenderTask, message: string): RenderFailure {
    if (isStarved()) return new RenderFailure('overload', 'the machine had no time for it');
    return isShort ? new RenderFailure('overload', 'what it asks for is slow') : new RenderFailure('timeout', message);
  }

  function settle(id: number): Running | undefined {
    const running = tasks.get(id);
    running?.stopTimers();
    tasks.delete(id);
    if (running) recent.add(id, { aborted: running.aborted, strayed: running.task.strayed });
    if (tasks.size === 0) {
      clearInterval(watching);
      watching = undefined;
    }
    return running;
  }

  function kill(reason: KillReason): void {
    killed ??= reason;
    void place.end();
  }

  function run(task: RenderTask): void {
    const id = ++lastTaskId;
    const soft = setTimeout(() => {
      running.aborted = true;
      place.send({ kind: 'abort', id, isStarved: isStarved() });
    }, task.softTimeoutMs);
    const hardMs = Math.min(timeouts.hardMs, task.softTimeoutMs * graceFactor);
    const giveUp = () => {
      // While the thread stands still, the watch decides whose fault that is.
      if (isStalled()) {
        hard = setTimeout(giveUp, watchMs);
        return;
      }
      settle(id);
      task.reject(late(task, `no answer after ${hardMs} ms`));
    };
    let hard = setTimeout(giveUp, hardMs);
    const stopTimers = () => {
      clearTimeout(soft);
      clearTimeout(hard);
    };
    const running: Running = { task, aborted: false, stopTimers };
    tasks.set(id, running);
    place.send({ kind: 'render', id, request: task.request, trace: task.trace, softMs: task.softTimeoutMs });
    watching ??= setInterval(watch, watchMs);
  }

  function finish(id: number, result: DrawnResult): void {
    const running = settle(id);
    // What a remote draws after it was told to stop is its own error page about that.
    if (running?.aborted && result.status >= 500) running.task.reject(late(running.task, 'stopped in time'));
    else running?.task.resolve(result);
  }

  function fail(id: number, message: string): void {
    const running = settle(id);
    running?.task.reject(running.aborted ? late(running.task, message) : new RenderFailure('error', message));
  }

  /** What was told to stop may leave promises behind that nobody waits for. */
  function stray(id: number, message: string): void {
    const running = tasks.get(id);
    const found = running ? { aborted: running.aborted, strayed: running.task.strayed } : recent.find(id);
    if (found && !found.aborted) found.strayed(message);
  }

  function hear(message: FromThread): void {
    if (message.kind === 'done') finish(message.id, { ...message.result, html: asBuffer(message.html) });
    else if (message.kind === 'failed') fail(message.id, message.message);
    else if (message.kind === 'stray') stray(message.id, message.message);
    else {
      clearTimeout(starting);
      onReady(message);
    }
  }

  function ended(how: 'memory' | 'crash', message: string | undefined): void {
    clearTimeout(starting);
    const kind = killed ?? how;
    const failure = new RenderFailure(kind, message ?? `the thread was ended (${kind})`);
    onStartFailed(failure);
    const guilty = place.executing();
    const isLate = !tasks.has(guilty);
    const innocents: RenderTask[] = [];
    for (const id of [...tasks.keys()]) {
      const running = settle(id);
      if (id === guilty) running?.task.reject(failure);
      else if (running) innocents.push(running.task);
    }
    // It came from a task that had its answer already.
    if (isLate && !isStopped && killed === undefined) stray(guilty, failure.message);
    onEnd(innocents);
  }

  return {
    ready,
    load: () => tasks.size,
    run,
    kill,
    stop() {
      isStopped = true;
      return place.end();
    },
    memory: place.memory,
  };
}

/** The same bytes, as Node reads them. */
function asBuffer({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}
