import type { Cohort } from '../composition/composition.ts';

/** A failure in words, for the people who look for its cause. */
export interface FailureNote {
  readonly remote: string;
  readonly version: string;
  readonly cohort: Cohort;
  readonly kind: string;
  readonly message: string;
  readonly stack?: string | undefined;
}

export interface CountedNote extends FailureNote {
  readonly count: number;
}

/** Collects failures until they are told. */
export interface FailureNotes {
  add(note: FailureNote): void;
  take(): readonly CountedNote[];
}

/** Different failures that are told at a time; more are counted by their signals only. */
const most = 100;
const longestMessage = 300;
const longestStack = 2000;

/** Makes the collection: the same failure is one note with a number. */
export function createFailureNotes(): FailureNotes {
  let notes = new Map<string, CountedNote>();
  return {
    add({ remote, version, cohort, kind, message, stack }) {
      const note = {
        remote,
        version,
        cohort,
        kind,
        message: cleaned(message).slice(0, longestMessage),
        ...(stack ? { stack: cleaned(stack).slice(0, longestStack) } : {}),
      };
      const key = [note.remote, note.version, note.cohort, note.kind, note.message].join('\n');
      const count = (notes.get(key)?.count ?? 0) + 1;
      if (count > 1 || notes.size < most) notes.set(key, { ...note, count });
    },
    take() {
      const taken = [...notes.values()];
      notes = new Map();
      return taken;
    },
  };
}

/** What follows a question mark in an address may be personal. */
function cleaned(text: string): string {
  return text.replace(/\?[^\s)'"]*/g, '');
}
