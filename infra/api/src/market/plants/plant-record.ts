import { reachedCounts } from '@umbral/domain/filters/reached-counts.ts';
import { housingOf } from '@umbral/domain/finance/housing.ts';
import { homeAmounts } from '@umbral/domain/finance/monthly-payments.ts';
import type { OtherArea } from '@umbral/domain/homes/plant.ts';
import { objectIdOf, type PlantRecord, type RecordProject } from '@umbral/domain/homes/plant-record.ts';
import { everyWord, unknownDelivery, unknownMonthly } from '@umbral/domain/homes/record-attributes.ts';
import { toldCop } from '@umbral/domain/money/price.ts';
import { writePlacePath } from '@umbral/domain/places/place-path.ts';
import { additionalCriterionLabels } from '@umbral/domain/vocabulary/labels.ts';
import { toImages } from '../../pictures/stored/image.ts';
import { localizationOf } from '../projects/localization.ts';
import type { AreaRow, RecordRow } from './record-query.ts';

const noAmounts = { price_salaries: null, monthly_fee: null, m2_price: null };

function seconds(moment: Date): number {
  return Math.floor(moment.getTime() / 1000);
}

function deliverySeconds(day: string | null): number | null {
  return day === null ? null : seconds(new Date(`${day}T00:00:00-05:00`));
}

/** A plant as cards show it and the search index holds it. */
export function toPlantRecord(row: RecordRow): PlantRecord {
  const images = toImages(row.pictures);
  return {
    objectID: objectIdOf(row.id),
    ...toPlantFacts(row),
    type_name: row.property_type,
    type_slug: row.property_type_slug,
    place_path: writePlacePath(localizationOf(row)),
    holidayProject: row.is_holiday,
    completeness: completenessOf(row),
    amenities: row.amenities,
    level_number: row.level_count || null,
    reached: reachedCounts({ ...row, level_number: row.level_count || null }),
    nearby_categories: [...new Set(row.nearby.map(({ category }) => category))],
    every: everyWord,
    delivery_order: deliverySeconds(row.estimated_delivery_date) ?? unknownDelivery,
    price_order: row.price_order,
    ...monthlyFactsOf(row),
    created_at: seconds(row.created_at),
    updated_at: seconds(row.updated_at),
    other_areas: row.other_areas.map((area) => toOtherArea(row, area)),
    media: { main_image: images[0] ?? null, images, total: row.picture_count },
    _geoloc: { lat: row.lat, lng: row.lng },
    project: toRecordProject(row),
  };
}

/** What a plant costs a month and at the start, for filters and the order by it; nothing of a hidden price [B046]. */
function monthlyFactsOf(row: RecordRow) {
  const amounts = homeAmounts({
    ...row,
    price: row.public_price,
    housing: housingOfRow(row),
    country: row.country_code,
    delivery: deliverySeconds(row.estimated_delivery_date),
  });
  return {
    monthly_credit: amounts?.monthlyCredit ?? null,
    initial_fee: amounts?.initialFee ?? null,
    works_fee: amounts?.worksFee ?? null,
    works_months: amounts?.worksMonths ?? 0,
    monthly_order: amounts?.monthlyCredit ?? unknownMonthly,
  };
}

/** What record and page know alike of a plant; of a hidden price no amount that leads to it [B046]. */
export function toPlantFacts(row: RecordRow) {
  const shown = row.public_price.kind === 'told' ? row : noAmounts;
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    type: row.property_type_key,
    price: row.public_price,
    price_salaries: shown.price_salaries,
    monthly_fee: shown.monthly_fee,
    number_fees: row.number_fees,
    built_area: row.built_area,
    private_area: row.private_area,
    balcony_area: row.balcony_area,
    room_number: row.room_number,
    bath_number: row.bath_number,
    parking_number: row.parking_number,
    initial_fee_percent: row.initial_fee_percent,
    m2_price: shown.m2_price,
    separation_fee: row.separation_fee,
    isActive: row.is_active ? (1 as const) : (0 as const),
    property_stock: row.property_stock,
    stock_quantity: row.stock_quantity,
    highlighted: row.highlighted,
    has_360_tour: row.has_360_tour,
    url_360: row.url_360,
    tags: row.tags,
    categories: row.categories.map((name) => ({ name })),
    housing: housingOfRow(row),
  };
}

function housingOfRow(
  row: Pick<RecordRow, 'categories' | 'city' | 'country_code' | 'property_type_key' | 'public_price'>,
) {
  const { categories, city, country_code: country, property_type_key: type, public_price: price } = row;
  return housingOf({ type, categories, city, country, priceCop: toldCop(price) });
}

/** Another area with its own payment: what its builder asks for it, and as what it is lent for. */
export function toOtherArea(row: RecordRow, { initial_fee_percent, ...area }: AreaRow): OtherArea {
  const housing = housingOfRow({ ...row, property_type_key: area.type, public_price: area.price });
  const terms = { separation_fee: null, number_fees: null, delivery: null, country: row.country_code };
  const amounts = homeAmounts({ ...terms, initial_fee_percent, housing, price: area.price });
  return { ...area, monthly_credit: amounts?.monthlyCredit ?? null };
}

function toRecordProject(row: RecordRow): RecordProject {
  return {
    id: row.project_id,
    title: row.project_title,
    slug: row.project_slug,
    code: row.project_code,
    building_status: row.building_status_key,
    building_status_name: row.building_status,
    belongs_tv: row.belongs_tv,
    categories: row.categories,
    benefits: row.benefits,
    additional_criteria: row.criteria,
    additional_criteria_names: row.criteria.map((criterion) => additionalCriterionLabels[criterion]),
    enable_schedule: row.enable_schedule,
    activate_landing: row.activate_landing,
    builder_id: row.builder_id,
    builder_branch_city_id: row.builder_branch_city_id,
    builder: { name: row.builder_name, slug: row.builder_slug },
    tower_elevators: row.tower_elevators,
    number_units: row.number_units,
    pet_friendly: row.pet_friendly,
    administrative_expenses: row.administrative_expenses,
    nearby_places: row.nearby,
    // What cannot be had takes part in no fair: a fair and the listing of its projects count the same.
    fair: { hyphenized: row.is_active ? row.fair_slugs : [] },
    localization: localizationOf(row),
    contact: { whatsapp_number: row.whatsapp_number },
    created_at: seconds(row.project_created_at),
    delivery_at: deliverySeconds(row.estimated_delivery_date),
  };
}

/** Share of what a buyer asks first that the builder has told, 0 to 100. */
export function completenessOf(row: RecordRow): number {
  const told = [
    row.picture_count >= 3,
    row.public_price.kind === 'told',
    row.private_area !== null,
    row.m2_price !== null,
    row.initial_fee_percent !== null,
    row.separation_fee !== null,
    row.monthly_fee !== null,
    row.estimated_delivery_date !== null,
    row.has_360_tour,
    row.specification_count >= 3,
    row.nearby.length >= 3,
    row.project_description.length >= 300,
    row.neighborhood !== null,
    row.tower_elevators !== null,
    row.pet_friendly !== null,
    row.whatsapp_number !== null,
  ];
  return Math.round((100 * told.filter(Boolean).length) / told.length);
}
