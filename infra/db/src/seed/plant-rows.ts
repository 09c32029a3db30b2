import { propertyTypeLabels } from 'shared-contracts/domain/labels.ts';
import { slugify } from 'shared-contracts/domain/slugify.ts';
import type { BuildingStatus } from 'shared-contracts/domain/vocabulary.ts';
import { minimumWage } from './caps.ts';
import type { SeedRow } from './insert-rows.ts';
import { priceRangeOf } from './price-ranges.ts';
import { pesosPer } from './rates.ts';
import { dayAfter, momentBefore } from './seed-clock.ts';
import type { ProjectPlan } from './seed-plan.ts';
import type { UnitPlan } from './unit-plan.ts';

/** What all plants of a project share. */
export interface PaymentTerms {
  status: BuildingStatus;
  initialPercent: number;
  months: number;
  separationFee: number;
  tour: string | null;
  createdDaysAgo: number;
}

interface PlantRequest {
  id: number;
  index: number;
  unit: UnitPlan;
  plan: ProjectPlan;
  terms: PaymentTerms;
  stock: number;
}

const finishes = [
  'Pisos laminados, cocina integral y baños enchapados a media altura.',
  'Porcelanato en zona social, mesón en piedra y carpintería en madera.',
  'Se entrega en obra blanca con baños terminados.',
  'Acabados completos con opción de personalización.',
];

/** The monthly fee until delivery: the initial payment less what was paid to reserve. */
export function monthlyFee(price: number, terms: PaymentTerms): number {
  const initial = (price * terms.initialPercent) / 100 - terms.separationFee;
  return Math.ceil(Math.max(initial, 0) / terms.months / 1000) * 1000;
}

function titleOf({ unit, index }: PlantRequest): string {
  return `${propertyTypeLabels[unit.type].replace('Lotes', 'Lote')} tipo ${'ABCDEFGH'[index] ?? index + 1}`;
}

function tagsOf({ unit, plan, terms, stock }: PlantRequest): string[] {
  return [
    ...(stock > 0 ? ['Unidades disponibles'] : []),
    ...(terms.status === 'launch' ? ['Precio de lanzamiento'] : []),
    ...(unit.rooms !== null && unit.rooms >= 4 ? ['Familias grandes'] : []),
    ...(plan.segment === 'studio' ? ['Para invertir'] : []),
  ];
}

/** One unit type as a row. */
export function plantRow(request: PlantRequest): SeedRow<'plant'> {
  const { id, unit, plan, terms, stock } = request;
  const { random, city } = plan;
  const title = titleOf(request);
  const rate = pesosPer[city.currency];
  const moment = momentBefore(terms.createdDaysAgo, id);
  return {
    id,
    project_id: plan.id,
    slug: `${plan.slug}-${slugify(title)}`,
    title,
    property_type_key: unit.type,
    position: request.index + 1,
    is_active: terms.status !== 'sold-out' && !random.chance(0.03),
    highlighted: random.chance(0.12),
    tags: tagsOf(request),
    finishes: unit.type === 'lot' ? null : random.pick(finishes),
    url_360: terms.tour,
    price: unit.price,
    local_price: city.currency === 'COP' ? null : Math.round(unit.price / rate),
    hide_price: random.chance(0.04),
    price_range_id: priceRangeOf(unit.price),
    price_salaries: Math.round((unit.price / minimumWage) * 100) / 100,
    m2_price: unit.m2Price,
    monthly_fee: monthlyFee(unit.price, terms),
    number_fees: terms.months,
    separation_fee: terms.separationFee,
    initial_fee_percent: terms.initialPercent,
    funding_percent: 100 - terms.initialPercent,
    built_area: unit.builtArea,
    private_area: unit.privateArea,
    balcony_area: unit.balconyArea,
    room_number: unit.rooms,
    bath_number: unit.baths,
    parking_number: unit.parking,
    property_stock: stock > 0,
    stock_quantity: stock,
    created_at: moment,
    updated_at: moment,
  };
}

/** Single homes of a unit type that can be bought now; every ninth is taken already. */
export function stockRows(plantId: number, unit: UnitPlan, plan: ProjectPlan, count: number): SeedRow<'stock_unit'>[] {
  const moment = momentBefore(20, plantId);
  return Array.from({ length: count }, (_, index) => {
    const floor = plan.random.int(2, 16);
    return {
      plant_id: plantId,
      name: `${unit.type === 'house' ? 'Casa' : 'Unidad'} ${floor}${String(index + 1).padStart(2, '0')}`,
      tower: `Torre ${plan.random.int(1, 3)}`,
      floor,
      is_available: true,
      price: unit.price,
      discount: plan.random.chance(0.2) ? Math.round((unit.price * 0.03) / 100_000) * 100_000 : null,
      description: plan.random.chance(0.4) ? 'Vista interior con luz de la mañana.' : null,
      created_at: moment,
      updated_at: moment,
    };
  });
}

/** The way to today's price: it rose step by step, and for some fell at the end. */
export function priceLogRows(
  plantId: number,
  unit: UnitPlan,
  plan: ProjectPlan,
  createdDaysAgo: number,
): SeedRow<'price_log'>[] {
  const steps = plan.random.int(1, Math.min(4, 1 + Math.floor(createdDaysAgo / 90)));
  const fell = plan.random.chance(0.12);
  const prices = Array.from({ length: steps }, (_, index) => {
    const back = steps - 1 - index;
    const factor = back === 0 ? 1 : fell && back === 1 ? 1.03 : 1 - back * 0.022;
    return Math.round((unit.price * factor) / 100_000) * 100_000;
  });
  return prices.map((price, index) => ({
    plant_id: plantId,
    price: index === steps - 1 ? unit.price : price,
    previous_price: prices[index - 1] ?? null,
    effective_at: `${dayAfter(-Math.round((createdDaysAgo * (steps - index)) / steps))}T14:00:00Z`,
  }));
}
