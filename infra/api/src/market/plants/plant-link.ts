import type { PlantRecord } from '@umbral/domain/homes/plant-record.ts';
import { plantHref } from '@umbral/domain/routes/plant-href.ts';

/** Says in the contact that may follow where the visit came from. */
export interface Campaign {
  source: string;
  medium: string;
}

type PlantOfLink = Pick<PlantRecord, 'slug' | 'type'> & { project: Pick<PlantRecord['project'], 'localization'> };

/** The path of the page of a plant. */
export function plantPath({ slug, type, project }: PlantOfLink): string {
  return plantHref({ slug, type, localization: project.localization });
}

/** Its whole address with the campaign of a mail. */
export function plantLink(origin: string, plant: PlantOfLink, { source, medium }: Campaign): string {
  return `${origin}${plantPath(plant)}?${new URLSearchParams({ utm_source: source, utm_medium: medium })}`;
}
