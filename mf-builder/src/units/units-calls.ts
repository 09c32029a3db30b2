import { changeUnits, saveTowers, type UnitChange } from '@umbral/domain/api/units.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';

/** A tower as it is sent; a new one has no number. */
export interface TowerToSave {
  readonly id: number | null;
  readonly name: string;
  readonly floors: number;
}

/** Stores changes of homes of a project [C342]. */
export function sendUnits(call: CallApi, project: number, units: readonly UnitChange[]) {
  return call(changeUnits, { params: { id: project }, body: { units: [...units] } });
}

/** Stores the towers of a project [C341]. */
export function sendTowers(call: CallApi, project: number, towers: readonly TowerToSave[]) {
  return call(saveTowers, { params: { id: project }, body: { towers: [...towers] } });
}
