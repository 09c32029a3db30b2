import { type ComponentType, useEffect, useState } from 'react';

interface LazyPartProps<Props extends object> {
  readonly load: () => Promise<ComponentType<Props>>;
  readonly props: Props;
}

/** A part beside the form whose code comes after the page: where it cannot be had, the form does without. */
export function LazyPart<Props extends object>({ load, props }: LazyPartProps<Props>) {
  const [Part, setPart] = useState<ComponentType<Props>>();
  useEffect(() => {
    let isLeft = false;
    const bring = () =>
      load().then(
        (component) => !isLeft && setPart(() => component),
        () => undefined,
      );
    void bring();
    return () => {
      isLeft = true;
    };
  }, [load]);
  return Part ? <Part {...props} /> : null;
}
