import { localKeys } from 'shared-contracts/domain/storage-keys.ts';
import { asRecord, readStored, writeStored } from './stored-json.ts';

/** A form that was sent without a connection and waits on this device. */
export interface KeptForm {
  /** The form's own key: the server knows by it that it has come before. */
  readonly key: string;
  readonly kind: 'contact' | 'lead';
  /** Which form of the portal it is. */
  readonly formId: string;
  /** What it is about, for messages. */
  readonly title: string;
  /** Body of the call; the call's own schema reads it again before it is sent. */
  readonly body: unknown;
  readonly keptAt: number;
  /** Why the server does not take it: it is not sent again, and shown until it is put right or thrown away. */
  readonly problem?: string;
}

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
  const texts = [key, formId, title].every((text) => typeof text === 'string' && text !== '');
  const isKnown = kind === 'contact' || kind === 'lead';
  return texts && isKnown && typeof keptAt === 'number' && (problem === undefined || typeof problem === 'string');
}
