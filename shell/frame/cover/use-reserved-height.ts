import { type RefObject, useLayoutEffect } from 'react';

/** Tells the page how much of its foot an element takes, in a custom property, so that what floats keeps above it. */
export function useReservedHeight(
  property: `--h-${string}`,
  of: RefObject<HTMLElement | null>,
  isShown: boolean,
): void {
  useLayoutEffect(() => {
    const element = of.current;
    if (!element || !isShown) return;
    const { style } = document.documentElement;
    const tell = () => style.setProperty(property, `${element.offsetHeight}px`);
    const observer = typeof ResizeObserver === 'function' ? new ResizeObserver(tell) : undefined;
    observer?.observe(element);
    tell();
    return () => {
      observer?.disconnect();
      style.removeProperty(property);
    };
  }, [property, of, isShown]);
}
