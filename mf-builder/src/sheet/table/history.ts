/** A step that can be taken back, with the words that name it. */
interface Step<Value> {
  readonly name: string;
  readonly before: Value;
  readonly after: Value;
}

/** What was done to a value, and what was taken back of it. */
export interface Past<Value> {
  readonly done: readonly Step<Value>[];
  readonly undone: readonly Step<Value>[];
}

export const noPast = { done: [], undone: [] } as const;

/** Steps that are kept; each holds only the rows that it changed, the others are shared. */
const mostSteps = 100;

/** The past after one more step: what was taken back is gone. */
export function withStep<Value>({ done }: Past<Value>, step: Step<Value>): Past<Value> {
  return { done: [...done, step].slice(-mostSteps), undone: [] };
}

/** Takes the last step back: the value before it; undefined where there is none. */
export function stepBack<Value>({ done, undone }: Past<Value>) {
  const step = done.at(-1);
  return step && { name: step.name, value: step.before, past: { done: done.slice(0, -1), undone: [...undone, step] } };
}

/** Does again what was taken back last. */
export function stepForward<Value>({ done, undone }: Past<Value>) {
  const step = undone.at(-1);
  return step && { name: step.name, value: step.after, past: { done: [...done, step], undone: undone.slice(0, -1) } };
}
