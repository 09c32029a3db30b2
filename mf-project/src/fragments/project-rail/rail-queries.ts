import { listPlantsByIds, listRelatedPlants } from 'shared-contracts/api/plants.ts';
import { listFeaturedProjects } from 'shared-contracts/api/projects.ts';
import type { PlantRecord } from 'shared-contracts/domain/plant-record.ts';
import type { CallApi } from 'shared-contracts/remote/remote-context.ts';
import { type PlantCard, plantCardOf } from 'shared-contracts/ui/plant-card.ts';
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
