import { ButtonLink } from '@umbral/kit/actions/button-link.tsx';
import { Fragment } from '@umbral/kit/remote/fragment.tsx';
import { useLoaderData } from '@umbral/protocol/router/router.ts';
import { useCart } from '../cart/use-cart.ts';
import { checkoutTexts as texts } from '../texts.ts';
import { ShopFrame } from '../ui/shop-frame.tsx';
import css from './cart-page.module.css';
import type { loader } from './cart-route.ts';
import { LineItem } from './line-item.tsx';

/** What lies in the cart, and what goes with it. */
export function CartPage() {
  const offers = useLoaderData<typeof loader>();
  const { items, remove } = useCart();
  const lines = items.flatMap(({ sku, quantity }) => {
    const offer = offers.find((one) => one.sku === sku);
    return offer ? [{ offer, quantity }] : [];
  });
  const total = lines.reduce((sum, { offer, quantity }) => sum + offer.price * quantity, 0);
  return (
    <ShopFrame>
      <h1>{texts.basket}</h1>
      <ul className={css.lines}>
        {lines.map(({ offer, quantity }) => (
          <LineItem key={offer.sku} offer={offer} quantity={quantity} onRemove={() => remove(offer.sku)} />
        ))}
      </ul>
      <p className={css.total}>{texts.total(total)}</p>
      <div className={css.actions}>
        <ButtonLink look="secondary" href="/tractors">
          {texts.goOn}
        </ButtonLink>
        <ButtonLink href="/checkout/checkout">{texts.checkout}</ButtonLink>
      </div>
      <Fragment of="mf-explore/recommendations" props={{ skus: lines.map(({ offer }) => offer.sku) }} />
    </ShopFrame>
  );
}
