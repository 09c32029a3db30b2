import { useEffect, useState } from 'react';
import { useRemote } from 'shared-contracts/remote/remote-context.ts';
import type { ComparedColumn } from '../../model/compared-column.ts';
import type { Selection } from '../../selection/selection.ts';

export type Columns =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | { readonly state: 'ready'; readonly columns: readonly ComparedColumn[] };

/** The facts of the compared plants; what was loaded stays while the selection shrinks. */
export function useColumns(selection: Selection): Columns {
  const { call } = useRemote();
  const [loaded, setLoaded] = useState<readonly ComparedColumn[]>();
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const ids = selection.map(({ plantId }) => plantId).join(',');
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` asks for another try
  useEffect(() => {
    const controller = new AbortController();
    setFailed(false);
    import('./overlay-queries.ts')
      .then(({ loadColumns }) => loadColumns(call, ids.split(',').map(Number), controller.signal))
      .then(setLoaded, () => !controller.signal.aborted && setFailed(true));
    return () => controller.abort();
  }, [call, ids, attempt]);

  if (hasFailed) return { state: 'failed', retry: () => setAttempt((count) => count + 1) };
  if (!loaded) return { state: 'loading' };
  const chosen = new Set(selection.map(({ plantId }) => plantId));
  return { state: 'ready', columns: loaded.filter(({ id }) => chosen.has(id)) };
}
