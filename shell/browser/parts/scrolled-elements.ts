/** What was scrolled inside of pages. */
export interface ScrolledElements {
  /** A page goes out of the document, which forgets where its parts were scrolled to; gives the way to put them back. */
  leave(page: Element): () => void;
}

/** Notes which elements are scrolled, so that nobody has to look at all of them. */
export function followScrolled(): ScrolledElements {
  const scrolled = new Set<Element>();
  const note = ({ target }: Event) => target instanceof Element && scrolled.add(target);
  document.addEventListener('scroll', note, { capture: true, passive: true });
  return {
    leave(page) {
      const places = [...scrolled]
        .filter((element) => page.contains(element))
        .map((element) => ({ element, left: element.scrollLeft, top: element.scrollTop }));
      scrolled.clear();
      return () => {
        for (const { element, left, top } of places) {
          element.scrollTo({ left, top, behavior: 'instant' });
          scrolled.add(element);
        }
      };
    },
  };
}
