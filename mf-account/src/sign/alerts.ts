import { saveAlert } from 'shared-contracts/api/saved.ts';
import type { RemoteContext } from 'shared-contracts/remote/remote-context.ts';
import { filtersOfSearch } from 'shared-contracts/routes/search-filters.ts';
import { fromUrl } from 'shared-contracts/routes/search-url.ts';

import { texts } from '../texts.ts';

/** Saves the listing of a path as an alert of whoever is signed in; nobody has to sign in first. */
export async function createAlert({ bus, call, toast }: RemoteContext, path: string): Promise<'sign-in' | 'done'> {
  if (!bus.last('shell/session-changed')?.session) return 'sign-in';
  const state = fromUrl(new URL(path, location.origin));
  if (!state) return 'done';
  try {
    const { ok, reason } = await call(saveAlert, { body: { filters: filtersOfSearch(state) } });
    if (ok === 1) toast({ tone: 'success', text: texts.alerts.saved });
    else toast({ tone: 'warning', text: reason ?? texts.alerts.refused });
  } catch {
    toast({ tone: 'error', text: texts.alerts.error });
  }
  return 'done';
}
