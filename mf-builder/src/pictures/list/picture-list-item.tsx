import { IconButton } from '@umbral/kit/actions/icon-button.tsx';
import { FieldMessage } from '@umbral/kit/fields/field.tsx';
import { trashIcon } from '@umbral/kit/media/icons.ts';
import { classNames } from '@umbral/kit/styles/class-names.ts';
import { type ReactNode, useId } from 'react';
import { FocusButton } from '../focus/focus-button.tsx';
import { PictureTile } from '../parts/picture-tile.tsx';
import { Retry } from '../parts/retry.tsx';
import { picturesTexts as texts } from '../pictures-texts.ts';
import { MoveControls } from './move-controls.tsx';
import css from './picture-list.module.css';
import type { Reorder } from './use-reorder.ts';

interface PictureListItemProps {
  readonly pictureKey: string;
  readonly place: number;
  readonly count: number;
  readonly reorder: Reorder;
  /** What it is called when it is spoken of. */
  readonly name: string;
  readonly alt: string;
  readonly error: string | undefined;
  readonly onRemove: () => void;
  readonly children?: ReactNode;
}

/** One picture of a list with its fields, and what moves and removes it. */
export function PictureListItem(props: PictureListItemProps) {
  const { pictureKey, place, count, reorder, name, alt, error, onRemove, children } = props;
  const messageId = useId();
  const isTarget = reorder.target === place && reorder.dragged !== place;
  return (
    <li className={classNames(css.item, reorder.dragged === place && css.dragged, isTarget && css.target)}>
      <PictureTile pictureKey={pictureKey} alt={alt} />
      <Retry pictureKey={pictureKey} />
      <FieldMessage id={messageId} error={error} />
      {children}
      <div className={css.controls}>
        <MoveControls {...{ reorder, place, count, name }} />
        <FocusButton pictureKey={pictureKey} name={name} />
        <IconButton
          icon={trashIcon}
          label={texts.list.remove(name)}
          className={css.remove}
          onClick={onRemove}
          data-remove
        />
      </div>
    </li>
  );
}
