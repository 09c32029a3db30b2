import type { UploadPurpose } from '@umbral/domain/api/uploads.ts';
import { FieldMessage } from '@umbral/kit/fields/field.tsx';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useLatest } from '../fields/use-latest.ts';
import { useRemoval } from '../fields/use-removal.ts';
import { DropArea } from '../parts/drop-area.tsx';
import { FileChooser } from '../parts/file-chooser.tsx';
import { picturesTexts as texts } from '../pictures-texts.ts';
import { ListProgress } from './list-progress.tsx';
import { idsOf, moved } from './order.ts';
import css from './picture-list.module.css';
import { PictureListItem } from './picture-list-item.tsx';
import { RefusedFiles } from './refused-files.tsx';
import { useNewPictures } from './use-new-pictures.ts';
import { useReorder } from './use-reorder.ts';

/** What every list of pictures takes. */
export interface PictureListLook {
  readonly purpose: UploadPurpose;
  readonly max: number;
  readonly label: string;
  /** Of the form's field, for the focus of its first wrong control. */
  readonly name?: string;
  readonly help?: string;
  /** What is wrong: of the list (`''`), of an item (`0`) or of a part of it (`0.name`). */
  readonly issueOf: (path: string) => string | undefined;
  /** What is said of files that do not fit any more. */
  readonly fullText?: string;
}

interface PictureListProps<Item> extends PictureListLook {
  readonly items: readonly Item[];
  readonly onItems: (items: readonly Item[]) => void;
  readonly keyOf: (item: Item) => string;
  readonly itemOf: (key: string) => Item;
  /** What an item is called; nothing where it has no name. */
  readonly titleOf: (item: Item) => string;
  /** Fields of an item below its picture. */
  readonly fieldsOf?: (item: Item, place: number, change: (item: Item) => void) => ReactNode;
}

/** Pictures in an order: many chosen or dropped at once, each with where it stands, moved by drag, keys or buttons. */
export function PictureList<Item>(props: PictureListProps<Item>) {
  const { items, onItems, keyOf, itemOf, titleOf, fieldsOf, purpose, max, label, name, help, issueOf } = props;
  const id = useId();
  const chooser = useRef<HTMLButtonElement>(null);
  const afterRemoval = useRef<number>(undefined);
  const fullText = props.fullText ?? texts.rest.full(max);
  const added = useNewPictures({ purpose, items, max, fullText, keyOf, itemOf, onItems });
  const removal = useRemoval();
  const latest = useLatest({ items, onItems });
  const nameOf = (place: number) => {
    const item = items[place];
    return (item !== undefined && titleOf(item)) || texts.list.unnamed(place + 1);
  };
  const reorder = useReorder({ count: items.length, onMove: (from, to) => onItems(moved(items, from, to)), nameOf });
  const change = (place: number) => (item: Item) => onItems(items.with(place, item));
  const remove = (place: number) => {
    const item = items[place];
    if (item === undefined) return;
    onItems(items.toSpliced(place, 1));
    afterRemoval.current = place;
    removal([keyOf(item)], () => latest.current.onItems(latest.current.items.toSpliced(place, 0, item)));
  };
  // The next one takes the place, and the focus.
  useEffect(() => {
    if (afterRemoval.current === undefined) return;
    const left = reorder.list.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [];
    (left[Math.min(afterRemoval.current, left.length - 1)] ?? chooser.current)?.focus();
    afterRemoval.current = undefined;
  });
  const ids = idsOf(items.map(keyOf));
  return (
    <DropArea onFiles={added.add}>
      <fieldset className={css.field} aria-describedby={`${id}-message`}>
        <legend className={css.label}>
          {label}
          <span className={css.count}> {texts.list.count(items.length, max)}</span>
        </legend>
        <FieldMessage id={`${id}-message`} error={issueOf('')} help={help ?? texts.formats} />
        {items.length > 0 && (
          <ol ref={reorder.list} className={css.items}>
            {items.map((item, place) => (
              <PictureListItem
                key={ids[place]}
                pictureKey={keyOf(item)}
                {...{ place, reorder }}
                count={items.length}
                name={nameOf(place)}
                alt={titleOf(item)}
                error={issueOf(`${place}.image`) ?? issueOf(`${place}`)}
                onRemove={() => remove(place)}
              >
                {fieldsOf?.(item, place, change(place))}
              </PictureListItem>
            ))}
          </ol>
        )}
        <div className={css.add}>
          <FileChooser
            ref={chooser}
            {...{ purpose, name }}
            label={`${texts.chooseMany}: ${label}`}
            onFiles={added.add}
            isMultiple
            describedBy={`${id}-message`}
            isInvalid={issueOf('') !== undefined}
          >
            {texts.chooseMany}
          </FileChooser>
          <span className={css.hint}>{added.isBusy ? texts.list.looking : texts.dropMany}</span>
        </div>
        <ListProgress keys={items.map(keyOf)} />
        <RefusedFiles files={added.refused} onClose={added.forget} />
        <p role="status" className="visually-hidden">
          {reorder.news}
        </p>
      </fieldset>
    </DropArea>
  );
}
