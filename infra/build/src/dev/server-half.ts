import { stat } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import type { RenderRequest, RenderResult } from '@umbral/protocol/remote/render-contract.ts';

/** The server half of a remote under development, drawn with in a thread that each build replaces. */
export interface ServerHalf {
  /** Draws with the newest build; rejects with the stack of what went wrong there. */
  draw(request: RenderRequest): Promise<RenderResult>;
  close(): Promise<void>;
}

interface Thread {
  readonly changedAt: number;
  draw(request: RenderRequest): Promise<RenderResult>;
  end(fault: Error): Promise<void>;
}

/** Longer than a render may take: what has not answered by then never will. */
const hardMs = 8000;
/** No fault of what was asked for: the newer build draws it. */
const replaced = new Error('A newer build has taken its place.');

/** Draws with the bundle at a path, as often as it is built anew. */
export function openServerHalf(bundle: string): ServerHalf {
  let current: Thread | undefined;

  async function newest(): Promise<Thread> {
    const changedAt = (await stat(bundle).catch(() => undefined))?.mtimeMs;
    if (changedAt === undefined) throw new Error('The server half is not built yet, or does not build.');
    if (current?.changedAt === changedAt) return current;
    void current?.end(replaced);
    const started = startThread(bundle, changedAt, () => {
      if (current === started) current = undefined;
    });
    current = started;
    return started;
  }

  async function draw(request: RenderRequest): Promise<RenderResult> {
    const thread = await newest();
    return thread.draw(request).catch((fault) => (fault === replaced ? draw(request) : Promise.reject(fault)));
  }

  return {
    draw,
    close: async () => current?.end(new Error('The development server has ended.')),
  };
}

function startThread(bundle: string, changedAt: number, onEnd: () => void): Thread {
  const worker = new Worker(new URL('./draw.ts', import.meta.url), { workerData: { bundle } });
  const waiting = new Map<number, PromiseWithResolvers<RenderResult>>();
  let asked = 0;

  async function end(fault: Error): Promise<void> {
    onEnd();
    for (const { reject } of waiting.values()) reject(fault);
    waiting.clear();
    await worker.terminate();
  }

  worker.on('message', ({ id, result, fault }: { id: number; result?: RenderResult; fault?: string }) => {
    const one = waiting.get(id);
    waiting.delete(id);
    if (result) one?.resolve(result);
    else one?.reject(new Error(fault));
  });
  worker.on('error', (error) => {
    const told = error instanceof Error ? (error.stack ?? error.message) : String(error);
    void end(new Error(told));
  });
  worker.on('exit', () => void end(new Error('It ended the thread that it draws in.')));

  return {
    changedAt,
    end,
    async draw(request) {
      const id = asked++;
      const one = Promise.withResolvers<RenderResult>();
      waiting.set(id, one);
      worker.postMessage({ id, request });
      const timer = setTimeout(() => void end(new Error(`It did not answer within ${hardMs / 1000} s.`)), hardMs);
      return one.promise.finally(() => clearTimeout(timer));
    },
  };
}
