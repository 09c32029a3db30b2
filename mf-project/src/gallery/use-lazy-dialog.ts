import { type ComponentType, useState } from 'react';
import { useRemote } from 'shared-contracts/remote/remote-context.ts';
import { galleryTexts as texts } from '../texts/gallery-texts.ts';

/** A dialog whose code comes with the first press: the component once it is here, and what fetches it. */
export function useLazyDialog<Props>(
  load: () => Promise<ComponentType<Props>>,
  failure: string = texts.failed,
): [ComponentType<Props> | undefined, () => Promise<void>] {
  const { toast } = useRemote();
  const [Loaded, setLoaded] = useState<ComponentType<Props>>();
  const fetchIt = async () => {
    try {
      const component = await load();
      setLoaded(() => component);
    } catch {
      toast({ tone: 'error', text: failure });
    }
  };
  return [Loaded, fetchIt];
}
