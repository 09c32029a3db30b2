import { civilDate, isoDate } from '@umbral/domain/format/format-date.ts';
import { localKeys } from '@umbral/domain/storage/storage-keys.ts';
import { asRecord, readStored, writeStored } from '@umbral/domain/storage/stored-json.ts';

/** So often a browser is interrupted in a day, in all its tabs together. */
export const promptsPerDay = 2;

/** So long nothing comes after one was put away. */
export const quietMs = 60_000;

interface Spent {
  /** The day in Bogotá that is counted, `2026-11-21`. */
  readonly day: string;
  readonly count: number;
  /** When the last one was put away, in milliseconds since the epoch. */
  readonly closedAt: number;
  /** Somebody here has joined the newsletter: nobody is asked to again. */
  readonly hasJoined: boolean;
}

/** How much a visitor is interrupted; kept on the device and asked anew each time, because other tabs count too [B128]. */
export interface Allowance {
  /** Whether one more may come now. */
  allows(): boolean;
  noteShown(): void;
  noteClosed(): void;
  noteJoined(): void;
  read(): Spent;
  forget(): void;
}

/** An allowance in the given store; without one each tab knows nothing of the others, and neither of its past. */
export function createAllowance(open: () => Storage, now: () => number): Allowance {
  const read = (): Spent => {
    const kept = asRecord(readStored(open, localKeys.prompts));
    const day = isoDate(civilDate(now()));
    const closedAt = numberOf(kept.closedAt);
    return {
      day,
      count: kept.day === day ? numberOf(kept.count) : 0, // A clock that was set back must not keep everything quiet for long.
      closedAt: closedAt <= now() ? closedAt : 0,
      hasJoined: kept.hasJoined === true,
    };
  };
  const write = (spent: Spent) => void writeStored(open, localKeys.prompts, spent);
  return {
    allows: () => read().count < promptsPerDay && now() - read().closedAt >= quietMs,
    noteShown: () => write({ ...read(), count: read().count + 1 }),
    noteClosed: () => write({ ...read(), closedAt: now() }),
    noteJoined: () => write({ ...read(), hasJoined: true }),
    read,
    forget: () => void writeStored(open, localKeys.prompts, undefined),
  };
}

function numberOf(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : 0;
}
