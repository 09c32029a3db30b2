import { useLoaderData } from '@umbral/protocol/router/router.ts';
import { exploreTexts as texts } from '../texts.ts';
import { ShopFrame } from '../ui/shop-frame.tsx';
import { StoreCard } from '../ui/store-card.tsx';
import css from './stores-page.module.css';
import type { loader } from './stores-route.ts';

/** Where tractors can be seen. */
export function StoresPage() {
  const stores = useLoaderData<typeof loader>();
  return (
    <ShopFrame>
      <h1>{texts.ourStores}</h1>
      <p className={css.lead}>{texts.visit}</p>
      <ul className={css.list}>
        {stores.map((store) => (
          <li key={store.id}>
            <StoreCard store={store} />
          </li>
        ))}
      </ul>
    </ShopFrame>
  );
}
