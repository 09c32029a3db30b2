import type { Plant } from 'shared-contracts/domain/plant.ts';
import { targetOfPlant } from '../contact/contact-target.ts';
import type { PlantData } from '../project/plant-data.ts';
import { salesRoomOf } from '../project/project-shape.ts';

/** Whom to write to, and how else to reach them. */
export function contactOf(plant: Plant): PlantData['contact'] {
  return {
    target: targetOfPlant(plant),
    ...salesRoomOf(plant.project),
  };
}
