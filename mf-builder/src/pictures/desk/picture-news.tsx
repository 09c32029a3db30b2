import { useEffect, useState } from 'react';
import { picturesTexts as texts } from '../pictures-texts.ts';
import { isUnfinished, type KnownPicture } from './known-picture.ts';
import type { PictureStore } from './picture-store.ts';

/** Tells assistive technology when a picture that was on its way is ready, or why it is not. */
export function PictureNews({ store }: { readonly store: PictureStore }) {
  const [news, setNews] = useState('');
  useEffect(() => {
    const before = new Map<string, KnownPicture>();
    return store.subscribe(() => {
      for (const key of store.keys()) {
        const now = store.get(key);
        const told = now && newsOf(now, before.get(key));
        if (told) setNews(told);
        if (now) before.set(key, now);
      }
    });
  }, [store]);
  return (
    <p role="status" className="visually-hidden">
      {news}
    </p>
  );
}

function newsOf({ state, fileName }: KnownPicture, before: KnownPicture | undefined): string | undefined {
  if (!before || !isUnfinished(before.state) || before.state.status === state.status) return undefined;
  const name = fileName ?? texts.picture;
  if (state.status === 'ready') return texts.ready(name);
  return state.status === 'refused' ? texts.refused(name, state.reason) : undefined;
}
