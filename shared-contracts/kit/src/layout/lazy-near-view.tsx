import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useDeferredValue,
  useMemo,
  useState,
} from 'react';
import css from './lazy-near-view.module.css';

/** A part below the fold: the server draws it, its code comes when a visitor is near. */
export interface LazyNearView<Props> {
  readonly Part: ComponentType<Props>;
  /** Brings the code at once: where the page is drawn from its data, by the server or in the browser. */
  readonly preload: () => Promise<void>;
}

/**
 * The code of what stands in an element, asked for when that is less than a screen away. Code that cannot be had breaks
 * nothing: it is asked for anew at the next approach, and when the connection is back.
 */
function whenNear<Code>(element: Element | null, load: () => Promise<Code>): Promise<Code> {
  return new Promise((resolve) => {
    const ask = () =>
      load().then(
        (code) => {
          watch.disconnect();
          resolve(code);
        },
        () => addEventListener('online', ask, { once: true }),
      );
    const watch = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && void ask(),
      { rootMargin: '100%' },
    );
    if (element) watch.observe(element);
    else void ask();
  });
}

interface Waiting<Props> {
  readonly Drawn: ComponentType<Props>;
  readonly Kept: () => ReactNode;
}

/**
 * A part of one page whose code is not there yet: it waits until a visitor is near the element of that page. A change of
 * anything around it, as the address of an anchor, makes React draw it anew: then what the server drew is put back where
 * it was, in the same frame, and the element says `data-redrawn`: what is drawn in its place is new to the browser, which
 * knows no height of it yet.
 */
function waiting<Props extends object>(id: string, load: () => Promise<ComponentType<Props>>): Waiting<Props> {
  /** What the server drew; nothing where the element was not there when the part was first asked for. */
  let drawn: readonly Element[] = [];
  const Drawn = lazy(async () => {
    const element = document.getElementById(id);
    drawn = [...(element?.children ?? [])];
    return { default: await whenNear(element, load) };
  });
  function Kept() {
    const restore = useCallback((place: HTMLDivElement | null) => {
      place?.replaceChildren(...drawn);
      place?.parentElement?.setAttribute('data-redrawn', '');
    }, []);
    return <div ref={restore} className={css.kept} />;
  }
  return { Drawn, Kept };
}

/**
 * Makes a part out of a chunk of its own, which is all that the element with an id holds. Its styles must be in the
 * page's chunk.
 */
export function lazyNearView<Props extends object>(
  id: string,
  load: () => Promise<ComponentType<Props>>,
): LazyNearView<Props> {
  let loaded: ComponentType<Props> | undefined;
  /** Changes wait for the code. */
  function Part(props: Props) {
    const [{ Drawn, Kept }] = useState(() => (loaded ? { Drawn: loaded, Kept: () => null } : waiting(id, load)));
    const shown = useDeferredValue(props);
    return useMemo(
      () => (
        <Suspense fallback={<Kept />}>
          <Drawn {...shown} />
        </Suspense>
      ),
      [Drawn, Kept, shown],
    );
  }
  const preload = async () => {
    loaded = await load();
  };
  return { Part, preload };
}
