import type { Plant } from '@umbral/domain/homes/plant.ts';
import { toldCop } from '@umbral/domain/money/price.ts';
import { regionLabels } from '@umbral/domain/vocabulary/labels.ts';
import { orNothing } from './or-nothing.ts';

/** The plant that a person writes about, as far as the form needs it. */
export interface ContactTarget {
  readonly plantId: number;
  readonly plantTitle: string;
  readonly projectId: number;
  readonly projectTitle: string;
  /** The project's own code, by which its sales room knows it. */
  readonly code: string;
  readonly builderId: number;
  readonly builderName: string;
  readonly cityId: number;
  readonly region: string;
  /** The project's own mailbox. */
  readonly email: string;
  /** None when the builder hides it. */
  readonly priceCop?: number;
  readonly canSchedule: boolean;
  /** When the sales room attends, in the builder's words. */
  readonly hours?: string;
  readonly whatsapp?: string;
}

/** The target that a plant stands for. */
export function targetOfPlant({ project, ...plant }: Plant): ContactTarget {
  const { localization, contact } = project;
  return {
    plantId: plant.id,
    plantTitle: plant.title,
    projectId: project.id,
    projectTitle: project.title,
    code: project.code,
    builderId: project.builder_id,
    builderName: project.builder.name,
    cityId: localization.city_id,
    region: localization.region ? regionLabels[localization.region] : '',
    email: contact.emails[0] ?? '',
    priceCop: toldCop(plant.price),
    canSchedule: project.enable_schedule,
    hours: orNothing(contact.office_hours),
    whatsapp: orNothing(contact.whatsapp_number),
  };
}

/** What the call wants to know of the target, as document 2 section 7 names it [B065]. */
export function targetFieldsOf(target: ContactTarget) {
  return {
    id_builder: target.builderId,
    id_plant: target.plantId,
    plant_name: target.plantTitle,
    property_id: target.projectId,
    property_name: target.projectTitle,
    project_region: target.region,
    id_project_city: target.cityId,
    project_email: target.email,
    plant_price: target.priceCop ?? null,
  };
}
