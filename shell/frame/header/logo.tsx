import { productName } from '@umbral/domain/vocabulary/product.ts';
import css from './logo.module.css';

/** A threshold between two dimension ticks: the product's mark with its name. */
export function Logo() {
  return (
    <span className={css.logo}>
      <svg className={css.mark} viewBox="0 0 28 28" aria-hidden>
        <path d="M3 25V3h22v22" />
        <path className={css.door} d="M10 25V12h8v13z" />
        <path d="M1 25h26M3 22v6M25 22v6" />
      </svg>
      {productName}
    </span>
  );
}
