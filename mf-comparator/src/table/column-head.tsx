import { IconButton } from '@umbral/kit/actions/icon-button.tsx';
import { SelectField } from '@umbral/kit/fields/select-field.tsx';
import { chevronLeftIcon, chevronRightIcon, closeIcon } from '@umbral/kit/media/icons.ts';
import { Picture } from '@umbral/kit/media/picture.tsx';
import type { CurrencyState } from '@umbral/protocol/currency/currency-state.ts';
import { texts } from '../texts.ts';
import css from './column-head.module.css';
import { type ComparedColumn, priceText } from './compared-column.ts';
import tableCss from './comparison-table.module.css';
import type { ColumnEdits } from './comparison-table.tsx';
import { BestMark } from './table-line.tsx';

interface PictureCellProps {
  readonly column: ComparedColumn;
  readonly edits?: ColumnEdits;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

/** The picture of a column with the buttons that move it or take it out. */
export function PictureCell({ column, edits, isFirst, isLast }: PictureCellProps) {
  const { id, title, image } = column;
  return (
    <td className={tableCss.photo}>
      <div className={css.photo}>
        {image && <Picture image={{ ...image, alt: '' }} sizes="(max-width: 768px) 50vw, 240px" ratio="3:2" />}
        {edits && (
          <div className={css.edits}>
            <IconButton
              look="floating"
              icon={chevronLeftIcon}
              label={texts.overlay.moveLeft(title)}
              aria-disabled={isFirst}
              onClick={() => edits.move(id, -1)}
            />
            <IconButton
              look="floating"
              icon={chevronRightIcon}
              label={texts.overlay.moveRight(title)}
              aria-disabled={isLast}
              onClick={() => edits.move(id, 1)}
            />
            <IconButton
              look="floating"
              className={css.remove}
              icon={closeIcon}
              label={texts.overlay.remove(title)}
              onClick={() => edits.drop(id)}
            />
          </div>
        )}
      </div>
    </td>
  );
}

interface TitleCellProps {
  readonly column: ComparedColumn;
  readonly currency: CurrencyState;
  readonly isCheapest: boolean;
  readonly onSwap?: ColumnEdits['swap'];
}

/** What a column compares: its name and its price stay in sight. */
export function TitleCell({ column, currency, isCheapest, onSwap }: TitleCellProps) {
  return (
    <th scope="col" className={tableCss.head}>
      <a className={css.title} href={column.href}>
        {column.title}
      </a>
      {onSwap && column.types.length > 1 && <TypeChoice column={column} onSwap={onSwap} />}
      <span className={css.caption}>{texts.overlay.price}</span>
      <span className={css.price}>{priceText(column, currency) ?? texts.overlay.priceHidden}</span>
      {isCheapest && <BestMark text={texts.best.price} />}
      {!column.isActive && <span className={css.unavailable}>{texts.overlay.unavailable}</span>}
    </th>
  );
}

interface TypeChoiceProps {
  readonly column: ComparedColumn;
  readonly onSwap: ColumnEdits['swap'];
}

/** The types of the column's project, of which one is compared. */
function TypeChoice({ column, onSwap }: TypeChoiceProps) {
  const { id, title, types } = column;
  return (
    <SelectField
      className={css.types}
      label={texts.overlay.typeOf(title)}
      hidesLabel
      value={String(id)}
      options={types.map((type) => ({ value: String(type.id), label: type.label }))}
      onChange={({ currentTarget }) => {
        const type = types.find((one) => String(one.id) === currentTarget.value);
        if (type) onSwap(column, type);
      }}
    />
  );
}
