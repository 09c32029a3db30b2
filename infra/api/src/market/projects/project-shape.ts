import type { Project } from '@umbral/domain/homes/project.ts';
import { toImage } from '../../pictures/stored/image.ts';
import { toFilm } from './film.ts';
import { localizationOf } from './localization.ts';
import type { ProjectRow } from './project-query.ts';

/** A project as its page shows it. */
export function toProject(row: ProjectRow): Project {
  return {
    id: row.project_id,
    title: row.project_title,
    slug: row.project_slug,
    code: row.code,
    description: row.description,
    building_status: row.building_status_key,
    belongs_tv: row.belongs_tv,
    categories: row.categories,
    benefits: row.benefits,
    benefits_ext: row.benefits_ext,
    additional_criteria: row.criteria,
    enable_schedule: row.enable_schedule,
    activate_landing: row.activate_landing,
    builder_id: row.builder_id,
    builder_branch_city_id: row.builder_branch_city_id,
    builder: {
      id: row.builder_id,
      name: row.builder_name,
      slug: row.builder_slug,
      logo: toImage(row.builder_logo),
    },
    number_of_stages: row.number_of_stages,
    number_of_floors: row.number_of_floors,
    number_of_basements: row.number_of_basements,
    apartments_per_floor: row.apartments_per_floor,
    tower_elevators: row.tower_elevators,
    number_units: row.number_of_units,
    pet_friendly: row.pet_friendly,
    property_stock: row.has_stock,
    nearby_places: row.nearby,
    specifications: row.project_specifications,
    fair: row.fair,
    created_at: row.project_created_at.toISOString(),
    updated_at: row.project_updated_at.toISOString(),
    media: { images: projectImages(row), video: row.video_url, film: toFilm(row.film) },
    financial_legal: financialLegalOf(row),
    contact: contactOf(row),
    localization: localizationOf(row),
    isActive: row.state === 'published' && row.builder_is_active ? 1 : 0,
  };
}

function projectImages(row: ProjectRow): Project['media']['images'] {
  return row.project_images.flatMap((picture) => {
    const image = toImage(picture);
    const { role, name, note } = picture;
    return image ? [{ ...image, role, name, ...(note ? { note } : {}) }] : [];
  });
}

function financialLegalOf(row: ProjectRow): Project['financial_legal'] {
  return {
    estimated_delivery_date: row.estimated_delivery_date,
    subsidy: row.subsidy_key,
    price_from: row.price_from,
    service_charges: row.service_charges,
    administrative_expenses: row.administrative_expenses,
    initial_installment_term: row.initial_term_months,
    number_fees: row.project_number_fees,
    separation_fee: row.project_separation_fee,
    trust_company: row.trust_company,
    break_even_date: row.break_even_date,
    building_licence: row.building_licence,
  };
}

function contactOf(row: ProjectRow): Project['contact'] {
  const { sales_room_lat: lat, sales_room_lng: lng } = row;
  return {
    emails: row.emails,
    main_phone: row.main_phone,
    whatsapp_number: row.whatsapp_number,
    other_phones: row.extra_phones,
    sales_room_address: row.sales_room_address,
    sales_room_coordinates: lat === null || lng === null ? null : { lat, lng },
    office_hours: row.office_hours,
  };
}
