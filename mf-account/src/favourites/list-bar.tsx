import { ChipButton, ChipRow } from '@umbral/kit/actions/chip.tsx';
import { editIcon, plusIcon, trashIcon } from '@umbral/kit/media/icons.ts';
import { useRef, useState } from 'react';
import { favouritesTexts as texts } from '../texts/favourites-texts.ts';
import { useKeptActions } from '../ui/kept-actions.tsx';
import css from './favourites.module.css';
import type { KeptHome, KeptList } from './kept-home.ts';
import { ListDialogs, type ListQuestion } from './list-dialogs.tsx';
import { ShareChip } from './sharing/share-chip.tsx';

interface ListBarProps {
  readonly lists: readonly KeptList[];
  readonly homes: readonly KeptHome[];
  /** The list that is shown; none for all favourites. */
  readonly chosen: KeptList | undefined;
  readonly onChoose: (id: number | null) => void;
}

/** The lists of the person: which one is shown, a new one, and what can be done with the one that is shown. */
export function ListBar({ lists, homes, chosen, onChoose }: ListBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const [question, ask] = useState<ListQuestion>();
  const { isOnDevice } = useKeptActions();
  const countOf = (id: number) => homes.filter(({ listId }) => listId === id).length;
  const onGone = () => {
    onChoose(null);
    bar.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be announced as part of a form
    <div ref={bar} tabIndex={-1} role="group" aria-label={texts.lists} className={css.lists}>
      <ChipRow>
        <ChipButton isPressed={!chosen} onClick={() => onChoose(null)}>
          {`${texts.all} (${homes.length})`}
        </ChipButton>
        {lists.map(({ id, name }) => (
          <ChipButton key={id} isPressed={id === chosen?.id} onClick={() => onChoose(id)}>
            {`${name} (${countOf(id)})`}
          </ChipButton>
        ))}
        <ChipButton icon={plusIcon} onClick={() => ask('create')}>
          {texts.newList}
        </ChipButton>
        {chosen && (
          <>
            {!isOnDevice && <ShareChip list={chosen} />}
            <ChipButton icon={editIcon} onClick={() => ask('rename')}>
              {texts.renameList}
            </ChipButton>
            <ChipButton icon={trashIcon} onClick={() => ask('remove')}>
              {texts.deleteList}
            </ChipButton>
          </>
        )}
      </ChipRow>
      <ListDialogs question={question} list={chosen} onClose={() => ask(undefined)} onGone={onGone} />
    </div>
  );
}
