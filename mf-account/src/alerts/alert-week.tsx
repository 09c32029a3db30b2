import type { WatchedFilters } from '@umbral/domain/filters/wire-filters.ts';
import { AlertPreview } from '../alert/alert-preview.tsx';
import { usePreview } from '../alert/use-preview.ts';

/** What an alert would have told within the last seven days. */
export function AlertWeek({ filters }: { readonly filters: WatchedFilters }) {
  return <AlertPreview preview={usePreview(filters)} />;
}
