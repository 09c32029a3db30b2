import { type DraftForm, isRecord } from './form-path.ts';

const nothing = (...names: readonly string[]) => Object.fromEntries(names.map((name) => [name, null]));
const noChoice = { listed: [], custom: [] };

/** A typology of which nothing is known yet. */
export const emptyPlant: DraftForm = {
  ...nothing('id', 'main_image', 'property_type', 'number_bathrooms', 'number_bedrooms', 'number_parking'),
  ...nothing('price_range', 'price', 'price_salaries', 'm2_price', 'funding_percent', 'built_area', 'private_area'),
  ...nothing('balcony_area', 'parking_kind'),
  name: '',
  initial_fee_percent: 30,
  featured: false,
  blueprints: [],
  specifications: noChoice,
  stock: [],
  facades: [],
  inherit_images: true,
};

const emptyForm: DraftForm = {
  ...nothing('logo', 'number_of_stages', 'number_of_floors', 'tower_elevators', 'number_of_basements'),
  ...nothing('number_of_units', 'apartments_per_floor', 'builder_branch', 'project_status', 'project_video'),
  name: '',
  description: '',
  project_category: [],
  additional_criteria: [],
  common_area_photos: [],
  location: { address: '', coordinates: null, ...nothing('stratum', 'neighborhood', 'zone', 'department', 'city') },
  plants: [],
  contact: {
    ...nothing('sales_room_address', 'sales_room_coordinates', 'office_hours', 'whatsapp'),
    main_phone: '',
    other_phones: [],
    contact_emails: [],
  },
  financial_legal: {
    ...nothing('price_from', 'service_charges', 'administrative_expenses', 'subsidy', 'estimated_delivery_date'),
    ...nothing('initial_installment_term', 'number_of_fees', 'separation_fee', 'custom_monthly_fee'),
    ...nothing('custom_fee_count', 'identification', 'building_licence', 'trust_company', 'break_even_date'),
  },
  exterior_specifications: noChoice,
  interior_finishes: noChoice,
  common_services: noChoice,
  nearby_places: [],
  social_networks: [],
  agree_terms: false,
};

/** What is stored of a form, with every field that the schema knows: an empty one where nothing is stored. */
export function wholeForm(stored: DraftForm, builder: number): DraftForm {
  const form = over(emptyForm, { builder, ...stored });
  const plants = Array.isArray(stored.plants) ? stored.plants.map((plant) => over(emptyPlant, plant)) : [];
  return { ...form, plants };
}

/** An object laid over the empty one; lists and plain values are taken as they are. */
function over(empty: DraftForm, stored: unknown): DraftForm {
  if (!isRecord(stored)) return empty;
  const laid = Object.entries(empty).map(([name, blank]) => {
    const value = stored[name];
    if (value === undefined) return [name, blank];
    return [name, isRecord(blank) ? over(blank, value) : value];
  });
  return { ...stored, ...Object.fromEntries(laid) };
}
