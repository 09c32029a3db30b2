import { type DraftForm, isRecord } from '../form-document/form-path.ts';

/** What a form on this device holds that no server has yet. */
export interface DeviceCopy {
  /** Of the form that wrote it. */
  readonly key: string;
  /** With which it sends a draft that is new: sent twice it is one. */
  readonly creationKey: string;
  readonly builder: number;
  readonly draft: number | null;
  readonly project: number | null;
  /** The version of the draft on which the changes were made, and its form. */
  readonly version: number | null;
  readonly base: DraftForm;
  readonly form: DraftForm;
  /** Of the last change, in milliseconds. */
  readonly changedAt: number;
}

const prefixOf = (person: number) => `mf-builder/form/${person}/`;
const isNumberOrNull = (value: unknown): value is number | null => value === null || typeof value === 'number';

function readCopy(text: string | null): DeviceCopy | undefined {
  try {
    const copy: unknown = JSON.parse(text ?? '');
    if (!isRecord(copy)) return undefined;
    const { key, creationKey, builder, draft, project, version, base, form, changedAt } = copy;
    if (typeof key !== 'string' || typeof creationKey !== 'string') return undefined;
    if (typeof builder !== 'number' || typeof changedAt !== 'number') return undefined;
    if (!isNumberOrNull(draft) || !isNumberOrNull(project) || !isNumberOrNull(version)) return undefined;
    if (!isRecord(base) || !isRecord(form)) return undefined;
    return { key, creationKey, builder, draft, project, version, base, form, changedAt };
  } catch {
    return undefined;
  }
}

/** Keeps what somebody has typed on the device; false where it has no room. The store writes through a crash. */
export function keepCopy(person: number, copy: DeviceCopy): boolean {
  try {
    localStorage.setItem(prefixOf(person) + copy.key, JSON.stringify(copy));
    return true;
  } catch {
    return false;
  }
}

/** Forgets what the server has by now; true, for nothing is left unkept. */
export function dropCopy(person: number, key: string): true {
  try {
    localStorage.removeItem(prefixOf(person) + key);
  } catch {
    // A device without a store has nothing to forget.
  }
  return true;
}

/** What the person's forms on this device have kept, the oldest first. */
export function copiesOf(person: number): DeviceCopy[] {
  try {
    return Object.keys(localStorage)
      .filter((name) => name.startsWith(prefixOf(person)))
      .flatMap((name) => readCopy(localStorage.getItem(name)) ?? [])
      .toSorted((one, other) => one.changedAt - other.changedAt);
  } catch {
    return [];
  }
}
