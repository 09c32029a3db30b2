import { projectFormLimits as limits } from '@umbral/domain/limits/project-form-limits.ts';
import { type ProjectForm, projectForm } from '@umbral/domain/project-form/project-form.ts';
import { slugify } from '@umbral/domain/vocabulary/slugify.ts';
import { completeChoice } from './complete-choice.ts';
import { type CompletePlant, completePlant, pictureIn } from './complete-plant.ts';
import { kept, keptEntries, partOf, partsOf, type Unfinished } from './kept-values.ts';
import { previewTexts } from './preview-texts.ts';
import type { StandIns } from './stand-ins.ts';

const fields = projectForm.shape;
const { location: locationFields, contact: contactFields, financial_legal: moneyFields } = fields;
const { standIns: words } = previewTexts;

export interface CompleteForm {
  readonly form: ProjectForm;
  /** What is untold of each typology, in the order of the form. */
  readonly lacks: readonly CompletePlant['lacks'][];
}

/**
 * A form that can be stored, out of whatever a draft holds: each field as its own rule reads it, and a stand-in that
 * says so where the rule refuses it. What only keeps a form from being published, as a short description, is left as
 * it was written.
 */
export function completeForm(draft: Unfinished, around: StandIns): CompleteForm {
  const typed = partsOf(draft.plants, limits.plants);
  const plants = (typed.length > 0 ? typed : [{}]).map((plant, index) => completePlant(plant, index + 1, around));
  const form: ProjectForm = {
    name: kept(fields.name, draft.name, words.name),
    logo: pictureIn(draft.logo, around),
    description: descriptionOf(draft),
    number_of_stages: kept(fields.number_of_stages, draft.number_of_stages, null),
    number_of_floors: kept(fields.number_of_floors, draft.number_of_floors, null),
    tower_elevators: kept(fields.tower_elevators, draft.tower_elevators, null),
    number_of_basements: kept(fields.number_of_basements, draft.number_of_basements, null),
    number_of_units: kept(fields.number_of_units, draft.number_of_units, null),
    apartments_per_floor: kept(fields.apartments_per_floor, draft.apartments_per_floor, null),
    builder: around.builder,
    builder_branch: around.place.branch,
    project_category: keptEntries(fields.project_category.element, draft.project_category, String, 4),
    project_status: kept(fields.project_status, draft.project_status, 'presale'),
    additional_criteria: keptEntries(fields.additional_criteria.element, draft.additional_criteria, String, 50),
    project_video: kept(fields.project_video, draft.project_video, null),
    common_area_photos: photosOf(draft, around),
    location: locationOf(partOf(draft.location), around),
    plants: plants.map(({ plant }) => plant),
    contact: contactOf(partOf(draft.contact), around),
    financial_legal: moneyOf(partOf(draft.financial_legal)),
    exterior_specifications: completeChoice('exterior', partOf(draft.exterior_specifications), around),
    interior_finishes: completeChoice('interior', partOf(draft.interior_finishes), around),
    common_services: completeChoice('common', partOf(draft.common_services), around),
    nearby_places: keptEntries(
      fields.nearby_places.element,
      draft.nearby_places,
      ({ name, category }) => `${category} ${slugify(name)}`,
      limits.nearbyPlaces,
    ),
    social_networks: keptEntries(fields.social_networks.element, draft.social_networks, ({ network }) => network, 10),
    agree_terms: true,
  };
  return { form, lacks: plants.map(({ lacks }) => lacks) };
}

/** As it was written, however long: up to what the database takes. */
function descriptionOf({ description }: Unfinished): string {
  const text = typeof description === 'string' ? description.trim().replace(/\r\n?/g, '\n') : '';
  return text === '' ? words.description : [...text].slice(0, limits.description.max).join('');
}

function photosOf(draft: Unfinished, around: StandIns): ProjectForm['common_area_photos'] {
  const { name: nameField } = fields.common_area_photos.element.shape;
  return partsOf(draft.common_area_photos, limits.commonAreaPhotos.max).flatMap(({ name, image }) => {
    const picture = pictureIn(image, around);
    return picture === null ? [] : [{ name: kept(nameField, name, words.photo), image: picture }];
  });
}

function locationOf(draft: Unfinished, { place }: StandIns): ProjectForm['location'] {
  const { stratum, address, coordinates } = locationFields.shape;
  const { department, city, zone, neighborhood, lat, lng } = place;
  return {
    stratum: kept(stratum, draft.stratum, null),
    address: kept(address, draft.address, words.address),
    neighborhood,
    zone,
    department,
    city,
    coordinates: kept(coordinates, draft.coordinates, { lat, lng }),
  };
}

function contactOf(draft: Unfinished, { place }: StandIns): ProjectForm['contact'] {
  const { shape } = contactFields;
  const emails = keptEntries(shape.contact_emails.element, draft.contact_emails, String, limits.emails);
  return {
    sales_room_address: kept(shape.sales_room_address, draft.sales_room_address, null),
    sales_room_coordinates: kept(shape.sales_room_coordinates, draft.sales_room_coordinates, null),
    office_hours: kept(shape.office_hours, draft.office_hours, null),
    main_phone: kept(shape.main_phone, draft.main_phone, words.phone),
    whatsapp: kept(shape.whatsapp, draft.whatsapp, null),
    other_phones: keptEntries(shape.other_phones.element, draft.other_phones, String, limits.phones),
    contact_emails: emails.length > 0 ? emails : [place.email],
  };
}

function moneyOf(draft: Unfinished): ProjectForm['financial_legal'] {
  const { shape } = moneyFields;
  return {
    price_from: kept(shape.price_from, draft.price_from, null),
    service_charges: kept(shape.service_charges, draft.service_charges, null),
    administrative_expenses: kept(shape.administrative_expenses, draft.administrative_expenses, null),
    subsidy: kept(shape.subsidy, draft.subsidy, null),
    estimated_delivery_date: kept(shape.estimated_delivery_date, draft.estimated_delivery_date, null),
    building_licence: kept(shape.building_licence, draft.building_licence, null),
    trust_company: kept(shape.trust_company, draft.trust_company, null),
    break_even_date: kept(shape.break_even_date, draft.break_even_date, null),
    initial_installment_term: kept(shape.initial_installment_term, draft.initial_installment_term, null),
    number_of_fees: kept(shape.number_of_fees, draft.number_of_fees, null),
    separation_fee: kept(shape.separation_fee, draft.separation_fee, null),
    custom_monthly_fee: kept(shape.custom_monthly_fee, draft.custom_monthly_fee, null),
    custom_fee_count: kept(shape.custom_fee_count, draft.custom_fee_count, null),
    identification: kept(shape.identification, draft.identification, null),
  };
}
