import { getPlant, listPlantsByIds } from '@umbral/domain/api/plants.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import { type ContactTarget, targetOfPlant } from '../model/contact-target.ts';

/** Whom one writes to about a plant; nothing for a plant that does not exist. */
export async function loadTarget(call: CallApi, plantId: number): Promise<ContactTarget | undefined> {
  const { data: records } = await call(listPlantsByIds, { params: { id: String(plantId) } });
  const [record] = records;
  if (!record) return undefined;
  const { data: plant } = await call(getPlant, { params: { slug: record.slug } });
  return targetOfPlant(plant);
}
