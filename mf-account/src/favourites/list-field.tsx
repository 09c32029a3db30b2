import { SelectField } from '@umbral/kit/fields/select-field.tsx';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { favouritesTexts as texts } from '../texts/favourites-texts.ts';
import { useChange } from '../ui/use-change.ts';
import type { KeptHome, KeptList } from './kept-home.ts';

interface ListFieldProps {
  readonly home: KeptHome;
  readonly lists: readonly KeptList[];
}

/** Moves a favourite to another list. */
export function ListField({ home: { card, listId }, lists }: ListFieldProps) {
  const { call } = useRemote();
  const { busy, change } = useChange(texts.error);
  const move = (value: string) =>
    change(value, async () => {
      const { moveFavourite } = await import('./kept-calls.ts');
      return moveFavourite(call, card.id, value === '' ? null : Number(value));
    });
  return (
    <SelectField
      label={texts.list}
      aria-label={texts.listOf(card.title)}
      placeholder={texts.noList}
      value={busy ?? String(listId ?? '')}
      onChange={({ currentTarget }) => move(currentTarget.value)}
      options={lists.map(({ id, name }) => ({ value: String(id), label: name }))}
    />
  );
}
