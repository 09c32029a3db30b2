import type { Tower, UnitPlant } from '@umbral/domain/api/units.ts';
import { emptyUnit, type UnitRow } from './unit-rows.ts';

/** How the homes of a whole tower are made. */
export interface TowerPlan {
  /** Before the number: "Apartamento". */
  readonly noun: string;
  /** Beginning of the number: "2-". */
  readonly prefix: string;
  /** The typology of each place, from the left. */
  readonly places: readonly number[];
}

/** The homes of a tower, floor by floor: "Apartamento 2-301" is the first of the third. */
export function makeTower(tower: Tower, plan: TowerPlan, plants: readonly UnitPlant[]): UnitRow[] {
  const prices = new Map(plants.map(({ id, price }) => [id, price]));
  return Array.from({ length: tower.floors }, (_, level) =>
    plan.places.map((plantId, index) => ({
      ...emptyUnit,
      name: `${plan.noun} ${plan.prefix}${level + 1}${String(index + 1).padStart(2, '0')}`.trim(),
      plant_id: plantId,
      tower_id: tower.id,
      floor: level + 1,
      place: index + 1,
      price: prices.get(plantId) ?? null,
    })),
  ).flat();
}
