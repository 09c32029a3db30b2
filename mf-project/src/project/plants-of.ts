import { getPlant } from '@umbral/domain/api/plants.ts';
import type { Plant } from '@umbral/domain/homes/plant.ts';
import type { PlantRecord } from '@umbral/domain/homes/plant-record.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';

/** Of so many homes the plans are asked for; the page of each of the others has its own. */
const mostPlans = 8;

/** The homes with their plans; one that cannot be had costs only its plan. */
export async function plantsOf(homes: readonly PlantRecord[], call: CallApi, signal: AbortSignal): Promise<Plant[]> {
  const answers = homes
    .slice(0, mostPlans)
    .map(({ slug }) =>
      call(getPlant, { params: { slug }, query: { completePlants: false } }, { signal }).catch(() => undefined),
    );
  return (await Promise.all(answers)).flatMap((answer) => answer?.data ?? []);
}
