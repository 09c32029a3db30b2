import { previewAlert, saveAlert } from '@umbral/domain/api/saved.ts';
import type { WatchedFilters } from '@umbral/domain/filters/wire-filters.ts';
import type { AlertPreview } from '@umbral/domain/people/alert.ts';
import { visitorKey } from '@umbral/domain/storage/visitor-key.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import type { AlertValues } from './alert-values.ts';
import type { WatchedSearch } from './watched-search.ts';

/** What an alert for these filters would have told this week. */
export async function loadPreview(call: CallApi, filters: WatchedFilters, signal: AbortSignal): Promise<AlertPreview> {
  return (await call(previewAlert, { body: { filters } }, { signal })).data;
}

/** That an alert is saved, or the sentence with which the backend refuses it, an empty one where it gives no reason. */
export interface AlertAnswer {
  readonly refusal?: string;
}

/** Saves an alert. */
export async function saveAlertOf(
  call: CallApi,
  { search, values, isMember }: { search: WatchedSearch; values: AlertValues; isMember: boolean },
): Promise<AlertAnswer> {
  const { name, frequency, email } = values;
  const { filters, path } = search;
  const anonymous = isMember ? {} : { email, agree_terms: 'S' as const, user_key: visitorKey() };
  const { ok, reason } = await call(saveAlert, {
    body: { filters, path, frequency, name: name.slice(0, 80), ...anonymous },
  });
  return ok === 1 ? {} : { refusal: reason ?? '' };
}
