import { softHref } from '../links.ts';

/**
 * Without a line a link is the browser's: a soft step would ask for code and data that cannot come, a document is what the
 * device may have. What is in the page itself, as an anchor or a button, stays as it is.
 */
export function followWithoutLine(isFromDevice: () => boolean): void {
  document.addEventListener(
    'click',
    (event) => {
      const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      const isCut = !navigator.onLine || isFromDevice();
      if (isPlain && isCut && softHref(event.target) !== undefined) event.stopPropagation();
    },
    { capture: true },
  );
}
