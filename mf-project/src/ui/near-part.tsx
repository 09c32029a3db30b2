import { type ComponentType, lazy, Suspense, useCallback, useDeferredValue, useMemo } from 'react';
import css from './near-part.module.css';

/** A part below the fold: the server draws it, its code comes when a visitor is near. */
export interface NearPart<Props> {
  readonly Part: ComponentType<Props>;
  /** Brings the code at once: where the page is drawn from its data, by the server or in the browser. */
  readonly preload: () => Promise<void>;
}

/** Resolves when an element is less than a screen away. */
function whenNear(element: Element): Promise<void> {
  return new Promise((resolve) => {
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watch.disconnect();
        resolve();
      },
      { rootMargin: '100%' },
    );
    watch.observe(element);
  });
}

/** Makes a part out of a chunk of its own, inside the element with an id. Its styles must be in the page's chunk. */
export function nearPart<Props extends object>(id: string, load: () => Promise<ComponentType<Props>>): NearPart<Props> {
  let loaded: ComponentType<Props> | undefined;
  /** What the server drew; nothing where the element was not there when the part was first asked for. */
  let drawn: readonly Element[] = [];
  const Later = lazy(async () => {
    const element = document.getElementById(id);
    drawn = [...(element?.children ?? [])];
    if (element) await whenNear(element);
    return { default: await load() };
  });
  /**
   * A change of anything around a part whose code is not there yet, as the address of an anchor, makes React draw it
   * anew: then what the server drew is put back where it was, in the same frame.
   */
  function Kept() {
    const restore = useCallback((place: HTMLDivElement | null) => place?.replaceChildren(...drawn), []);
    return <div ref={restore} className={css.kept} />;
  }
  /** Changes wait for the code. */
  function Part(props: Props) {
    const Drawn = loaded ?? Later;
    const shown = useDeferredValue(props);
    return useMemo(
      () => (
        <Suspense fallback={<Kept />}>
          <Drawn {...shown} />
        </Suspense>
      ),
      [Drawn, shown],
    );
  }
  const preload = async () => {
    loaded = await load();
  };
  return { Part, preload };
}
