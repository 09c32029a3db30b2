import { engineFilter } from '@umbral/domain/filters/engine-filter.ts';
import type { Condition } from '@umbral/domain/filters/filter-conditions.ts';
import { rankingWords } from '@umbral/domain/search/ranking-words.ts';
import type { Backend } from 'infra-api/engine/backend.ts';
import { recordsOfIds } from 'infra-api/market/plants/card-queries.ts';
import { packRecords } from 'infra-search/src/engine/build-segment.ts';
import { buildOwnEngine } from '../../engine/own-engine.ts';

/** The homes that the engine finds under conditions and beside words that rank; months count from `now`. */
export interface EngineSelection {
  /** Their ids, ascending. */
  (conditions: readonly Condition[], now: Date): readonly number[];
  count(conditions: readonly Condition[], now: Date, text: string): number;
  /** Their ids in the order in which they are shown. */
  ranked(conditions: readonly Condition[], now: Date, text: string): readonly number[];
}

const slice = 250;

type HomeRecord = Awaited<ReturnType<typeof recordsOfIds>>[number];

/** The records of some homes. */
export async function recordsOfHomes(backend: Backend, ids: readonly number[]): Promise<readonly HomeRecord[]> {
  const records: HomeRecord[] = [];
  for (let from = 0; from < ids.length; from += slice) {
    records.push(...(await recordsOfIds(backend, ids.slice(from, from + slice))));
  }
  return records;
}

/** The engine of the portal with the records of some homes. */
export async function engineOf(backend: Backend, ids: readonly number[]): Promise<EngineSelection> {
  return engineOfRecords(await recordsOfHomes(backend, ids));
}

/** The engine of the portal with some records. */
export function engineOfRecords(records: readonly HomeRecord[]): EngineSelection {
  const engine = buildOwnEngine([packRecords(records.map((record) => JSON.stringify(record)))]);
  const asked = (conditions: readonly Condition[], now: Date, text?: string) => ({
    filters: engineFilter(conditions, now.getTime()),
    ...aroundOf(conditions),
    ...rankingWords(text),
  });
  const ranked = (...search: Parameters<typeof asked>) => engine.idsOf(asked(...search)).map(Number);
  const selected = (conditions: readonly Condition[], now: Date) => ranked(conditions, now).toSorted((a, b) => a - b);
  return Object.assign(selected, {
    ranked,
    count: (...search: Parameters<typeof asked>) => engine.totalOf(asked(...search)),
  });
}

/** Where a search looks, which is no clause of `filters`. */
function aroundOf(conditions: readonly Condition[]) {
  const around = conditions.find((condition) => condition.kind === 'around');
  const reached = conditions.find((condition) => condition.kind === 'reached');
  if (reached) return { insidePolygon: reached.rings.map((ring) => ring.flatMap(({ lat, lng }) => [lat, lng])) };
  if (!around) return {};
  const { lat, lng, radiusKm } = around.near;
  return { aroundLatLng: `${lat},${lng}`, aroundRadius: Math.round(radiusKm * 1000) };
}
