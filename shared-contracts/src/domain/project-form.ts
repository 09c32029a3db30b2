import { z } from 'zod';
import { email, phone, required } from './fields.ts';
import { id, isoDay, percent, pesos, webAddress } from './identifier.ts';
import { nearbyPlace } from './nearby-place.ts';
import { projectFormLimits as limits, priceLimits } from './parameters/limits.ts';
import { coordinates } from './place.ts';
import { plantForm } from './plant-form.ts';
import { specificationChoice } from './specification-choice.ts';
import { hasContactData, validationMessages } from './validation.ts';
import {
  additionalCriterion,
  buildingStatus,
  commonService,
  projectCategory,
  stratum,
  subsidy,
} from './vocabulary-schema.ts';

const count = z.int().nonnegative().nullable();
const uploaded = z.string().min(1);

const basics = z.object({
  name: required,
  logo: uploaded.nullable(),
  description: z
    .string()
    .min(limits.description.min)
    .max(limits.description.max)
    .refine((text) => !hasContactData(text)),
  number_of_stages: count,
  number_of_floors: count,
  tower_elevators: count,
  number_of_basements: count,
  number_of_units: count,
  apartments_per_floor: count,
  builder: id,
  builder_branch: id,
  project_category: z.array(projectCategory).min(1),
  project_status: buildingStatus,
  additional_criteria: z.array(additionalCriterion),
  project_video: webAddress.nullable(),
});

const location = z.object({
  stratum: stratum.nullable(),
  address: required,
  neighborhood: id.nullable(),
  zone: id,
  department: id,
  city: id,
  coordinates,
});

const contact = z.object({
  sales_room_address: z.string().nullable(),
  sales_room_coordinates: coordinates.nullable(),
  office_hours: z.string().max(200).nullable(),
  main_phone: phone,
  whatsapp: phone.nullable(),
  other_phones: z.array(phone).max(limits.phones),
  contact_emails: z.array(email).min(1).max(limits.emails),
});

const financialLegal = z.object({
  price_from: pesos.max(priceLimits.max).nullable(),
  service_charges: pesos.nullable(),
  administrative_expenses: pesos.nullable(),
  subsidy: subsidy.nullable(),
  estimated_delivery_date: isoDay.nullable(),
  initial_installment_term: z.int().positive().nullable(),
  number_of_fees: z.int().positive().nullable(),
  separation_fee: pesos.nullable(),
  custom_monthly_fee: pesos.nullable(),
  custom_fee_count: z.int().positive().nullable(),
  initial_fee_percent: percent.nullable(),
});

/** The builder's form of a project, as it is created and updated [B095]. */
export const projectForm = z.object({
  ...basics.shape,
  common_area_photos: z
    .array(z.object({ name: required, image: uploaded }))
    .min(limits.commonAreaPhotos.min, validationMessages.photos)
    .max(limits.commonAreaPhotos.max, validationMessages.photos),
  location,
  plants: z.array(plantForm).min(1),
  contact,
  financial_legal: financialLegal,
  exterior_specifications: specificationChoice,
  common_services: z.array(commonService),
  nearby_places: z.array(nearbyPlace).max(limits.nearbyPlaces),
  agree_terms: z.literal(true, validationMessages.terms),
});
export type ProjectForm = z.infer<typeof projectForm>;
