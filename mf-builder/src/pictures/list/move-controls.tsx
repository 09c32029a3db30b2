import { IconButton } from '@umbral/kit/actions/icon-button.tsx';
import { chevronLeftIcon, chevronRightIcon } from '@umbral/kit/media/icons.ts';
import { picturesTexts as texts } from '../pictures-texts.ts';
import css from './move-controls.module.css';
import type { Reorder } from './use-reorder.ts';

const gripIcon = 'M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01';

interface MoveControlsProps {
  readonly reorder: Reorder;
  readonly place: number;
  readonly count: number;
  readonly name: string;
}

/** Moves one item of a list: a handle for dragging and for arrow keys, and a button for each direction. */
export function MoveControls({ reorder, place, count, name }: MoveControlsProps) {
  const step = (by: -1 | 1) => () => reorder.move(place, place + by, by === -1 ? 'before' : 'after');
  if (count < 2) return null;
  return (
    <>
      <IconButton
        icon={gripIcon}
        label={texts.list.handle(name, place + 1, count)}
        className={css.handle}
        data-move="handle"
        {...reorder.handle(place)}
      />
      {/* At the ends they stay, so that the focus does. */}
      <IconButton
        icon={chevronLeftIcon}
        label={texts.list.before(name)}
        data-move="before"
        aria-disabled={place === 0}
        onClick={step(-1)}
      />
      <IconButton
        icon={chevronRightIcon}
        label={texts.list.after(name)}
        data-move="after"
        aria-disabled={place === count - 1}
        onClick={step(1)}
      />
    </>
  );
}
