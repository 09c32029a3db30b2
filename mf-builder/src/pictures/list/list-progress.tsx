import { useSyncExternalStore } from 'react';
import { isUnfinished } from '../desk/known-picture.ts';
import { usePictureDesk } from '../desk/use-picture-desk.ts';
import { picturesTexts as texts } from '../pictures-texts.ts';
import css from './list-progress.module.css';

/** How many pictures of a list are on their way still; nothing when all are there. */
export function ListProgress({ keys }: { readonly keys: readonly string[] }) {
  const { desk } = usePictureDesk();
  const countUnfinished = () => {
    const states = keys.map((key) => desk.store.get(key)?.state);
    return states.filter((state) => state && isUnfinished(state)).length;
  };
  const left = useSyncExternalStore(desk.store.subscribe, countUnfinished, countUnfinished);
  if (left === 0) return null;
  const done = keys.length - left;
  return (
    <p className={css.progress}>
      {texts.list.progress(done, keys.length)}
      <progress
        className={css.bar}
        value={done}
        max={keys.length}
        aria-label={texts.list.progress(done, keys.length)}
      />
    </p>
  );
}
