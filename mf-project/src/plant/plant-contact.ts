import { regionLabels } from 'shared-contracts/domain/labels.ts';
import type { Plant } from 'shared-contracts/domain/plant.ts';
import { orNothing } from '../model/or-nothing.ts';
import type { PlantData } from '../project/plant-data.ts';
import { salesRoomOf } from '../project/project-shape.ts';

/** Whom to write to, and how else to reach them. */
export function contactOf({ project, ...plant }: Plant): PlantData['contact'] {
  const { localization, contact } = project;
  return {
    target: {
      plantId: plant.id,
      plantTitle: plant.title,
      projectId: project.id,
      projectTitle: project.title,
      builderId: project.builder_id,
      builderName: project.builder.name,
      cityId: localization.city_id,
      region: localization.region ? regionLabels[localization.region] : '',
      email: contact.emails[0] ?? '',
      priceCop: plant.hide_price ? undefined : orNothing(plant.price),
      canSchedule: project.enable_schedule,
    },
    ...salesRoomOf(project),
  };
}
