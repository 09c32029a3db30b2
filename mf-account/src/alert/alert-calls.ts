import { previewAlert, saveAlert } from 'shared-contracts/api/saved.ts';
import type { AlertPreview } from 'shared-contracts/domain/alert.ts';
import { localKeys } from 'shared-contracts/domain/storage-keys.ts';
import type { WatchedFilters } from 'shared-contracts/domain/watched-filters.ts';
import type { CallApi } from 'shared-contracts/remote/remote-context.ts';
import type { AlertValues } from './alert-values.ts';
import type { WatchedSearch } from './watched-search.ts';

/** What an alert for these filters would have told this week. */
export async function loadPreview(call: CallApi, filters: WatchedFilters, signal: AbortSignal): Promise<AlertPreview> {
  return (await call(previewAlert, { body: { filters } }, { signal })).data;
}

/** Saves an alert; a sentence where the backend refuses, with an empty one where it gives no reason. */
export async function sendAlert(
  call: CallApi,
  { search, values, isMember }: { search: WatchedSearch; values: AlertValues; isMember: boolean },
): Promise<{ readonly refusal?: string }> {
  const { name, frequency, email } = values;
  const anonymous = isMember ? {} : { email, agree_terms: 'S' as const, user_key: visitorKey() };
  const { ok, reason } = await call(saveAlert, {
    body: { ...search, frequency, name: name.slice(0, 80), ...anonymous },
  });
  return ok === 1 ? {} : { refusal: reason ?? '' };
}

function visitorKey(): string {
  try {
    return localStorage.getItem(localKeys.trackingId) ?? '';
  } catch {
    return '';
  }
}
