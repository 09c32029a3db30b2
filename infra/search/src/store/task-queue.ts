import { ProtocolError } from '../protocol-error.ts';
import { TaskLog } from './task-log.ts';

/** A change that was accepted: its number, and its end. */
export interface Task {
  taskID: number;
  done: Promise<void>;
}

/** Where a task stands; a failure says why. */
export type TaskState = { is: 'waiting' } | { is: 'published' } | { is: 'failed'; reason: string } | { is: 'unknown' };

/** Carries out changes one after the other and knows how each ended. A failed change does not stop the next. */
export class TaskQueue {
  readonly #log: TaskLog;
  #lastId: number;
  #tail: Promise<void> = Promise.resolve();
  readonly #waiting = new Set<number>();
  /** Told of changes that failed. */
  onFailure: (taskID: number, error: unknown) => void = () => undefined;
  /** How many ended in which way since the start. */
  readonly ended = { published: 0, failed: 0 };
  /** What the last change that the disk refused failed with; null after one that succeeded. */
  trouble: string | null = null;

  constructor(log = new TaskLog(null)) {
    this.#log = log;
    this.#lastId = Math.max(log.highest, Date.now() * 1000);
  }

  /** Accepts a change; 507 where not even that can be written down. */
  add(change: () => Promise<void>): Task {
    const taskID = ++this.#lastId;
    this.#accept(taskID);
    this.#waiting.add(taskID);
    const done = this.#tail.then(change).then(
      () => this.#published(taskID),
      (error) => this.#failed(taskID, error),
    );
    this.#tail = done.catch((error) => this.onFailure(taskID, error));
    return { taskID, done };
  }

  state(taskID: number): TaskState {
    if (this.#waiting.has(taskID)) return { is: 'waiting' };
    const outcome = this.#log.outcome(taskID);
    if (outcome === null) return { is: 'unknown' };
    return outcome.isPublished ? { is: 'published' } : { is: 'failed', reason: outcome.reason };
  }

  get pendingCount(): number {
    return this.#waiting.size;
  }

  async drain(): Promise<void> {
    await this.#tail;
  }

  close(): void {
    this.#log.close();
  }

  #accept(taskID: number): void {
    try {
      this.#log.accept(taskID);
    } catch (error) {
      this.trouble = error instanceof Error ? error.message : String(error);
      throw new ProtocolError(507, 'The disk takes no changes', { 'retry-after': '60' });
    }
  }

  #published(taskID: number): void {
    this.#end(taskID);
    this.#log.end(taskID, { isPublished: true });
    this.ended.published++;
    this.trouble = null;
  }

  #failed(taskID: number, error: unknown): never {
    const reason = error instanceof Error ? error.message : String(error);
    this.#end(taskID);
    this.#log.end(taskID, { isPublished: false, reason });
    this.ended.failed++;
    // A change that made no sense says nothing about the disk.
    if (error instanceof Error && 'code' in error) this.trouble = reason;
    throw error;
  }

  #end(taskID: number): void {
    this.#waiting.delete(taskID);
  }
}
