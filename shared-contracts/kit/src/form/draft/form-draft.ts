import { draftKey } from '@umbral/domain/storage/storage-keys.ts';
import { asRecord, readStored, writeStored } from '@umbral/domain/storage/stored-json.ts';

/** What was typed, by the controls' names. */
export type Draft = Readonly<Record<string, string>>;

/** Agreements are given anew. */
const agreements = new Set(['agree_terms', 'news', 'third_parties']);
/** What a form knows by itself needs no draft, and a secret is kept nowhere. */
const unkeptTypes = new Set(['hidden', 'password']);
const maxLength = 2000;
const store = () => sessionStorage;

/**
 * Keeps what is being typed into a form for a reload of this tab, for the person who typed it (0: nobody is signed
 * in). It goes with the tab.
 */
export function keepDraft(formId: string, ownerId: number, form: HTMLFormElement): void {
  const typed = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' && isTyped(form, name) ? [[name, value.slice(0, maxLength)] as const] : [],
  );
  writeStored(store, draftKey(formId), { ownerId, values: Object.fromEntries(typed) });
}

/** What was typed into a form by this person; nothing where there is no draft of theirs. */
export function keptDraft(formId: string, ownerId: number): Draft | undefined {
  const kept = asRecord(readStored(store, draftKey(formId)));
  if (kept.ownerId !== ownerId) return undefined;
  const values = Object.entries(asRecord(kept.values)).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return values.length > 0 ? Object.fromEntries(values) : undefined;
}

/** Forgets the draft of a form; those of other forms stay. */
export function dropDraft(formId: string): void {
  writeStored(store, draftKey(formId), undefined);
}

function isTyped(form: HTMLFormElement, name: string): boolean {
  const control = form.elements.namedItem(name);
  return !agreements.has(name) && !(control instanceof HTMLInputElement && unkeptTypes.has(control.type));
}
