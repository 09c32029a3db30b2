import type { OutboxRow } from './outbox-queries.ts';

/** How the rows of a topic are carried out. */
export interface Topic {
  readonly name: string;
  /** Rows that are taken at a time. */
  readonly batch: number;
  /** Loops of a worker that take such batches beside one another, so that a slow one holds up itself alone; one. */
  readonly loops?: number;
  /** Whether it makes sense to try now; without it, always. */
  isReady?(): Promise<boolean>;
  /** Carries rows out and settles each; those that it leaves are given back untried when the worker stops. */
  run(rows: readonly OutboxRow[], hand: Hand): Promise<void>;
}

/** The worker as the work on its rows sees it. */
export interface Hand {
  /**
   * Ends a row, well or with the reason why it failed: `GiveUp` and `NotNow` are heeded, any other error is tried
   * again.
   */
  settle(row: OutboxRow, failure: Error | undefined): Promise<void>;
  isStopping(): boolean;
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

/**
 * Carries each row out on its own: one that fails holds up no other, unless all have to wait. Each is settled before
 * the next one begins, so that a crash repeats one at most; a worker that stops begins no other.
 */
export function oneByOne(work: (row: OutboxRow) => Promise<void>): Topic['run'] {
  return async (rows, { settle, isStopping }) => {
    let wait: NotNow | undefined;
    for (const row of rows) {
      if (isStopping()) return;
      const failure = wait ?? (await failureOf(() => work(row)));
      if (failure instanceof NotNow) wait = failure;
      await settle(row, failure);
    }
  };
}

/** Carries all rows out at the same time, each on its own: none waits for the other side of another. */
export function sideBySide(work: (row: OutboxRow) => Promise<void>): Topic['run'] {
  return async (rows, { settle }) => {
    await Promise.all(rows.map(async (row) => settle(row, await failureOf(() => work(row)))));
  };
}

/** Carries all rows out as one piece of work, which fails for all of them. */
export function together(work: (rows: readonly OutboxRow[]) => Promise<void>): Topic['run'] {
  return async (rows, { settle }) => {
    const failure = await failureOf(() => work(rows));
    for (const row of rows) await settle(row, failure);
  };
}

async function failureOf(work: () => Promise<void>): Promise<Error | undefined> {
  try {
    await work();
    return undefined;
  } catch (error) {
    return toError(error);
  }
}

/** Whatever was thrown as an error. */
export function toError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}
