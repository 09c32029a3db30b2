import type { Conflict } from './merge-forms.ts';

/**
 * How safe what somebody types is. `waiting` goes to the server within two seconds; `away` is kept by the device until
 * the server can be reached; `conflict` waits for the person to choose; `gone`: somebody sent or discarded the draft.
 */
export type KeepingStatus =
  | 'untouched'
  | 'saved'
  | 'waiting'
  | 'saving'
  | 'away'
  | 'signed-out'
  | 'conflict'
  | 'gone'
  | 'refused';

/** What the frame of the form shows of its keeping. */
export interface KeepingState {
  readonly status: KeepingStatus;
  /** Whether the device holds what the server does not: a device may have no room, or no store. */
  readonly isOnDevice: boolean;
  /** When the server took the last version, in milliseconds. */
  readonly savedAt: number | undefined;
  readonly conflicts: readonly Conflict[];
  /** Fields that somebody else changed since the person last looked. */
  readonly taken: readonly string[];
  /** The sentence of a refusal. */
  readonly message: string | undefined;
  /** The draft's number, once there is one. */
  readonly draft: number | null;
}

/** A form that nobody has changed. */
export const untouched: KeepingState = {
  status: 'untouched',
  isOnDevice: true,
  savedAt: undefined,
  conflicts: [],
  taken: [],
  message: undefined,
  draft: null,
};

/** Whether something of the form is on no server. */
export function isUnsaved({ status }: KeepingState): boolean {
  return status !== 'untouched' && status !== 'saved';
}
