import { useEffect, useState } from 'react';
import type { AlertPreview } from 'shared-contracts/domain/alert.ts';
import type { WatchedFilters } from 'shared-contracts/domain/watched-filters.ts';
import { useRemote } from 'shared-contracts/remote/remote-context.ts';
import { loadPreview } from './alert-calls.ts';

/** A preview, that there is none yet, or that there will be none. */
export type PreviewState = AlertPreview | 'loading' | 'failed';

/** Asks for the preview of a search, once. */
export function usePreview(filters: WatchedFilters): PreviewState {
  const { call } = useRemote();
  const [preview, setPreview] = useState<PreviewState>('loading');
  useEffect(() => {
    const control = new AbortController();
    loadPreview(call, filters, control.signal).then(setPreview, () => {
      if (!control.signal.aborted) setPreview('failed');
    });
    return () => control.abort();
  }, [call, filters]);
  return preview;
}
