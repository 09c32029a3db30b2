import { Container } from '@umbral/kit/layout/container.tsx';
import { Fragment } from '@umbral/kit/remote/fragment.tsx';
import type { ReactNode } from 'react';
import { MiniCart } from './mini-cart.tsx';
import css from './shop-frame.module.css';

/** A page of the shop between team Explore's header and footer, the mini cart beside the header. */
export function ShopFrame({ children }: { readonly children: ReactNode }) {
  return (
    <Container>
      <div className={css.top}>
        <Fragment of="mf-explore/header" className={css.header} />
        <div className={css.cart}>
          <MiniCart />
        </div>
      </div>
      <div className={css.page} lang="en">
        {children}
      </div>
      <Fragment of="mf-explore/footer" />
    </Container>
  );
}
