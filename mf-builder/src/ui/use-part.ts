import { type ComponentType, useCallback, useEffect, useState } from 'react';

/** A part of a page whose code comes after the page. */
export interface LatePart<Props> {
  /** Once it is here. */
  readonly Part: ComponentType<Props> | undefined;
  readonly hasFailed: boolean;
  /** Asks for it again. */
  readonly retry: () => void;
}

/** Fetches a part as soon as its place is drawn. Pass a `load` that stays the same. */
export function usePart<Props>(load: () => Promise<ComponentType<Props>>): LatePart<Props> {
  const [Part, setPart] = useState<ComponentType<Props>>();
  const [hasFailed, setFailed] = useState(false);
  const bring = useCallback(() => {
    setFailed(false);
    load().then(
      (component) => setPart(() => component),
      () => setFailed(true),
    );
  }, [load]);
  useEffect(bring, [bring]);
  return { Part, hasFailed, retry: bring };
}
