const property = '--h-card';
let known: number | undefined;

/**
 * For the first cell of a list of cards: cards out of sight take the height that it has on this screen, so that going back
 * finds each of them where it was. Gives the way to stop.
 */
export function watchCardHeight(cell: HTMLElement): () => void {
  const list = cell.closest<HTMLElement>('ul');
  const tell = () => known !== undefined && list?.style.setProperty(property, `${known}px`);
  tell();
  const observer = new ResizeObserver(() => {
    const height = cell.querySelector(':scope > article')?.clientHeight;
    if (!height || height === known) return;
    known = height;
    tell();
  });
  observer.observe(cell);
  return () => observer.disconnect();
}
