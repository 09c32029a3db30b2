import { useTopics } from '@umbral/kit/remote/use-topics.ts';
import { useEffect, useState } from 'react';
import { useCart } from '../cart/use-cart.ts';
import { checkoutTexts as texts } from '../texts.ts';
import type { topics } from '../topics.ts';
import css from './mini-cart.module.css';

const bag =
  'M2.75 27.5c0 1.5 1.2 2.75 2.75 2.75h22c1.5 0 2.75-1.2 2.75-2.75V9.6h-6.3a7.6 7.6 0 0 0-14.9 0h-6.3zM16.5 4.8a6.2 6.2 0 0 1 6 4.8h-12a6.2 6.2 0 0 1 6-4.8M8.9 11v4.1h1.4V11h12.4v4.1H24V11h4.9v16.5c0 .8-.6 1.4-1.4 1.4h-22c-.8 0-1.4-.6-1.4-1.4V11z';

/** Shakes whenever it hears that the cart has changed. */
export function MiniCart() {
  const { count } = useCart();
  const bus = useTopics<typeof topics>();
  const [shakes, setShakes] = useState(0);
  useEffect(() => {
    const hearing = bus.on('checkout/cart-updated').subscribe(() => setShakes((before) => before + 1));
    return () => hearing.unsubscribe();
  }, [bus]);
  return (
    <a className={css.cart} href="/checkout/cart" title={texts.viewCart} lang="en">
      <svg key={shakes} className={shakes > 0 ? css.shaken : undefined} viewBox="0 0 33 33" aria-hidden="true">
        <path fill="currentColor" d={bag} />
      </svg>
      <span className={css.count} data-testid="cart-count">
        {count || ''}
      </span>
    </a>
  );
}
