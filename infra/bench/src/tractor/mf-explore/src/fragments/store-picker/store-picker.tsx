import { Button } from '@umbral/kit/actions/button.tsx';
import { useTopics } from '@umbral/kit/remote/use-topics.ts';
import { useRef, useState } from 'react';
import type { Store } from '../../data/catalogue.ts';
import { exploreTexts as texts } from '../../texts.ts';
import type { topics } from '../../topics.ts';
import { StoreCard } from '../../ui/store-card.tsx';
import css from './store-picker.module.css';

/** The chosen store, and a dialog of all. */
export function StorePicker({ data: stores }: { readonly data: readonly Store[] }) {
  const bus = useTopics<typeof topics>();
  const dialog = useRef<HTMLDialogElement>(null);
  const [chosen, setChosen] = useState<Store>();
  const choose = (store: Store) => {
    setChosen(store);
    bus.publish('explore/store-selected', { id: store.id });
    dialog.current?.close();
  };
  return (
    <div className={css.picker} lang="en">
      {chosen && <StoreCard store={chosen} />}
      <Button look="secondary" onClick={() => dialog.current?.showModal()}>
        {texts.choose}
      </Button>
      <dialog ref={dialog} className={css.dialog} aria-label={texts.stores}>
        <h2>{texts.stores}</h2>
        <ul className={css.list}>
          {stores.map((store) => (
            <li key={store.id}>
              <StoreCard store={store} />
              <Button look="secondary" aria-label={`${texts.select} ${store.name}`} onClick={() => choose(store)}>
                {texts.select}
              </Button>
            </li>
          ))}
        </ul>
      </dialog>
    </div>
  );
}
