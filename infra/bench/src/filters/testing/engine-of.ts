import { engineFilter } from '@umbral/domain/filters/engine-filter.ts';
import type { Condition } from '@umbral/domain/filters/filter-conditions.ts';
import { rankingWords } from '@umbral/domain/search/ranking-words.ts';
import type { Backend } from 'infra-api/engine/backend.ts';
import { recordsOfIds } from 'infra-api/market/plants/card-queries.ts';
import { packRecords, type RecordSource } from 'infra-search/src/engine/build-segment.ts';
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

/** The engine of the portal with the records of some homes. */
export async function engineOf(backend: Backend, ids: readonly number[]): Promise<EngineSelection> {
  const parts: RecordSource[] = [];
  for (let from = 0; from < ids.length; from += slice) {
    const records = await recordsOfIds(backend, ids.slice(from, from + slice));
    parts.push(packRecords(records.map((record) => JSON.stringify(record))));
  }
  const engine = buildOwnEngine(parts);
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
