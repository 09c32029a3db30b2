import type { Surroundings } from '@umbral/domain/api/travel.ts';
import type { GlobePoint } from '@umbral/domain/places/globe.ts';
import type { NearbyPlace } from '@umbral/domain/places/nearby-place.ts';
import { minutesAway, wholeMinutes } from '@umbral/domain/travel/travel-minutes.ts';
import type { TravelModel } from '@umbral/domain/travel/travel-model.ts';
import { sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import type { HeldModel } from './held-model.ts';

/** So many stations say how well a home lies; a longer walk than this nobody takes for one. */
const stationCount = 3;
const longestWalk = 30;

interface Row {
  readonly lat: number;
  readonly lng: number;
  readonly nearby: readonly NearbyPlace[];
}

/** What lies around a plant on sale or not; undefined where its project is not public. */
export async function surroundingsOf(
  { db }: Pick<Backend, 'db'>,
  modelOf: HeldModel,
  plantId: number,
): Promise<Surroundings | undefined> {
  const { rows } = await sql<Row>`
    select j.lat, j.lng, (
      select coalesce(jsonb_agg(jsonb_build_object('name', y.name, 'category', y.category_key,
        'distance_m', y.distance_m) order by y.position), '[]')
      from nearby_place y where y.project_id = j.id) as nearby
    from plant p join project j on j.id = p.project_id and j.state = 'published'
    join builder b on b.id = j.builder_id and b.is_active
    where p.id = ${plantId}`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const { lat, lng, nearby } = row;
  // A project without a point stands at zero.
  const point = lat === 0 && lng === 0 ? null : { lat, lng };
  const model = await modelOf();
  return {
    stations: point ? stationsAround(model, point) : [],
    places: nearby.map(({ name, category, distance_m: metres }) => ({
      name,
      category,
      minutes: typeof metres === 'number' ? minutesAway(metres) : null,
    })),
    point,
  };
}

/** One goes to a station on foot or by bicycle: no line leads there. */
function stationsAround(model: TravelModel, point: GlobePoint): Surroundings['stations'] {
  const [walk, cycle] = [model.walk(point, longestWalk), model.cycle(point, longestWalk)];
  return model
    .stationsNear(point, stationCount, walk)
    .filter(({ minutes }) => minutes <= longestWalk)
    .map(({ station, minutes }) => ({
      name: station.name,
      system: station.system,
      minutes: { walk: wholeMinutes(minutes), cycle: wholeMinutes(cycle(station)), transit: null },
    }));
}
