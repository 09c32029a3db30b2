import type { Issues } from '@umbral/kit/form/issues.ts';
import { FormIssues } from './form-issues.ts';
import { type DraftForm, valueAt, withValue } from './form-path.ts';

/** The form of a project while somebody writes it, and what is wrong with it. */
export interface FormDocument {
  readonly form: () => DraftForm;
  /** What stands at a path. */
  readonly read: (path: string) => unknown;
  /** A person writes a value; the fields of other paths are not drawn again. */
  readonly write: (path: string, value: unknown) => void;
  /** The whole form comes from somewhere else: a merge, a draft that was kept. */
  readonly adopt: (form: DraftForm) => void;
  /** The sentence to show at a field: only once the person has left it, or asked to save. */
  readonly issueAt: (path: string) => string | undefined;
  /** Counts the changes of issues. */
  readonly issueChanges: () => number;
  /** How many fields within a path show that they are wrong. */
  readonly countShown: (within: string) => number;
  /** How many fields within a path are wrong, shown or not. */
  readonly countFound: (within: string) => number;
  /** Whether the schema has looked at the form yet. */
  readonly isChecked: () => boolean;
  /** All that the schema finds wrong, shown or not. */
  readonly found: () => Issues;
  readonly setFound: (issues: Issues) => void;
  /** What the server found wrong; each stays until its field changes. */
  readonly refuse: (issues: Issues) => void;
  /** A person has left a field. */
  readonly touch: (path: string) => void;
  /** From now on everything that is wrong is shown. */
  readonly reveal: () => void;
  /** Tells of every change of values or issues; gives the way to stop it. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** A document that begins with a form. Values that did not change stay the same objects. */
export function createFormDocument(start: DraftForm): FormDocument {
  let form = start;
  const issues = new FormIssues();
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const telling =
    <Args extends readonly unknown[]>(change: (...args: Args) => void) =>
    (...args: Args) => {
      change(...args);
      tell();
    };
  return {
    form: () => form,
    read: (path) => valueAt(form, path),
    write: (path, value) => {
      if (Object.is(valueAt(form, path), value)) return;
      form = withValue(form, path, value);
      issues.forget(path);
      tell();
    },
    adopt: telling((next) => {
      form = next;
    }),
    issueAt: (path) => issues.shownAt(path),
    issueChanges: () => issues.changes,
    countShown: (within) => issues.countShown(within),
    countFound: (within) => issues.countFound(within),
    isChecked: () => issues.isChecked,
    found: () => issues.found,
    setFound: telling((found) => issues.setFound(found)),
    refuse: telling((refused) => issues.refuse(refused)),
    touch: (path) => issues.touch(path) && tell(),
    reveal: telling(() => issues.reveal()),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
