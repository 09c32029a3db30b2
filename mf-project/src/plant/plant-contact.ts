import type { Plant } from '@umbral/domain/homes/plant.ts';
import { targetOfPlant } from '../model/contact-target.ts';
import type { PlantData } from '../model/plant-data.ts';
import { salesRoomOf } from '../project/project-shape.ts';

/** Whom to write to, and how else to reach them. */
export function contactOf(plant: Plant): PlantData['contact'] {
  return {
    target: targetOfPlant(plant),
    ...salesRoomOf(plant.project),
  };
}
