import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { useEffect } from 'react';
import { hasConsented } from './consent.ts';

/** The page that this document had when the listing's code came: opening a listing changes no filter. */
const openedOn = typeof location === 'undefined' ? undefined : location.pathname;
let isOpening = true;

/** Tells what a visitor looks for when the filters change, after consent only; nothing is loaded before it [B028, B094]. */
export function useIntent(href: string): void {
  const context = useRemote();
  useEffect(() => {
    const isOpened = isOpening && href.split('?')[0] === openedOn;
    isOpening = false;
    if (isOpened || !hasConsented(context)) return;
    import(/* webpackChunkName: "track-intent" */ './track-intent.ts').then(
      ({ trackIntent }) => trackIntent(context, href),
      // Whoever cannot be counted still finds a home.
      () => undefined,
    );
  }, [context, href]);
}
