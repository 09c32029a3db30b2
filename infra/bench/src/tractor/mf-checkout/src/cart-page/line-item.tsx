import { IconButton } from '@umbral/kit/actions/icon-button.tsx';
import { closeIcon } from '@umbral/kit/media/icons.ts';
import { Link } from '@umbral/protocol/router/router.ts';
import type { Offer } from '../data/offers.ts';
import { checkoutTexts as texts } from '../texts.ts';
import css from './line-item.module.css';

interface LineItemProps {
  readonly offer: Offer;
  readonly quantity: number;
  readonly onRemove: () => void;
}

/** A variant in the cart. */
export function LineItem({ offer: { id, sku, name, price, image }, quantity, onRemove }: LineItemProps) {
  const address = `/product/${id}?sku=${sku}`;
  const at = (size: number) => image.replace('[size]', String(size));
  return (
    <li className={css.line}>
      <Link to={address}>
        <img
          src={at(200)}
          srcSet={`${at(200)} 200w, ${at(400)} 400w`}
          sizes="150px"
          width="150"
          height="150"
          alt={name}
        />
      </Link>
      <Link className={css.name} to={address}>
        <strong>{name}</strong>
        <br />
        {sku}
      </Link>
      <span>{quantity}</span>
      <IconButton icon={closeIcon} label={texts.remove(name)} onClick={onRemove} />
      <span className={css.price}>{texts.price(price * quantity)}</span>
    </li>
  );
}
