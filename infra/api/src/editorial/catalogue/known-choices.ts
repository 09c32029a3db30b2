import type { Backend } from '../../engine/backend.ts';
import { Refusal } from '../../engine/replies/refusal.ts';
import { catalogueTexts } from './catalogue-texts.ts';

export interface ChosenEntry {
  /** Name of a list of forms. */
  readonly list: string;
  readonly key: unknown;
}

/** 422 for every field whose value is no entry of its list. */
export async function refuseUnknownChoices(
  { db }: Backend,
  chosen: Readonly<Record<string, ChosenEntry>>,
): Promise<void> {
  const lists = Object.values(chosen).map(({ list }) => list);
  if (lists.length === 0) return;
  const entries = await db.selectFrom('catalogue_entry').where('list', 'in', lists).select(['list', 'key']).execute();
  const isKnown = ({ list, key }: ChosenEntry) => entries.some((entry) => entry.list === list && entry.key === key);
  const wrong = Object.entries(chosen).filter(([, entry]) => !isKnown(entry));
  if (wrong.length === 0) return;
  throw new Refusal('invalid-input', Object.fromEntries(wrong.map(([field]) => [field, catalogueTexts.unknownChoice])));
}
