import { regionLabels } from 'shared-contracts/domain/labels.ts';
import type { PlantRecord } from 'shared-contracts/domain/plant-record.ts';

/** The plant that a person writes about, as far as the form needs it. */
export interface ContactTarget {
  readonly plantId: number;
  readonly plantTitle: string;
  readonly projectId: number;
  readonly projectTitle: string;
  readonly builderId: number;
  readonly builderName: string;
  readonly cityId: number;
  readonly region: string;
  /** The project's own mailbox, where the caller knows it. */
  readonly email: string;
  /** None when the builder hides it. */
  readonly priceCop?: number;
  readonly canSchedule: boolean;
}

/** The target that a record stands for. */
export function targetOfRecord({ project, ...plant }: PlantRecord): ContactTarget {
  const { region, city_id } = project.localization;
  return {
    plantId: plant.id,
    plantTitle: plant.title,
    projectId: project.id,
    projectTitle: project.title,
    builderId: project.builder_id,
    builderName: project.builder.name,
    cityId: city_id,
    region: region ? regionLabels[region] : '',
    email: '',
    priceCop: plant.hide_price ? undefined : plant.price,
    canSchedule: project.enable_schedule,
  };
}
