import { Button } from '@umbral/kit/actions/button.tsx';
import { useState } from 'react';
import { useCart } from '../../cart/use-cart.ts';
import type { Offer } from '../../data/offers.ts';
import { checkoutTexts as texts } from '../../texts.ts';
import css from './add-to-cart.module.css';

/** Nothing for a variant that is not sold. */
export function AddToCart({ data: offer }: { readonly data: Offer | null }) {
  const { add } = useCart();
  const [isAdded, setIsAdded] = useState(false);
  if (!offer) return null;
  const { sku, price, inventory } = offer;
  const put = () => {
    add(sku);
    setIsAdded(true);
  };
  return (
    <div className={css.offer} lang="en">
      <div className={css.facts}>
        <p>{texts.price(price)}</p>
        <p className={inventory > 0 ? css.ok : css.none}>
          {inventory > 0 ? texts.inStock(inventory) : texts.outOfStock}
        </p>
      </div>
      <Button wide disabled={inventory === 0} onClick={put}>
        {texts.add}
      </Button>
      <p className={css.added} role="status">
        {isAdded && (
          <>
            {texts.added} <a href="/checkout/cart">{texts.viewBasket}</a>
          </>
        )}
      </p>
    </div>
  );
}
