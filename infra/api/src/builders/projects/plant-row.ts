import { amountInYear, minimumWages } from '@umbral/domain/parameters/legal.ts';
import type { PlantForm } from '@umbral/domain/project-form/plant-form.ts';
import type { ProjectForm } from '@umbral/domain/project-form/project-form.ts';

export interface PriceRange {
  id: number;
  start_price: number;
  end_price: number;
}

/** What the row of a plant takes from around it. */
export interface PlantContext {
  position: number;
  form: ProjectForm;
  ranges: readonly PriceRange[];
  year: number;
}

/** The monthly fee until delivery, to the next thousand: the initial payment less what was paid to reserve. */
function monthlyFee({ price, initial_fee_percent }: PlantForm, money: ProjectForm['financial_legal']): number | null {
  if (money.custom_monthly_fee !== null) return money.custom_monthly_fee;
  const months = money.number_of_fees ?? money.initial_installment_term;
  if (months === null) return null;
  const initial = (price * initial_fee_percent) / 100 - (money.separation_fee ?? 0);
  return Math.ceil(Math.max(initial, 0) / months / 1000) * 1000;
}

function rangeOf(price: number, ranges: readonly PriceRange[]): number | null {
  return ranges.find(({ start_price, end_price }) => price > start_price && price <= end_price)?.id ?? null;
}

function salariesOf(price: number, year: number): number | null {
  const wage = amountInYear(minimumWages, year)?.amount;
  return wage ? Math.max(Math.round((price / wage) * 100) / 100, 0.01) : null;
}

/** The columns of a plant that its form fills; what may be left out is computed from the price. */
export function plantColumns(plant: PlantForm, { position, form, ranges, year }: PlantContext) {
  const money = form.financial_legal;
  return {
    title: plant.name,
    property_type_key: plant.property_type,
    position,
    is_active: form.project_status !== 'sold-out',
    removed_at: null,
    highlighted: plant.featured,
    price: plant.price,
    price_range_id: plant.price_range ?? rangeOf(plant.price, ranges),
    price_salaries: plant.price_salaries ?? salariesOf(plant.price, year),
    m2_price: plant.m2_price ?? Math.round(plant.price / plant.built_area),
    monthly_fee: monthlyFee(plant, money),
    number_fees: money.custom_fee_count ?? money.number_of_fees,
    separation_fee: money.separation_fee,
    initial_fee_percent: plant.initial_fee_percent,
    funding_percent: plant.funding_percent,
    built_area: plant.built_area,
    private_area: plant.private_area,
    balcony_area: plant.balcony_area,
    room_number: plant.number_bedrooms,
    bath_number: plant.number_bathrooms,
    parking_number: plant.number_parking,
    parking_kind: plant.parking_kind,
    inherit_images: plant.inherit_images,
  };
}
