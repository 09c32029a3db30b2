import { createContext, useContext, useSyncExternalStore } from 'react';
import type { FormDocument } from './form-document.ts';
import { type FormPath, itemsOf } from './form-path.ts';

/** The form that the fields around belong to. */
export const FormDocumentContext = createContext<FormDocument | undefined>(undefined);

/** The document of the form around. */
export function useFormDocument(): FormDocument {
  const document = useContext(FormDocumentContext);
  if (!document) throw new Error('A field of the project form stands outside of the form');
  return document;
}

/** What stands at a path. The component is drawn again when it changes, and for no other key press. */
export function useFormValue(path: FormPath): unknown {
  const { read, subscribe } = useFormDocument();
  const get = () => read(path);
  return useSyncExternalStore(subscribe, get, get);
}

/** The text at a path, empty where there is none. */
export function useFormText(path: FormPath): string {
  const value = useFormValue(path);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** The number at a path; undefined where there is none. */
export function useFormNumber(path: FormPath): number | undefined {
  const value = useFormValue(path);
  return typeof value === 'number' ? value : undefined;
}

/** The texts of a list at a path. */
export function useFormTexts(path: FormPath): readonly string[] {
  return itemsOf(useFormValue(path)).map(String);
}

/** How many items a list has; typing inside of one draws nobody who only counts. */
export function useFormCount(path: FormPath): number {
  const { read, subscribe } = useFormDocument();
  const get = () => itemsOf(read(path)).length;
  return useSyncExternalStore(subscribe, get, get);
}

/** What is wrong at a path, as far as it is to be shown. */
export function useFormIssue(path: FormPath): string | undefined {
  const { issueAt, subscribe } = useFormDocument();
  const get = () => issueAt(path);
  return useSyncExternalStore(subscribe, get, get);
}

/** What is wrong below a path, by the rest of the path (`''` for the path itself), as far as it is to be shown. */
export function useFormIssues(below: FormPath): (rest: string) => string | undefined {
  const { issueAt, issueChanges, subscribe } = useFormDocument();
  useSyncExternalStore(subscribe, issueChanges, issueChanges);
  return (rest) => issueAt(rest === '' ? below : `${below}.${rest}`);
}

/** How many fields within a path show that they are wrong. */
export function useFormIssueCount(path: string): number {
  const { countShown, subscribe } = useFormDocument();
  const get = () => countShown(path);
  return useSyncExternalStore(subscribe, get, get);
}

/** Writes a value at a path. */
export function useSetFormValue(): (path: FormPath, value: unknown) => void {
  return useFormDocument().write;
}
