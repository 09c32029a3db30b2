import { type RefObject, useRef } from 'react';

/** Where the focus goes when what had it has left a list: to the list, or to the page's title where it was the last one. */
export function useListFocus<Element extends HTMLElement>(): [RefObject<Element | null>, () => void] {
  const list = useRef<Element>(null);
  return [list, () => (list.current ?? document.querySelector<HTMLElement>('main h1'))?.focus()];
}
