import { type ComponentType, useCallback, useState } from 'react';
import { useRemote } from './use-remote.ts';

/**
 * A part whose code comes when it is asked for: the component once it is here, and what fetches it and tells whether
 * it came. A failure is said, and the next time tries again. Pass a `load` that stays the same.
 */
export function useLazyPart<Props>(
  load: () => Promise<ComponentType<Props>>,
  failure: string,
): [ComponentType<Props> | undefined, () => Promise<boolean>] {
  const { toast } = useRemote();
  const [Part, setPart] = useState<ComponentType<Props>>();
  const fetchIt = useCallback(async () => {
    try {
      const component = await load();
      setPart(() => component);
      return true;
    } catch {
      toast({ tone: 'error', text: failure });
      return false;
    }
  }, [load, failure, toast]);
  return [Part, fetchIt];
}
