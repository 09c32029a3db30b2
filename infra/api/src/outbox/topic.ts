import type { OutboxRow } from './outbox-queries.ts';

/** How the rows of a topic are carried out. */
export interface Topic {
  readonly name: string;
  /** Rows that are taken at a time. */
  readonly batch: number;
  /** Whether it makes sense to try now; without it, always. */
  isReady?(): Promise<boolean>;
  /**
   * Carries rows out; gives the reason of those that failed, by id: `GiveUp` and `NotNow` are heeded, any other error
   * is tried again. A throw fails all of them.
   */
  run(rows: readonly OutboxRow[]): Promise<ReadonlyMap<number, Error>>;
}

/** Trying again cannot help: the row is dead at once, with this reason. It holds no personal data. */
export class GiveUp extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'GiveUp';
  }
}

/** The other side is out of reach, whatever the row says: it waits, and the attempt does not count. */
export class NotNow extends Error {
  readonly pauseSeconds: number;

  constructor(reason: string, pauseSeconds = 30) {
    super(reason);
    this.name = 'NotNow';
    this.pauseSeconds = pauseSeconds;
  }
}

/** Carries each row out on its own: one that fails holds up no other, unless all have to wait. */
export function oneByOne(work: (row: OutboxRow) => Promise<void>): Topic['run'] {
  return async (rows) => {
    const failures = new Map<number, Error>();
    let wait: NotNow | undefined;
    for (const row of rows) {
      try {
        if (wait) throw wait;
        await work(row);
      } catch (error) {
        failures.set(row.id, toError(error));
        if (error instanceof NotNow) wait = error;
      }
    }
    return failures;
  };
}

/** Carries all rows out as one piece of work. */
export function together(work: (rows: readonly OutboxRow[]) => Promise<void>): Topic['run'] {
  return async (rows) => {
    await work(rows);
    return new Map();
  };
}

/** Whatever was thrown as an error. */
export function toError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}
