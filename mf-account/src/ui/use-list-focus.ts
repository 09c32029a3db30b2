import { type RefObject, useEffect, useRef } from 'react';

/**
 * Where the focus goes when what had it has left a list with its entry: to the list that takes this ref, or to the page's
 * title where there is none. `size` is how much the list holds.
 */
export function useListFocus<Element extends HTMLElement>(size: number): RefObject<Element | null> {
  const list = useRef<Element>(null);
  const former = useRef(size);
  useEffect(() => {
    const hasShrunk = size < former.current;
    former.current = size;
    if (!hasShrunk || document.activeElement !== document.body) return;
    (list.current ?? document.querySelector<HTMLElement>('main h1'))?.focus();
  }, [size]);
  return list;
}
