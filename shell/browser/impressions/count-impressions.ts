import { createCardWatch } from './card-watch.ts';
import { createSeenPlants } from './seen-plants.ts';
import { sendImpressions } from './send-impressions.ts';

/** Cards of any remote say of which plant they are: `data-impression="7"`. */
const cards = '[data-impression]';
/** What was seen waits so long for company. */
const sendEveryMs = 5000;
/** Of many changes of the document one look is enough. */
const settleMs = 250;

/** What tells that another page is shown. */
interface Pages {
  /** Calls back with the path of each page that is shown from now on. */
  onShown(callback: (path: string) => void): void;
}

const plantOf = (card: Element) => Number(card instanceof HTMLElement ? card.dataset.impression : undefined);

/**
 * Counts the cards that a visitor really has in view, whichever remote draws them, for as long as the tab lives: no
 * person, only plants. A card that shows another plant from now on counts for that one too.
 */
export function countImpressions(apiBase: string, pages: Pages): void {
  const seen = createSeenPlants();
  let shownFor = new WeakMap<Element, number>();
  const watch = createCardWatch((card) => {
    const plant = plantOf(card);
    shownFor.set(card, plant);
    if (Number.isInteger(plant) && plant > 0) seen.see(plant);
  });
  const send = () => sendImpressions(seen, apiBase);

  function findCards(): void {
    watch.tidy();
    for (const card of document.querySelectorAll(cards)) {
      if (shownFor.get(card) !== plantOf(card)) watch.watch(card);
    }
  }

  let isSettling = false;
  const settle = () => {
    if (isSettling) return;
    isSettling = true;
    window.setTimeout(() => {
      isSettling = false;
      findCards();
    }, settleMs);
  };
  new MutationObserver(settle).observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['data-impression'],
  });
  let path = location.pathname;
  pages.onShown((shown) => {
    if (shown === path) return;
    path = shown;
    seen.turnPage();
    shownFor = new WeakMap();
    settle();
  });
  document.addEventListener('visibilitychange', () => {
    watch.setPaused(document.hidden);
    if (document.hidden) send();
  });
  window.addEventListener('pagehide', send);
  window.setInterval(send, sendEveryMs);
  findCards();
}
