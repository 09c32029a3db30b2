import { sessionKeys } from 'shared-contracts/domain/storage-keys.ts';
import { asRecord, readStored, writeStored } from './stored-json.ts';

/** What was typed, by the controls' names. */
export type Draft = Readonly<Record<string, string>>;

/** Agreements are given anew, and what a form knows by itself needs no draft. */
const unkept = new Set(['agree_terms', 'news', 'third_parties']);
const maxLength = 2000;
const store = () => sessionStorage;

/**
 * Keeps what is being typed for a reload of this tab: one form at a time, for the person who typed it (0: nobody is
 * signed in). It goes with the tab.
 */
export function keepDraft(formId: string, ownerId: number, form: HTMLFormElement): void {
  const typed = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' && isTyped(form, name) ? [[name, value.slice(0, maxLength)] as const] : [],
  );
  writeStored(store, sessionKeys.formDraft, { formId, ownerId, values: Object.fromEntries(typed) });
}

/** What was typed into a form by this person; nothing where there is no draft of theirs. */
export function keptDraft(formId: string, ownerId: number): Draft | undefined {
  const kept = asRecord(readStored(store, sessionKeys.formDraft));
  if (kept.formId !== formId || kept.ownerId !== ownerId) return undefined;
  const values = Object.entries(asRecord(kept.values)).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return values.length > 0 ? Object.fromEntries(values) : undefined;
}

/** Forgets the draft of a form that was sent; another form may have been begun meanwhile. */
export function dropDraft(formId: string): void {
  const { formId: kept } = asRecord(readStored(store, sessionKeys.formDraft));
  if (kept === formId) writeStored(store, sessionKeys.formDraft, undefined);
}

function isTyped(form: HTMLFormElement, name: string): boolean {
  const control = form.elements.namedItem(name);
  return !unkept.has(name) && !(control instanceof HTMLInputElement && control.type === 'hidden');
}
