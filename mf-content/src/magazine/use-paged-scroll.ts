import { type RefObject, useCallback, useEffect, useState } from 'react';

/** Distance from a page's place at which it still counts as there, px. */
const slack = 8;

function pagesIn(strip: HTMLElement): HTMLElement[] {
  return [...strip.children].filter((child) => child instanceof HTMLElement);
}

/** The first page in sight, counted from 0, and whether the last one is in sight too. */
function placeOf(strip: HTMLElement): { first: number; isAtEnd: boolean } {
  const first = pagesIn(strip).findIndex((page) => page.offsetLeft + page.offsetWidth > strip.scrollLeft + slack);
  return { first: Math.max(first, 0), isAtEnd: strip.scrollLeft + strip.clientWidth >= strip.scrollWidth - slack };
}

/** Follows which page of a strip that scrolls sideways is in sight, and turns pages. */
export function usePagedScroll(ref: RefObject<HTMLElement | null>) {
  const [place, setPlace] = useState({ first: 0, isAtEnd: false });

  useEffect(() => {
    const strip = ref.current;
    if (!strip) return;
    const follow = () => setPlace(placeOf(strip));
    follow();
    strip.addEventListener('scroll', follow, { passive: true });
    addEventListener('resize', follow);
    return () => {
      strip.removeEventListener('scroll', follow);
      removeEventListener('resize', follow);
    };
  }, [ref]);

  const go = useCallback(
    (index: number) => {
      const strip = ref.current;
      const page = strip && pagesIn(strip)[index];
      if (page) strip.scrollTo({ left: page.offsetLeft - (pagesIn(strip)[0]?.offsetLeft ?? 0) });
    },
    [ref],
  );
  const turn = useCallback(
    (direction: 1 | -1) => {
      const strip = ref.current;
      strip?.scrollBy({ left: direction * strip.clientWidth });
    },
    [ref],
  );
  return { ...place, go, turn };
}
