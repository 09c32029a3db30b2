import { z } from 'zod';
import { socialNetworks } from '../builders/builder.ts';
import { hasContactData } from '../fields/validation.ts';
import { priceLimits } from '../limits/filter-limits.ts';
import { identificationMinDigits, projectFormLimits as limits } from '../limits/project-form-limits.ts';
import { slugify } from '../vocabulary/slugify.ts';
import {
  additionalCriteria,
  buildingStatuses,
  nearbyPlaceCategories,
  projectCategories,
  subsidies,
} from '../vocabulary/vocabulary.ts';
import { stratum } from '../vocabulary/vocabulary-schema.ts';
import { plantForm } from './plant-form.ts';
import * as field from './project-form-fields.ts';
import { projectFormTexts as texts } from './project-form-texts.ts';
import { optionalSpecificationChoice, specificationChoice } from './specification-choice.ts';

/** 300 to 1000 characters without e-mails, phones or links, whichever form of the characters hides them [B096]. */
const description = field
  .prose(100_000)
  .refine(
    (text) => field.lengthOf(text) >= limits.description.min && field.lengthOf(text) <= limits.description.max,
    texts.descriptionLength,
  )
  .refine((text) => !hasContactData(text.normalize('NFKC')), texts.descriptionContact);

const basics = z.strictObject({
  name: field
    .line(120)
    .min(2, texts.invalid)
    .refine((name) => slugify(name) !== '', texts.invalid),
  logo: field.pictureKey.nullable(),
  description,
  number_of_stages: field.count(99).nullable(),
  number_of_floors: field.count(200).nullable(),
  tower_elevators: field.count(99).nullable(),
  number_of_basements: field.count(50).nullable(),
  number_of_units: field.count(100_000).nullable(),
  apartments_per_floor: field.count(999).nullable(),
  builder: field.rowId,
  builder_branch: field.rowId,
  project_category: z.array(field.choice(projectCategories)).min(1, texts.required).max(4, texts.maximum),
  project_status: field.choice(buildingStatuses),
  additional_criteria: z.array(field.choice(additionalCriteria)).max(additionalCriteria.length, texts.maximum),
  project_video: field.filmLink.nullable(),
});

const location = z.strictObject({
  /** Null for lots and commerce, which may have none. */
  stratum: stratum.nullable(),
  address: field.line(200),
  neighborhood: field.rowId.nullable(),
  zone: field.rowId,
  department: field.rowId,
  city: field.rowId,
  coordinates: field.typedCoordinates,
});

const contact = z.strictObject({
  sales_room_address: field.line(200).nullable(),
  sales_room_coordinates: field.typedCoordinates.nullable(),
  office_hours: field.line(200).nullable(),
  main_phone: field.builderPhone,
  whatsapp: field.whatsappPhone.nullable(),
  other_phones: z.array(field.builderPhone).max(limits.phones, texts.phones),
  contact_emails: z.array(field.contactEmail).min(1, texts.noEmail).max(limits.emails, texts.emails),
});

const months = field.count(600, 1);

const financialLegal = z.strictObject({
  price_from: z
    .int(field.saying(texts.whole))
    .min(priceLimits.min, texts.belowMinimum)
    .max(priceLimits.max, texts.aboveMaximum)
    .nullable(),
  service_charges: field.fee.nullable(),
  administrative_expenses: field.fee.nullable(),
  subsidy: field.choice(subsidies).nullable(),
  estimated_delivery_date: field.day.nullable(),
  /** Number of the licence to build; absent, as the next two, from forms of older versions: what is stored stays. */
  building_licence: field.line(80).nullable().optional(),
  /** Who keeps the buyers' money until the project is sure to be built. */
  trust_company: field.line(120).nullable().optional(),
  /** When enough homes are sold for that. */
  break_even_date: field.day.nullable().optional(),
  /** Months in which the initial fee is paid. */
  initial_installment_term: months.nullable(),
  number_of_fees: months.nullable(),
  separation_fee: field.fee.nullable(),
  custom_monthly_fee: field.fee.nullable(),
  custom_fee_count: months.nullable(),
  /** Tax or identity number of who answers for the project; seen by its builder only. */
  identification: z
    .string(field.saying(texts.identification))
    .regex(new RegExp(`^\\d{${identificationMinDigits},15}$`), texts.identification)
    .nullable(),
});

