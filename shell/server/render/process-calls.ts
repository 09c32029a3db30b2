import { brokerCall, type CallingTask } from './call-broker.ts';
import type { ToProcess, WantedCall } from './harness/process-messages.ts';

/** The calls of one process that draws, each made for a task that runs. */
export interface ProcessCalls {
  /** A task may ask from now on. */
  open(id: number, task: CallingTask): void;
  make(wanted: WantedCall, body: Buffer): void;
  /** Nobody waits for it any more. */
  drop(call: number): void;
  close(id: number): void;
  closeAll(): void;
}

interface OpenTask extends CallingTask {
  made: number;
  readonly end: AbortController;
}

/** More than any page of ours asks for. */
const mostPerTask = 100;
const mostAtOnce = 128;

/** Makes the calls of a process; `tell` takes the answers to it. */
export function createProcessCalls(tell: (message: ToProcess, text?: Buffer) => void): ProcessCalls {
  const tasks = new Map<number, OpenTask>();
  const running = new Map<number, AbortController>();

  function mayCall({ call }: WantedCall, task: OpenTask | undefined): task is OpenTask {
    return task !== undefined && task.made < mostPerTask && running.size < mostAtOnce && !running.has(call);
  }

  async function answer(wanted: WantedCall, body: Buffer, task: OpenTask, dropped: AbortController): Promise<void> {
    const { call } = wanted;
    try {
      const signal = AbortSignal.any([task.end.signal, dropped.signal]);
      const { body: text, ...rest } = await brokerCall(wanted, body, task, signal);
      tell({ kind: 'answer', call, ...rest }, text);
    } catch (error) {
      tell({ kind: 'unanswered', call, message: error instanceof Error ? error.message : 'no answer' });
    } finally {
      running.delete(call);
    }
  }

  function close(id: number): void {
    tasks.get(id)?.end.abort();
    tasks.delete(id);
  }

  return {
    open: (id, task) => void tasks.set(id, { ...task, made: 0, end: new AbortController() }),
    make(wanted, body) {
      const task = tasks.get(wanted.id);
      if (!mayCall(wanted, task)) {
        tell({ kind: 'unanswered', call: wanted.call, message: 'A remote may not make this call' });
        return;
      }
      task.made += 1;
      const dropped = new AbortController();
      running.set(wanted.call, dropped);
      void answer(wanted, body, task, dropped);
    },
    drop: (call) => running.get(call)?.abort(),
    close,
    closeAll() {
      for (const id of [...tasks.keys()]) close(id);
    },
  };
}
