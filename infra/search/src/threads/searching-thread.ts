import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { IndexStore } from '../store/index-store.ts';
import { Publisher } from './publisher.ts';
import type { ThreadAnswer, ThreadMessage } from './search-thread.ts';

const program = join(import.meta.dirname, 'search-thread.ts');

/** What a thread reports. */
export interface ThreadEvents {
  onAnswer(thread: SearchingThread, answer: ThreadAnswer): void;
  /** It is gone, for whatever reason, and answers nothing more. */
  onEnd(thread: SearchingThread, error: unknown): void;
}

/** One searching thread: told of changes before it is asked, and asked one thing at a time. */
export class SearchingThread {
  readonly #worker: Worker;
  readonly #publisher: Publisher;
  #error: unknown = null;

  constructor(store: IndexStore, events: ThreadEvents) {
    this.#publisher = new Publisher(store);
    this.#worker = new Worker(program);
    this.#worker.on('message', (answer: ThreadAnswer) => events.onAnswer(this, answer));
    this.#worker.on('error', (error) => {
      this.#error = error;
    });
    this.#worker.once('exit', () => events.onEnd(this, this.#error));
    this.publish();
  }

  /** Tells it what has changed in the store. */
  publish(): void {
    const publication = this.#publisher.next();
    if (publication !== null) this.#post({ kind: 'publication', publication });
  }

  ask(question: Omit<Extract<ThreadMessage, { kind: 'search' }>, 'kind'>): void {
    this.#post({ kind: 'search', ...question });
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }

  #post(message: ThreadMessage): void {
    this.#worker.postMessage(message);
  }
}
