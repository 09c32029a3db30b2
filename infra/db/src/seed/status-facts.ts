import type { BuildingStatus } from '@umbral/domain/vocabulary/vocabulary.ts';
import type { Random } from 'infra-random/random.ts';

interface StatusFacts {
  /** Share of the full price: who buys early pays less. */
  priceFactor: number;
  weight: number;
}

export const statusFacts: Record<BuildingStatus, StatusFacts> = {
  launch: { priceFactor: 0.94, weight: 14 },
  presale: { priceFactor: 0.96, weight: 20 },
  'off-plan': { priceFactor: 0.98, weight: 24 },
  'under-construction': { priceFactor: 1.02, weight: 26 },
  'immediate-delivery': { priceFactor: 1.06, weight: 16 },
  'sold-out': { priceFactor: 1.06, weight: 0 },
};

const drawn: readonly (readonly [BuildingStatus, number])[] = [
  ['launch', statusFacts.launch.weight],
  ['presale', statusFacts.presale.weight],
  ['off-plan', statusFacts['off-plan'].weight],
  ['under-construction', statusFacts['under-construction'].weight],
  ['immediate-delivery', statusFacts['immediate-delivery'].weight],
];

/** The status of a project; every 67th is sold out. */
export function chooseStatus(projectId: number, random: Random): BuildingStatus {
  return projectId % 67 === 0 ? 'sold-out' : random.weighted(drawn);
}

/** Whether single homes are on offer beside the unit type. */
export function hasStock(status: BuildingStatus): boolean {
  return status === 'under-construction' || status === 'immediate-delivery';
}
