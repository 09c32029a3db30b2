/** So much of a card must be in view, or so much of the view be filled by it: a card may be taller than a small window. */
const share = 0.5;
/** So long it must stay there: who scrolls past has seen nothing. */
const lookMs = 1000;

/** Watches cards until they were seen. */
export interface CardWatch {
  watch(card: Element): void;
  /** Nobody looks at the page for now, or again. */
  setPaused(isPaused: boolean): void;
  /** Forgets cards that have left the document. */
  tidy(): void;
}

const isInView = ({ isIntersecting, intersectionRatio, intersectionRect, rootBounds }: IntersectionObserverEntry) =>
  isIntersecting &&
  (intersectionRatio >= share || intersectionRect.height >= (rootBounds?.height ?? Number.POSITIVE_INFINITY) * share);

/** What lies behind an open dialog is in view for the browser, and for nobody else. */
function isCovered(card: Element): boolean {
  const dialog = document.querySelector('dialog:modal');
  return dialog !== null && !dialog.contains(card);
}

/**
 * Says of each card when half of it has been in view for a second. One observer for all cards; the browser measures,
 * no layout is asked for.
 */
export function createCardWatch(onSeen: (card: Element) => void): CardWatch {
  const timers = new Map<Element, number>();
  const watched = new Set<Element>();
  let isPaused = false;

  function look(card: Element): void {
    timers.set(
      card,
      window.setTimeout(() => {
        timers.delete(card);
        if (!card.isConnected) return;
        if (isCovered(card)) return look(card);
        forget(card);
        onSeen(card);
      }, lookMs),
    );
  }
  function lookAway(card: Element): void {
    window.clearTimeout(timers.get(card));
    timers.delete(card);
  }
  function forget(card: Element): void {
    lookAway(card);
    watched.delete(card);
    observer.unobserve(card);
  }
  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        const isLookedAt = timers.has(entry.target);
        if (isInView(entry) && !isPaused) {
          if (!isLookedAt) look(entry.target);
        } else if (isLookedAt) lookAway(entry.target);
      }
    },
    { threshold: [0.1, 0.2, 0.3, 0.4, share] },
  );
  return {
    watch(card) {
      if (watched.has(card)) return;
      watched.add(card);
      observer.observe(card);
    },
    setPaused(paused) {
      isPaused = paused;
      if (paused) for (const card of [...timers.keys()]) lookAway(card);
      // Observing anew makes the browser say where each stands now.
      else
        for (const card of watched) {
          observer.unobserve(card);
          observer.observe(card);
        }
    },
    tidy() {
      for (const card of [...watched]) if (!card.isConnected) forget(card);
    },
  };
}
