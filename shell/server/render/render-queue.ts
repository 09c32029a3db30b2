import { RenderFailure } from './render-failure.ts';
import type { RenderTask } from './render-runner.ts';

/** Renders that wait for a thread, in the order in which they came. */
export interface RenderQueue {
  readonly size: () => number;
  add(task: RenderTask): void;
  /** Takes out the one that came first. */
  take(): RenderTask | undefined;
  /** Rejects all that wait. */
  refuse(failure: RenderFailure): void;
}

/** Makes a queue that bounds how many wait, and each wait by the time that the render itself may take. */
export function createRenderQueue(most: number): RenderQueue {
  const waiting = new Map<RenderTask, NodeJS.Timeout>();

  function remove(task: RenderTask): void {
    clearTimeout(waiting.get(task));
    waiting.delete(task);
  }

  return {
    size: () => waiting.size,
    add(task) {
      if (waiting.size >= most) return task.reject(new RenderFailure('overload', `${most} renders wait`));
      const { softTimeoutMs } = task;
      const giveUp = () => {
        remove(task);
        task.reject(new RenderFailure('overload', `no thread was free for ${softTimeoutMs} ms`));
      };
      waiting.set(task, setTimeout(giveUp, softTimeoutMs));
    },
    take() {
      const [first] = waiting.keys();
      if (first) remove(first);
      return first;
    },
    refuse(failure) {
      for (const task of [...waiting.keys()]) {
        remove(task);
        task.reject(failure);
      }
    },
  };
}
