import { setImmediate as others } from 'node:timers/promises';
import type { GlobePoint } from '@umbral/domain/places/globe.ts';
import { roundedPlace } from '@umbral/domain/travel/reach.ts';
import type { TravelMinutes } from '@umbral/domain/travel/travel-minutes.ts';
import { sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import type { HeldModel } from './held-model.ts';
import { minutesBetween } from './minutes-between.ts';

interface Asked {
  readonly homes: readonly number[];
  readonly places: readonly GlobePoint[];
}

interface HomeMinutes {
  readonly home: number;
  readonly minutes: (TravelMinutes | null)[];
}

/** Minutes from homes of public projects to some places; others are left out. Nothing is kept of what was asked. */
export async function minutesOfHomes(
  { db }: Pick<Backend, 'db'>,
  modelOf: HeldModel,
  { homes, places }: Asked,
): Promise<HomeMinutes[]> {
  const { rows } = await sql<{ id: number; lat: number; lng: number }>`
    select p.id, j.lat, j.lng from plant p join project j on j.id = p.project_id and j.state = 'published'
    join builder b on b.id = j.builder_id and b.is_active
    where p.removed_at is null and p.id in (${sql.join(homes)})`.execute(db);
  if (rows.length === 0) return [];
  const model = await modelOf();
  // A way is as long in both directions, and there are fewer places than homes.
  const from: ReturnType<typeof minutesBetween>[] = [];
  for (const place of places) {
    from.push(minutesBetween(model, roundedPlace(place)));
    await others();
  }
  return homes.flatMap((home) => {
    const row = rows.find(({ id }) => id === home);
    if (!row) return [];
    const isOnMap = row.lat !== 0 || row.lng !== 0;
    return [{ home, minutes: from.map((minutesTo) => (isOnMap ? minutesTo(row) : null)) }];
  });
}
