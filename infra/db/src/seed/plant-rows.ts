import { propertyTypeNouns } from '@umbral/domain/vocabulary/labels.ts';
import type { ParkingKind } from '@umbral/domain/vocabulary/parking-kinds.ts';
import { slugify } from '@umbral/domain/vocabulary/slugify.ts';
import type { BuildingStatus } from '@umbral/domain/vocabulary/vocabulary.ts';
import { randomOf } from 'infra-random/random.ts';
import { minimumWage } from './caps.ts';
import type { SeedRow } from './insert-rows.ts';
import { priceRangeOf } from './price-ranges.ts';
import { pesosPer } from './rates.ts';
import { momentBefore } from './seed-clock.ts';
import type { ProjectPlan } from './seed-plan.ts';
import type { ChosenSpecification } from './specification-rows.ts';
import { mostTowersOfProject, type Structure } from './structure.ts';
import { describeFinishes } from './texts/finishes.ts';
import type { UnitPlan } from './unit-plan.ts';

/** What all plants of a project share. */
export interface PaymentTerms {
  status: BuildingStatus;
  initialPercent: number;
  months: number;
  separationFee: number;
  hasTour: boolean;
  createdDaysAgo: number;
}

export interface PlantRequest {
  id: number;
  index: number;
  unit: UnitPlan;
  plan: ProjectPlan;
  terms: PaymentTerms;
  /** Homes that can be bought now. */
  stock: number;
  /** Address of the panorama. */
  tour: string | null;
  specifications: readonly ChosenSpecification[];
}

/** The monthly fee until delivery: the initial payment less what was paid to reserve. */
export function monthlyFee(
  price: number,
  terms: Pick<PaymentTerms, 'initialPercent' | 'separationFee' | 'months'>,
): number {
  const initial = (price * terms.initialPercent) / 100 - terms.separationFee;
  return Math.ceil(Math.max(initial, 0) / terms.months / 1000) * 1000;
}

function titleOf({ unit, index }: PlantRequest): string {
  return `${propertyTypeNouns[unit.type].one} tipo ${'ABCDEFGH'[index] ?? index + 1}`;
}

function tagsOf({ unit, plan, terms, stock }: PlantRequest): string[] {
  return [
    ...(stock > 0 ? ['Unidades disponibles'] : []),
    ...(terms.status === 'launch' ? ['Precio de lanzamiento'] : []),
    ...(unit.rooms !== null && unit.rooms >= 4 ? ['Familias grandes'] : []),
    ...(plan.segment === 'studio' ? ['Para invertir'] : []),
  ];
}

/** Who owns the parking places: shared ones in social housing. A draw of its own, so that all else stays as it is. */
function parkingKindOf({ id, unit, plan }: PlantRequest): ParkingKind | null {
  if (!unit.parking) return null;
  const isSocial = plan.segment === 'vip' || plan.segment === 'vis' || plan.segment === 'vis-house';
  const kinds = isSocial ? (['communal', 'exclusive-use'] as const) : (['private', 'exclusive-use', 'tandem'] as const);
  return randomOf(`parking of plant ${id}`).pick(kinds);
}

/** One unit type as a row. */
export function plantRow(request: PlantRequest): SeedRow<'plant'> & { id: number } {
  const { id, unit, plan, terms, stock } = request;
  const { random, city } = plan;
  const title = titleOf(request);
  const rate = pesosPer[city.currency];
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
    finishes: unit.type === 'lot' ? null : describeFinishes(request),
    url_360: request.tour,
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
    parking_kind: parkingKindOf(request),
    property_stock: stock > 0,
    stock_quantity: stock,
    created_at: momentBefore(terms.createdDaysAgo, id),
    updated_at: momentBefore(random.int(1, Math.min(terms.createdDaysAgo - 1, 40)), id),
  };
}

/** A home; every one has the same columns, since rows are inserted together. */
export type UnitRow = SeedRow<'stock_unit'>;

const outlooks = [
  'Vista interior con luz de la mañana.',
  'Frente a las zonas verdes del conjunto.',
  'Esquinera, con ventanas en dos fachadas.',
  'Sol de la tarde en la zona social.',
  'Vista exterior, lejos del ascensor.',
];

/** Homes without floors above one another are numbered through. */
const isOnGround = ({ type }: UnitPlan) => ['house', 'country-house', 'lot', 'warehouse'].includes(type);

/** The id of a tower of a project; a smaller world has the same ones. */
export const towerId = (projectId: number, tower: number) => (projectId - 1) * mostTowersOfProject + tower;

/** Single homes of a unit type that can be bought now, in the towers that the project has. */
export function stockRows({ id, unit, plan, stock }: PlantRequest, structure: Structure): UnitRow[] {
  const { random } = plan;
  const moment = momentBefore(Math.min(20, 2 + (id % 19)), id);
  const noun = propertyTypeNouns[unit.type].one;
  return Array.from({ length: stock }, (_, index) => {
    const floor = isOnGround(unit) ? null : random.int(1, Math.max(structure.floors ?? 1, 1));
    const tower = isOnGround(unit) ? null : random.int(1, structure.towers);
    const number =
      floor === null ? `${(id % 40) + index + 1}` : `${tower ?? 1}-${floor}${String(index + 1).padStart(2, '0')}`;
    return {
      plant_id: id,
      name: `${noun} ${number}`,
      tower_id: structure.towers > 1 && tower !== null ? towerId(plan.id, tower) : null,
      floor,
      place: null,
      state: 'available',
      is_ready: true,
      orientation: null,
      outlook: null,
      price: unit.price,
      discount: random.chance(0.2) ? Math.round((unit.price * 0.03) / 100_000) * 100_000 : null,
      description: random.chance(0.6) ? random.pick(outlooks) : null,
      created_at: moment,
      updated_at: moment,
    };
  });
}
