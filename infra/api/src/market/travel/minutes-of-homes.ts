import type { GlobePoint } from '@umbral/domain/places/globe.ts';
import type { TravelMinutes } from '@umbral/domain/travel/travel-minutes.ts';
import { sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import { heldModel } from './held-model.ts';
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
export async function minutesOfHomes(backend: Backend, { homes, places }: Asked): Promise<HomeMinutes[]> {
  const { rows } = await sql<{ id: number; lat: number; lng: number }>`
    select p.id, j.lat, j.lng from plant p join project j on j.id = p.project_id and j.state = 'published'
    where p.id in (${sql.join(homes)})`.execute(backend.db);
  const model = await heldModel(backend);
  // A way is as long in both directions, and there are fewer places than homes.
  const from = places.map((place) => minutesBetween(model, place));
  return homes.flatMap((home) => {
    const row = rows.find(({ id }) => id === home);
    if (!row) return [];
    const isOnMap = row.lat !== 0 || row.lng !== 0;
    return [{ home, minutes: from.map((minutesTo) => (isOnMap ? minutesTo(row) : null)) }];
  });
}
