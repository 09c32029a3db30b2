/** A change that was accepted: its number, and its end. */
export interface Task {
  taskID: number;
  done: Promise<void>;
}

/** Carries out changes one after the other and knows which are not done yet. A failed change does not stop the next. */
export class TaskQueue {
  #lastId = Date.now() * 1000;
  #tail: Promise<void> = Promise.resolve();
  readonly #pending = new Set<number>();
  /** Told of changes that failed. */
  onFailure: (taskID: number, error: unknown) => void = () => undefined;

  add(change: () => Promise<void>): Task {
    const taskID = ++this.#lastId;
    this.#pending.add(taskID);
    const done = this.#tail.then(change).finally(() => this.#pending.delete(taskID));
    this.#tail = done.catch((error) => this.onFailure(taskID, error));
    return { taskID, done };
  }

  /** Tasks that are not known any more were done before. */
  isPublished(taskID: number): boolean {
    return !this.#pending.has(taskID);
  }

  get pendingCount(): number {
    return this.#pending.size;
  }

  async drain(): Promise<void> {
    await this.#tail;
  }
}
