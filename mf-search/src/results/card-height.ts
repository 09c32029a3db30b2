const property = '--h-card';
const heights = new Map<string, number>();
let observer: ResizeObserver | undefined;

/**
 * Keeps the height of a card's cell, for itself and for the next list with the same plant: out of sight it takes that
 * place, so that going back finds every card where it was. Gives the way to stop.
 */
export function keepCardHeight(cell: HTMLElement): () => void {
  const height = heights.get(plantOf(cell));
  if (height !== undefined) cell.style.setProperty(property, `${height}px`);
  observer ??= new ResizeObserver((entries) => {
    for (const { target } of entries) note(target);
  });
  observer.observe(cell);
  return () => observer?.unobserve(cell);
}

/** Only a card in sight has a height of its own. */
function note(cell: Element): void {
  if (!(cell instanceof HTMLElement)) return;
  const isInSight = cell.firstElementChild?.checkVisibility({ contentVisibilityAuto: true });
  if (!isInSight) return;
  heights.set(plantOf(cell), cell.clientHeight);
  // A page that is kept comes back as it is, and the browser remembers no height of what was out of the document.
  cell.style.setProperty(property, `${cell.clientHeight}px`);
}

function plantOf({ dataset }: HTMLElement): string {
  return dataset.plant ?? '';
}
