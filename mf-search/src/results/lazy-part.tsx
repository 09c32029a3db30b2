import { type ComponentType, lazy, Suspense } from 'react';

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
  return {
    preload,
    Part: (props) => {
      const Drawn = loaded ?? Later;
      return (
        <Suspense>
          <Drawn {...props} />
        </Suspense>
      );
    },
  };
}
