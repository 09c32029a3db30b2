import { localKeys } from '@umbral/domain/storage/storage-keys.ts';
import { asRecord, readStored, writeStored } from '@umbral/domain/storage/stored-json.ts';
import type { KeptForm } from '../form-state.ts';

/** Personal data do not stay on a device that never comes back to send them. */
const lifetimeMs = 7 * 86_400_000;
const store = () => localStorage;

/** Forms that wait, the oldest first. */
export function keptForms(now = Date.now()): readonly KeptForm[] {
  const stored = readStored(store, localKeys.keptForms);
  if (!Array.isArray(stored)) return [];
  return stored.filter(isKept).filter(({ keptAt }) => now - keptAt < lifetimeMs);
}

/** The form of a place that waits. */
export function keptForm(formId: string): KeptForm | undefined {
  return keptForms().find((form) => form.formId === formId);
}

/** Puts a form away, in the place of an earlier one of the same form; says whether the device took it. */
export function keepForm(form: KeptForm): boolean {
  const others = keptForms().filter(({ formId }) => formId !== form.formId);
  return writeStored(store, localKeys.keptForms, [...others, form]);
}

/** Forgets a form: it was sent, or thrown away. What is too old goes with it. */
export function dropForm(key: string): void {
  const rest = keptForms().filter((form) => form.key !== key);
  writeStored(store, localKeys.keptForms, rest.length > 0 ? rest : undefined);
}

function isKept(value: unknown): value is KeptForm {
  const { key, kind, formId, title, keptAt, problem } = asRecord(value);
  const texts = [key, kind, formId, title].every((text) => typeof text === 'string' && text !== '');
  return texts && typeof keptAt === 'number' && (problem === undefined || typeof problem === 'string');
}
