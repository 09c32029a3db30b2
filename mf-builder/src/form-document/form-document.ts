import { type Issues, noIssues, withoutIssue } from '@umbral/kit/form/issues.ts';
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
  /** All that the schema finds wrong, shown or not. */
  readonly found: () => Issues;
  readonly setFound: (issues: Issues) => void;
  /** What the server found wrong; each stays until its field changes. */
  readonly refuse: (issues: Issues) => void;
  /** A person has left a field. */
  readonly touch: (path: string) => void;
  /** From now on everything that is wrong is shown. */
  readonly reveal: () => void;
  readonly isRevealed: () => boolean;
  /** Tells of every change of values or issues; gives the way to stop it. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** What an issue and a field have to do with each other: an issue of a list is one of its items' too. */
const isWithin = (path: string, around: string) => path === around || path.startsWith(`${around}.`);

/** A document that begins with a form. Values that did not change stay the same objects. */
export function createFormDocument(start: DraftForm): FormDocument {
  let form = start;
  let found: Issues = noIssues;
  let refused: Issues = noIssues;
  let isRevealed = false;
  const touched = new Set<string>();
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const isShown = (path: string) => isRevealed || touched.has(path);
  return {
    form: () => form,
    read: (path) => valueAt(form, path),
    write: (path, value) => {
      if (Object.is(valueAt(form, path), value)) return;
      form = withValue(form, path, value);
      for (const refusal of Object.keys(refused)) {
        if (isWithin(refusal, path) || isWithin(path, refusal)) refused = withoutIssue(refused, refusal);
      }
      tell();
    },
    adopt: (next) => {
      form = next;
      tell();
    },
    issueAt: (path) => refused[path] ?? (isShown(path) ? found[path] : undefined),
    found: () => found,
    setFound: (issues) => {
      found = issues;
      tell();
    },
    refuse: (issues) => {
      refused = issues;
      tell();
    },
    touch: (path) => {
      if (touched.has(path)) return;
      touched.add(path);
      tell();
    },
    reveal: () => {
      isRevealed = true;
      tell();
    },
    isRevealed: () => isRevealed,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
