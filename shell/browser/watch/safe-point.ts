import { softHref } from '../links.ts';

/** Open dialogs, and whatever says that it is busy; each may stand in the document unseen. */
const atWork = 'dialog[open], [aria-modal="true"], [role="alertdialog"], [aria-busy="true"], [role="progressbar"]';
const unseen = '[hidden], dialog:not([open])';

/** Where a tab may be exchanged for one with newer versions. */
export interface SafePoint {
  /** What the tab has is not served any more: the next link loads a whole document. */
  tabIsOld(): void;
}

/**
 * A tab keeps its versions while somebody works in it. Only a plain click on a link, with nothing open and nothing
 * typed that would be lost, is a moment to leave them.
 */
export function createSafePoint(): SafePoint {
  const touched = new Set<Element>();
  let isOld = false;

  document.addEventListener('input', ({ target }) => {
    for (const known of touched) if (!known.isConnected) touched.delete(known);
    const form = target instanceof Element ? target.closest('form') : null;
    // A search is in the address: nothing of it is lost.
    if (form && form.method !== 'get') touched.add(form);
  });
  for (const type of ['submit', 'reset']) {
    document.addEventListener(type, ({ target }) => target instanceof Element && touched.delete(target));
  }
  document.addEventListener(
    'click',
    (event) => {
      const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      if (!isOld || !isPlain || softHref(event.target) === undefined || isAtWork(touched)) return;
      // Neither a router nor the shell makes it soft: the browser follows the link.
      event.stopPropagation();
    },
    { capture: true },
  );
  return {
    tabIsOld() {
      isOld = true;
    },
  };
}

function isAtWork(touched: ReadonlySet<Element>): boolean {
  const busy = [...document.querySelectorAll(atWork)].filter((element) => !element.closest(unseen));
  return busy.length > 0 || [...touched].some((form) => form.isConnected);
}
