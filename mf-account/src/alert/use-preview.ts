import type { WatchedFilters } from '@umbral/domain/filters/wire-filters.ts';
import type { AlertPreview } from '@umbral/domain/people/alert.ts';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { useEffect, useState } from 'react';
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
