import { listPlantsByIds, listRelatedPlants } from '@umbral/domain/api/plants.ts';
import { listFeaturedProjects } from '@umbral/domain/api/projects.ts';
import type { PlantRecord } from '@umbral/domain/homes/plant-record.ts';
import { type PlantCard, plantCardOf } from '@umbral/kit/cards/plant-card.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import type { RailProps } from './rail-props.ts';

/** The rail's cards, in their order. */
export async function loadRail(call: CallApi, props: RailProps, signal: AbortSignal): Promise<PlantCard[]> {
  const records = await loadRecords(call, props, signal);
  const now = Date.now();
  return records.slice(0, props.limit).map((record) => plantCardOf(record, now));
}

async function loadRecords(
  call: CallApi,
  { kind, ids, plantId, than, limit }: RailProps,
  signal: AbortSignal,
): Promise<PlantRecord[]> {
  if (kind === 'featured') {
    return (await call(listFeaturedProjects, { query: { scope: 'home', limit } }, { signal })).data;
  }
  if (kind === 'related') {
    return (await call(listRelatedPlants, { params: { id: plantId ?? 0 }, query: { limit, than } }, { signal })).data;
  }
  if (ids.length === 0) return [];
  return (await call(listPlantsByIds, { params: { id: ids.join(',') } }, { signal })).data;
}
