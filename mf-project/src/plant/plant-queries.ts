import { getBuilder } from 'shared-contracts/api/builders.ts';
import { foundOrNothing } from 'shared-contracts/api/found-or-nothing.ts';
import { getPlant, listPlantsByIds, listRelatedPlants } from 'shared-contracts/api/plants.ts';
import type { Plant } from 'shared-contracts/domain/plant.ts';
import type { CallApi } from 'shared-contracts/remote/remote-context.ts';
import type { PlantData } from './plant-data.ts';
import { plantDataOf } from './plant-shape.ts';

const similarLimit = 8;

/** The page of a plant by its slug; nothing for a plant that does not exist. */
export async function loadPlant(call: CallApi, slug: string, signal: AbortSignal): Promise<PlantData | undefined> {
  const plant = await foundOrNothing(call(getPlant, { params: { slug } }, { signal }));
  if (!plant) return undefined;
  const { builder, record, similar } = await companyOf(plant.data, call, signal);
  return plantDataOf(plant.data, { builder, record, similar, now: Date.now() });
}

/** What stands around the plant; a part that cannot be had is left out, the plant itself counts. */
async function companyOf({ id, hide_price, project }: Plant, call: CallApi, signal: AbortSignal) {
  const [builder, similar, records] = await Promise.all([
    call(getBuilder, { params: { slug: project.builder.slug } }, { signal }).catch(() => undefined),
    call(listRelatedPlants, { params: { id }, query: { limit: similarLimit } }, { signal }).catch(() => undefined),
    hide_price ? call(listPlantsByIds, { params: { id: String(id) } }, { signal }).catch(() => undefined) : undefined,
  ]);
  return { builder: builder?.data, similar: similar?.data ?? [], record: records?.data[0] };
}
