import { SelectField } from '@umbral/kit/fields/select-field.tsx';
import { favouritesTexts as texts } from '../texts/favourites-texts.ts';
import { useKeptActions } from '../ui/kept-actions.tsx';
import { useChange } from '../ui/use-change.ts';
import type { KeptHome, KeptList } from './kept-home.ts';

interface ListFieldProps {
  readonly home: KeptHome;
  readonly lists: readonly KeptList[];
}

/** Moves a favourite to another list. */
export function ListField({ home: { card, listId }, lists }: ListFieldProps) {
  const { move } = useKeptActions();
  const { busy, change } = useChange(texts.error);
  const moveTo = (value: string) => change(value, () => move(card.id, value === '' ? null : Number(value)));
  return (
    <SelectField
      label={texts.list}
      aria-label={texts.listOf(card.title)}
      placeholder={texts.noList}
      value={busy ?? String(listId ?? '')}
      onChange={({ currentTarget }) => moveTo(currentTarget.value)}
      options={lists.map(({ id, name }) => ({ value: String(id), label: name }))}
    />
  );
}
