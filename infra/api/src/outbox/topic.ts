import type { OutboxRow } from './outbox-queries.ts';

/** How the rows of a topic are carried out. */
export interface Topic {
  readonly name: string;
  /** Rows that are taken at a time. */
  readonly batch: number;
  /** Seconds after which another worker takes over; 60 by default. */
  readonly leaseSeconds?: number;
  /** Whether it makes sense to try now; without it, always. */
  isReady?(): Promise<boolean>;
  /** Carries rows out; gives the reason of those that failed, by id. A throw fails all of them. */
  run(rows: readonly OutboxRow[]): Promise<ReadonlyMap<number, Error>>;
}

/** Carries each row out on its own: one that fails holds up no other. */
export function oneByOne(work: (row: OutboxRow) => Promise<void>): Topic['run'] {
  return async (rows) => {
    const failures = new Map<number, Error>();
    for (const row of rows) {
      try {
        await work(row);
      } catch (error) {
        failures.set(row.id, toError(error));
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
