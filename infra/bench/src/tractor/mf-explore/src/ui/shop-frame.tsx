import { Container } from '@umbral/kit/layout/container.tsx';
import { Fragment } from '@umbral/kit/remote/fragment.tsx';
import type { ReactNode } from 'react';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import css from './shop-frame.module.css';

/** A page of the shop: header with team Checkout's mini cart, the page, footer. */
export function ShopFrame({ children }: { readonly children: ReactNode }) {
  return (
    <Container>
      <div className={css.top}>
        <Header />
        <Fragment of="mf-checkout/mini-cart" className={css.cart} />
      </div>
      <div className={css.page} lang="en" data-boundary-page="explore">
        {children}
      </div>
      <Footer />
    </Container>
  );
}
