// No property of our own: what a cell's card inherits would be styled anew with each change of it.
const property = 'contain-intrinsic-height';
const heights = new Map<string, string>();
let observer: ResizeObserver | undefined;

/**
 * Keeps the height of a card's cell, for itself and for the next list with the same plant: out of sight it takes that
 * place, so that going back finds every card where it was. Gives the way to stop.
 */
export function keepCardHeight(cell: HTMLElement): () => void {
  const height = heights.get(plantOf(cell));
  if (height !== undefined) cell.style.setProperty(property, height);
  observer ??= new ResizeObserver((entries) => {
    // All are asked before the first is told: after that the browser would lay out anew before it can answer.
    const seen = entries.map(({ target }) => target).filter(isInSight);
    for (const [cell, height] of seen.map((one) => [one, `auto ${one.clientHeight}px`] as const)) keep(cell, height);
  });
  observer.observe(cell);
  return () => observer?.unobserve(cell);
}

/** Only a card in sight has a height of its own. */
function isInSight(cell: Element): cell is HTMLElement {
  return !!cell.firstElementChild?.checkVisibility({ contentVisibilityAuto: true });
}

/** A page that is kept comes back as it is, and the browser remembers no height of what was out of the document. */
function keep(cell: HTMLElement, height: string): void {
  heights.set(plantOf(cell), height);
  cell.style.setProperty(property, height);
}

function plantOf({ dataset }: HTMLElement): string {
  return dataset.plant ?? '';
}
