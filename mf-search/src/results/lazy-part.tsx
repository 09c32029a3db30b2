import { type ComponentType, lazy, Suspense, useDeferredValue, useMemo } from 'react';

/** A part whose code comes when it is drawn; what was loaded ahead is drawn at once, also by the server. */
export interface LazyPart<Props> {
  readonly Part: ComponentType<Props>;
  readonly preload: () => Promise<void>;
}

/** Makes a part of the page out of a chunk of its own. Its styles must be in the page's chunk: documents carry those. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let loaded: ComponentType<Props> | undefined;
  const preload = async () => {
    loaded = await load();
  };
  const Later = lazy(async () => ({ default: await load() }));
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
  return { preload, Part };
}
