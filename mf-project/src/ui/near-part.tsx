import { type ComponentType, lazy, Suspense, useDeferredValue, useMemo } from 'react';

/** A part below the fold: the server draws it, its code comes when a visitor is near. */
export interface NearPart<Props> {
  readonly Part: ComponentType<Props>;
  /** Brings the code at once: where the page is drawn from its data, by the server or in the browser. */
  readonly preload: () => Promise<void>;
}

/** Resolves when an element is less than a screen away, or is not there yet: then nothing was drawn by the server. */
function whenNear(id: string): Promise<void> {
  const element = document.getElementById(id);
  if (!element) return Promise.resolve();
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
  const Later = lazy(async () => {
    await whenNear(id);
    return { default: await load() };
  });
  /** Changes wait for the code: a change before it is there would blank what the server drew. */
  function Part(props: Props) {
    const Drawn = loaded ?? Later;
    const shown = useDeferredValue(props);
    return useMemo(
      () => (
        <Suspense>
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