const socialNetwork = z.strictObject({ network: field.choice(socialNetworks), url: field.webLink });

const nearbyPlaceForm = z.strictObject({ name: field.line(120), category: field.choice(nearbyPlaceCategories) });

const projectFields = z.strictObject({
  ...basics.shape,
  common_area_photos: z
    .array(z.strictObject({ name: field.line(80), image: field.pictureKey }), field.saying(texts.photos))
    .min(limits.commonAreaPhotos.min, texts.photos)
    .max(limits.commonAreaPhotos.max, texts.photos),
  location,
  plants: z.array(plantForm).min(1, texts.plants).max(limits.plants, texts.maximum),
  contact,
  financial_legal: financialLegal,
  exterior_specifications: specificationChoice,
  interior_finishes: optionalSpecificationChoice,
  common_services: specificationChoice,
  nearby_places: z.array(nearbyPlaceForm).max(limits.nearbyPlaces, texts.nearbyPlaces),
  social_networks: z.array(socialNetwork).min(1, texts.socialNetworks).max(socialNetworks.length, texts.maximum),
  agree_terms: z.literal(true, { error: () => texts.terms }),
});

/** The builder's form of a project, as it is created and updated [B095]. */
export const projectForm = projectFields.superRefine((form, context) => {
  const report = (path: PropertyKey[], message: string) => context.addIssue({ code: 'custom', path, message });
  const repeated = (...path: PropertyKey[]) => report(path, texts.repeated);
  const { contact: reach, financial_legal: money } = form;
  if (form.project_category.includes('none') && form.project_category.length > 1)
    report(['project_category'], texts.category);
  if ((money.custom_monthly_fee === null) !== (money.custom_fee_count === null))
    report(['financial_legal', 'custom_fee_count'], texts.customFee);
  field.refuseRepeats(form.project_category, String, () => repeated('project_category'));
  field.refuseRepeats(form.additional_criteria, String, () => repeated('additional_criteria'));
  field.refuseRepeats(
    form.plants,
    ({ name }) => slugify(name),
    (index) => repeated('plants', index, 'name'),
  );
  field.refuseRepeats(
    form.plants,
    ({ id }) => (id === null ? crypto.randomUUID() : String(id)),
    (index) => repeated('plants', index, 'id'),
  );
  field.refuseRepeats(
    form.nearby_places,
    ({ name, category }) => `${category} ${slugify(name)}`,
    (index) => repeated('nearby_places', index, 'name'),
  );
  field.refuseRepeats(
    form.social_networks,
    ({ network }) => network,
    (index) => repeated('social_networks', index, 'network'),
  );
  field.refuseRepeats([reach.main_phone, ...reach.other_phones], String, (index) =>
    repeated('contact', 'other_phones', index - 1),
  );
  field.refuseRepeats(reach.contact_emails, String, (index) => repeated('contact', 'contact_emails', index));
});
export type ProjectForm = z.output<typeof projectForm>;
/** What the form holds before it is checked. */
export type ProjectFormInput = z.input<typeof projectForm>;

/** What is wrong with a form, by the path of the field (`plants.0.price`): the first message of each. */
export function projectFormIssues(form: unknown): Record<string, string> {
  const issues: Record<string, string> = {};
  for (const { path, message } of projectForm.safeParse(form).error?.issues ?? []) {
    issues[path.join('.')] ??= /^(Invalid|Too |Unrecognized|Expected)/.test(message) ? texts.invalid : message;
  }
  return issues;
}
