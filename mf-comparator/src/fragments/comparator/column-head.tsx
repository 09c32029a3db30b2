import type { CurrencyState } from 'shared-contracts/remote/render-contract.ts';
import { IconButton } from 'shared-contracts/ui/icon-button.tsx';
import { closeIcon } from 'shared-contracts/ui/icons.ts';
import { Picture } from 'shared-contracts/ui/picture.tsx';
import { type ComparedColumn, priceText } from '../../model/compared-column.ts';
import { texts } from '../../texts.ts';
import css from './column-head.module.css';

interface ColumnHeadProps {
  readonly column: ComparedColumn;
  readonly currency: CurrencyState;
  readonly onDrop: (plantId: number) => void;
}

/** What a column compares: picture, name, price, and the way out. */
export function ColumnHead({ column, currency, onDrop }: ColumnHeadProps) {
  return (
    <div className={css.head}>
      {column.image && <Picture image={column.image} sizes="240px" ratio="3:2" />}
      <a className={css.title} href={column.href}>
        {column.title}
      </a>
      <p className={css.price}>
        <span className={css.caption}>{texts.overlay.price}</span>
        {priceText(column, currency) ?? texts.overlay.priceHidden}
      </p>
      {!column.isActive && <p className={css.unavailable}>{texts.overlay.unavailable}</p>}
      <IconButton
        className={css.remove}
        look="floating"
        icon={closeIcon}
        label={texts.overlay.remove(column.title)}
        onClick={() => onDrop(column.id)}
      />
    </div>
  );
}
