import { engineFilter } from '@umbral/domain/filters/engine-filter.ts';
import type { Condition } from '@umbral/domain/filters/filter-conditions.ts';
import type { Backend } from 'infra-api/engine/backend.ts';
import { recordsOfIds } from 'infra-api/market/plants/card-queries.ts';
import { packRecords, type RecordSource } from 'infra-search/src/engine/build-segment.ts';
import { buildOwnEngine } from '../../engine/own-engine.ts';

/** Ids of the homes that the engine finds under conditions, ascending; months count from `now`. */
export type EngineSelection = (conditions: readonly Condition[], now: Date) => readonly number[];

const slice = 250;

/** The engine of the portal with the records of some homes. */
export async function engineOf(backend: Backend, ids: readonly number[]): Promise<EngineSelection> {
  const parts: RecordSource[] = [];
  for (let from = 0; from < ids.length; from += slice) {
    const records = await recordsOfIds(backend, ids.slice(from, from + slice));
    parts.push(packRecords(records.map((record) => JSON.stringify(record))));
  }
  const engine = buildOwnEngine(parts);
  return (conditions, now) => {
    const filters = engineFilter(conditions, now.getTime());
    const found = engine.idsOf({ filters, ...aroundOf(conditions) });
    return found.map(Number).toSorted((a, b) => a - b);
  };
}

/** Where a search looks, which is no clause of `filters`. */
function aroundOf(conditions: readonly Condition[]) {
  const around = conditions.find((condition) => condition.kind === 'around');
  if (!around) return {};
  const { lat, lng, radiusKm } = around.near;
  return { aroundLatLng: `${lat},${lng}`, aroundRadius: Math.round(radiusKm * 1000) };
}
