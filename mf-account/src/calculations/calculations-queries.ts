import { listCalculations } from '@umbral/domain/api/calculations.ts';
import type { KeptCalculation } from '@umbral/domain/people/calculation.ts';
import type { LoaderArgs } from '@umbral/kit/remote/route-module.ts';
import { loadForOwner, type OwnerData } from '../frame/owner-data.ts';

/** The results that the person keeps, newest first. */
export function loadCalculations(args: LoaderArgs): Promise<OwnerData<KeptCalculation[]>> {
  return loadForOwner(args, async (call, signal) => (await call(listCalculations, {}, { signal })).data);
}
