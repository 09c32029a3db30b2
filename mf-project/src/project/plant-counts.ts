import { countPhoneClick, countPlantView } from 'shared-contracts/api/plants.ts';
import { seenPlants } from 'shared-contracts/remote/plant-lists.ts';
import type { CallApi } from 'shared-contracts/remote/remote-context.ts';

/** Keeps on the device that a plant was seen and counts its view; a count that is lost harms nobody [C073]. */
export async function countView(call: CallApi, id: number): Promise<void> {
  seenPlants.add(id);
  await call(countPlantView, { params: { id } }).catch(() => undefined);
}

/** Counts a click on a phone or WhatsApp link [C074]. */
export async function countClick(call: CallApi, id: number, type: 'phone' | 'whatsapp'): Promise<void> {
  await call(countPhoneClick, { params: { id }, body: { type } }).catch(() => undefined);
}
