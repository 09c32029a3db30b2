import { listAlerts } from '@umbral/domain/api/saved.ts';
import { listUnitWatches, type UnitWatch } from '@umbral/domain/api/unit-watches.ts';
import { searchTitle } from '@umbral/domain/filters/filter-labels.ts';
import type { Alert } from '@umbral/domain/people/alert.ts';
import type { LoaderArgs } from '@umbral/kit/remote/route-module.ts';
import { loadForOwner, type OwnerData } from '../frame/owner-data.ts';

/** An alert as its card shows it. */
export interface OwnAlert extends Pick<Alert, 'id' | 'name' | 'filters' | 'places' | 'path' | 'frequency'> {
  readonly isActive: boolean;
  readonly isConfirmed: boolean;
  readonly createdAt: string;
}

/** All that a person is told by mail, newest first. */
export interface OwnNews {
  readonly alerts: readonly OwnAlert[];
  readonly watches: readonly UnitWatch[];
}

/** The person's alerts and the homes that the person waits for. */
export function loadAlerts(args: LoaderArgs): Promise<OwnerData<OwnNews>> {
  return loadForOwner(args, async (call, signal) => {
    const [alerts, watches] = await Promise.all([
      call(listAlerts, {}, { signal }),
      call(listUnitWatches, {}, { signal }),
    ]);
    return { alerts: alerts.data.map(ownAlert), watches: watches.data };
  });
}

function ownAlert({ id, name, filters, places, path, frequency, ...alert }: Alert): OwnAlert {
  return {
    id,
    name: name || searchTitle(filters, places),
    filters,
    path,
    frequency,
    places,
    isActive: alert.is_active,
    isConfirmed: alert.is_confirmed,
    createdAt: alert.created_at,
  };
}
