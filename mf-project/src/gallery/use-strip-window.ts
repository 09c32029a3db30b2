import { type RefObject, useEffect, useState } from 'react';

/** More than these are not drawn all at once. */
const fewEnough = 24;
const beyond = 8;

/** Which of a row's children are near what is seen, so that the rest need not be drawn; it follows the current one. */
export function useStripWindow(strip: RefObject<HTMLElement | null>, count: number, current: number) {
  const [middle, setMiddle] = useState(current);
  const [shown, setShown] = useState(fewEnough);
  const pitchOf = (row: HTMLElement) => row.scrollWidth / count || 1;
  useEffect(() => {
    const row = strip.current;
    setMiddle(current);
    if (!row) return;
    const pitch = row.scrollWidth / count;
    row.scrollTo?.({ left: (current + 0.5) * pitch - row.clientWidth / 2 });
  }, [strip, count, current]);
  const onScroll = ({ currentTarget: row }: { readonly currentTarget: HTMLElement }) => {
    setMiddle(Math.round((row.scrollLeft + row.clientWidth / 2) / pitchOf(row)));
    setShown(Math.ceil(row.clientWidth / pitchOf(row)));
  };
  if (count <= fewEnough) return { from: 0, to: count, onScroll: undefined };
  const half = Math.ceil(Math.max(shown, fewEnough) / 2) + beyond;
  const from = Math.min(Math.max(0, middle - half), Math.max(0, current));
  const to = Math.max(Math.min(count, middle + half), current + 1);
  return { from, to, onScroll };
}
