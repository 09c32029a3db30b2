import { projectFormLimits } from '../limits/project-form-limits.ts';
import { premises } from '../vocabulary/premises.ts';
import type { CompletenessKey } from './completeness-texts.ts';
import { listAt, textAt, valueAt } from './form-values.ts';
import { type Asked, each, entries, features, fields, isTold, letters, plantFields, where } from './told-fields.ts';

/** One thing that buyers are told, with its weight beside the others. */
export interface Topic {
  readonly key: CompletenessKey;
  readonly weight: number;
  readonly asks: Asked;
  /** The field to begin with where the topic has none yet. */
  readonly first?: { readonly key: CompletenessKey; readonly path: string };
}

const notHomes: ReadonlySet<unknown> = premises;
const isHome = (form: unknown, plant: string) => !notHomes.has(valueAt(form, `${plant}.property_type`));
/** A project whose typologies are not known yet counts as one of homes. */
const sellsHomes = (form: unknown) => {
  const plants = listAt(form, 'plants');
  return plants.length === 0 || plants.some((_, index) => isHome(form, `plants.${index}`));
};
const isBuilt = (form: unknown) => ['immediate-delivery', 'sold-out'].includes(textAt(form, 'project_status'));

/** A launch may still wait for its licence. */
const isLicensed = (form: unknown) => textAt(form, 'project_status') !== 'launch';
/** Homes that are sold before they are built. */
const keepsMoney = (form: unknown) => sellsHomes(form) && !isBuilt(form);

const firstPlant = { key: 'plants', path: 'plants' } as const;
const firstPhoto = { key: 'photos', path: 'common_area_photos' } as const;

/** A name that a camera or a program gave, and not a person. */
const cameraName =
  /^(img|dsc|dji|foto|image|imagen|photo|picture|render|captura|screenshot|whatsapp image)?[\s_-]*[\d\s_().-]*$/i;
const fileName = /\.(jpe?g|png|tiff?|webp)$/i;
const isNamed = (name: string) => name !== '' && !cameraName.test(name) && !fileName.test(name);

const homes = (...names: readonly string[]): Asked =>
  each('plants', (form, plant) =>
    isHome(form, plant)
      ? names.map((name) => ({ path: `${plant}.${name}`, share: isTold(valueAt(form, `${plant}.${name}`)) ? 1 : 0 }))
      : [],
  );

const plantPhoto: Asked = each('plants', (form, plant) => [
  {
    path: `${plant}.main_image`,
    share: isTold(valueAt(form, `${plant}.main_image`)) || valueAt(form, `${plant}.inherit_images`) === true ? 1 : 0,
  },
]);

/** Only where there are any. */
const parkingKind: Asked = each('plants', (form, plant) =>
  Number(valueAt(form, `${plant}.number_parking`) ?? 0) > 0
    ? [{ path: `${plant}.parking_kind`, share: isTold(valueAt(form, `${plant}.parking_kind`)) ? 1 : 0 }]
    : [],
);

const plantFeatures: Asked = each('plants', (form, plant) =>
  isHome(form, plant) ? features(`${plant}.specifications`, 3)(form) : [],
);

const photoNames: Asked = each('common_area_photos', (form, photo) => [
  { path: `${photo}.name`, share: isNamed(textAt(form, `${photo}.name`)) ? 1 : 0 },
]);

/**
 * What buyers must be told, heaviest where they cannot decide without it or the authority (SIC) asks for it: price,
 * areas apart from one another, delivery, administration. Weights are relative.
 */
export const completenessTopics: readonly Topic[] = [
  { key: 'description', weight: 6, asks: letters('description', projectFormLimits.description.min) },
  { key: 'logo', weight: 1, asks: fields('logo') },
  { key: 'size', weight: 2, asks: fields('number_of_units', 'number_of_floors') },
  { key: 'video', weight: 1, asks: fields('project_video') },
  { key: 'photos', weight: 7, asks: entries('common_area_photos', 6) },
  { key: 'photoNames', weight: 2, asks: photoNames, first: firstPhoto },
  { key: 'place', weight: 7, asks: fields('location.zone', 'location.address', 'location.coordinates') },
  {
    key: 'stratum',
    weight: 4,
    asks: where(sellsHomes, fields('location.stratum')),
  },
  { key: 'neighborhood', weight: 2, asks: fields('location.neighborhood') },
  { key: 'price', weight: 10, asks: plantFields('price'), first: firstPlant },
  { key: 'builtArea', weight: 5, asks: plantFields('built_area'), first: firstPlant },
  { key: 'privateArea', weight: 7, asks: plantFields('private_area'), first: firstPlant },
  { key: 'balconyArea', weight: 3, asks: homes('balcony_area'), first: firstPlant },
  { key: 'rooms', weight: 4, asks: homes('number_bedrooms', 'number_bathrooms'), first: firstPlant },
  { key: 'parking', weight: 3, asks: homes('number_parking'), first: firstPlant },
  { key: 'parkingKind', weight: 2, asks: parkingKind, first: firstPlant },
  { key: 'plantPhoto', weight: 4, asks: plantPhoto, first: firstPlant },
  { key: 'blueprint', weight: 6, asks: plantFields('blueprints'), first: firstPlant },
  { key: 'plantFeatures', weight: 2, asks: plantFeatures, first: firstPlant },
  { key: 'initialFee', weight: 3, asks: plantFields('initial_fee_percent'), first: firstPlant },
  {
    key: 'delivery',
    weight: 6,
    asks: where((form) => !isBuilt(form), fields('financial_legal.estimated_delivery_date')),
  },
  { key: 'licence', weight: 3, asks: where(isLicensed, fields('financial_legal.building_licence')) },
  { key: 'trust', weight: 3, asks: where(keepsMoney, fields('financial_legal.trust_company')) },
  { key: 'administration', weight: 5, asks: fields('financial_legal.administrative_expenses') },
  {
    key: 'paymentPlan',
    weight: 5,
    asks: fields(
      'financial_legal.separation_fee',
      'financial_legal.initial_installment_term',
      'financial_legal.number_of_fees',
    ),
  },
  { key: 'priceFrom', weight: 2, asks: fields('financial_legal.price_from') },
  { key: 'finishes', weight: 4, asks: features('interior_finishes', 2) },
  { key: 'exterior', weight: 2, asks: features('exterior_specifications', 3) },
  { key: 'services', weight: 2, asks: features('common_services', 1) },
  { key: 'nearby', weight: 3, asks: entries('nearby_places', 3) },
  { key: 'hours', weight: 3, asks: fields('contact.office_hours') },
  { key: 'salesRoom', weight: 2, asks: fields('contact.sales_room_address') },
  { key: 'reach', weight: 4, asks: fields('contact.main_phone', 'contact.whatsapp', 'contact.contact_emails') },
  { key: 'networks', weight: 1, asks: fields('social_networks') },
];
