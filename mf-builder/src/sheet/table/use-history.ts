import { useReducer, useRef } from 'react';
import { noPast, type Past, stepBack, stepForward, withStep } from './history.ts';
import { isSameList } from './same-list.ts';

/** A value of somebody else that is changed in steps, each of which can be taken back. */
export interface History<Value> {
  readonly value: Value;
  /** `name` says what was done: "cambio en Precio". */
  readonly change: (value: Value, name: string) => void;
  /** The name of what would be taken back or done again; undefined where there is nothing. */
  readonly undoes: string | undefined;
  readonly redoes: string | undefined;
  /** Gives the name of what was taken back. */
  readonly undo: () => string | undefined;
  readonly redo: () => string | undefined;
}

/**
 * The steps of a controlled value. When the owner comes with another value than the one given to it last, as from a
 * second person, the steps end: taking one back would take that person's work with it.
 */
export function useHistory<Value>(value: Value, onChange: (value: Value) => void): History<Value> {
  const past = useRef<Past<Value>>(noPast);
  const seen = useRef(value);
  const given = useRef(value);
  const [, draw] = useReducer((count: number) => count + 1, 0);

  if (seen.current !== value) {
    seen.current = value;
    if (!isSame(given.current, value)) past.current = noPast;
    given.current = value;
  }
  const give = (next: Value, steps: Past<Value>) => {
    given.current = next;
    past.current = steps;
    draw();
    onChange(next);
  };
  const walk = (walked: ReturnType<typeof stepBack<Value>>) => {
    if (walked) give(walked.value, walked.past);
    return walked?.name;
  };
  return {
    value,
    change: (next, name) => give(next, withStep(past.current, { name, before: given.current, after: next })),
    undoes: past.current.done.at(-1)?.name,
    redoes: past.current.undone.at(-1)?.name,
    undo: () => walk(stepBack(past.current)),
    redo: () => walk(stepForward(past.current)),
  };
}

/** The same value, or a copy of it as it comes back from the store of a form. */
function isSame(one: unknown, other: unknown): boolean {
  return one === other || isSameList(one, other) || JSON.stringify(one) === JSON.stringify(other);
}
