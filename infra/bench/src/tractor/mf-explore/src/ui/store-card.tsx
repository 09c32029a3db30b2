import type { Store } from '../data/catalogue.ts';
import { Photo } from './photo.tsx';
import css from './store-card.module.css';

/** A store: its picture and address. */
export function StoreCard({ store: { name, street, city, image } }: { readonly store: Store }) {
  return (
    <div className={css.store}>
      <Photo image={image} widths={[200, 400]} sizes="200px" />
      <p>
        {name}
        <br />
        {street}
        <br />
        {city}
      </p>
    </div>
  );
}
