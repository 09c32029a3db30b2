import type { AdditionalCriterion, ProjectCategory } from 'shared-contracts/domain/vocabulary.ts';
import { addressIn, demoPhone } from './addresses.ts';
import type { Branches } from './builders.ts';
import { chooseCriteria, chooseSubsidy } from './criteria-choice.ts';
import type { SeedNeighborhood } from './geography.ts';
import { pointNear } from './geography.ts';
import type { SeedRow } from './insert-rows.ts';
import type { PaymentTerms } from './plant-rows.ts';
import { chooseBenefits, describeProject } from './project-texts.ts';
import { dayAfter, momentBefore } from './seed-clock.ts';
import type { ProjectPlan } from './seed-plan.ts';
import { segmentFacts } from './segments.ts';
import { isBusiness } from './specification-rows.ts';
import { chooseDelivery, chooseStatus, statusFacts } from './status-facts.ts';
import type { UnitPlan } from './unit-plan.ts';
import { planUnits } from './unit-plan.ts';

/** A project ready to insert, with what its plants need. */
export interface ProjectDetails {
  row: SeedRow<'project'>;
  units: readonly UnitPlan[];
  terms: PaymentTerms;
  criteria: readonly AdditionalCriterion[];
  categories: readonly ProjectCategory[];
}

function categoriesOf({ segment, city }: ProjectPlan, units: readonly UnitPlan[]): ProjectCategory[] {
  if (segment === 'vip') return ['vis', 'vip'];
  if (segment === 'vis' || segment === 'vis-house') return ['vis'];
  const average = units.reduce((sum, { price }) => sum + price, 0) / units.length;
  const isGold = (segment === 'high' || segment === 'beach' || segment === 'country-house') && average > 750_000_000;
  return isGold || (city.country !== 'CO' && segment === 'high') ? ['gold'] : ['none'];
}

type ManagementState = 'draft' | 'published' | 'paused' | 'in-review' | 'archived';

/** A few projects of the first builder show the states of its management screens. */
function stateOf(plan: ProjectPlan, builderId: number): ManagementState {
  if (builderId !== 1) return 'published';
  return ({ 22: 'draft', 11: 'paused', 29: 'in-review', 47: 'archived' } as const)[plan.id % 60] ?? 'published';
}

function structure({ segment, random }: ProjectPlan) {
  const { floors, perFloor } = segmentFacts[segment];
  const floorCount = random.int(floors[0], floors[1]);
  const each = random.int(perFloor[0], perFloor[1]);
  const stages = random.int(1, 3);
  const towers = segment === 'vis' ? random.int(2, 5) : 1;
  const spread = floorCount <= 3 ? random.int(24, 140) : floorCount * each * towers;
  return {
    number_of_stages: stages,
    number_of_floors: floorCount || null,
    tower_elevators: floorCount > 4 ? Math.max(1, Math.round((floorCount * each) / 60)) : 0,
    number_of_basements: floorCount > 6 ? random.int(0, 3) : 0,
    number_of_units: spread,
    apartments_per_floor: each || null,
  };
}

function termsOf(plan: ProjectPlan, tour: string | null): { terms: PaymentTerms; delivery: string } {
  const { id, segment, random } = plan;
  const status = chooseStatus(id, random);
  const delivery = chooseDelivery(status, random);
  const social = segment === 'vip' || segment === 'vis' || segment === 'vis-house';
  return {
    delivery: delivery.date,
    terms: {
      status,
      initialPercent: random.pick(segmentFacts[segment].initialPercent),
      months: Math.min(Math.max(delivery.months, 6), social ? 36 : 30),
      separationFee: random.int(social ? 1 : 3, social ? 3 : 12) * 1_000_000,
      tour,
      createdDaysAgo: status === 'launch' ? random.int(2, 60) : random.int(40, 540),
    },
  };
}

function contactOf(plan: ProjectPlan, builderId: number) {
  return {
    sales_room_address: addressIn(plan.city, plan.zone, plan.random),
    office_hours: 'Todos los días de 9:00 a 17:00, festivos de 10:00 a 14:00',
    main_phone: demoPhone(builderId),
    whatsapp_number: demoPhone(builderId + 20),
    extra_phones: plan.random.chance(0.3) ? [demoPhone(builderId + 40)] : [],
    emails: [`${plan.slug}@example.com`.slice(0, 120)],
  };
}

const trusts = ['Fiduciaria Horizonte', 'Fiduciaria del Valle Alto', 'Fiduciaria Cordillera', 'Fiduciaria Puente Real'];

function placeOf(plan: ProjectPlan, barrio: SeedNeighborhood | undefined) {
  const { city, zone, segment, random, slug } = plan;
  const hasStratum = !isBusiness(segment) && segment !== 'lot' && zone.strata.length > 0;
  return {
    city_id: city.id,
    zone_id: zone.id,
    neighborhood_id: barrio?.id ?? null,
    address: addressIn(city, zone, random),
    stratum: hasStratum ? random.pick(zone.strata) : null,
    ...pointNear(barrio ?? zone, barrio ? 450 : 1_300, `point ${slug}`),
  };
}

function financesOf({ segment, city, random }: ProjectPlan, units: readonly UnitPlan[], terms: PaymentTerms) {
  const [low, high] = segmentFacts[segment].administrationM2;
  const smallestArea = Math.min(...units.map(({ builtArea }) => builtArea));
  const isReady = terms.status === 'immediate-delivery';
  return {
    price_from: Math.min(...units.map(({ price }) => price)),
    currency: city.currency,
    administrative_expenses: Math.round((random.int(low, high) * smallestArea) / 1000) * 1000,
    subsidy_key: chooseSubsidy(segment, city, random),
    initial_term_months: terms.months,
    number_fees: terms.months,
    separation_fee: terms.separationFee,
    trust_company: isReady || city.country !== 'CO' ? null : random.pick(trusts),
    break_even_date: terms.status === 'under-construction' ? dayAfter(-random.int(60, 300)) : null,
    building_licence: terms.status === 'launch' ? null : `LC-${random.int(1_000, 9_999)}-${random.int(2023, 2026)}`,
  };
}

/** Every thirteenth project is featured, in an order that mixes the cities: 17 generates all residues of 37. */
const featuredPosition = (id: number) => (id % 13 === 0 ? ((id / 13) * 17) % 37 : null);

function promotionOf({ id, random }: ProjectPlan, terms: PaymentTerms) {
  return {
    ...chooseBenefits(random),
    belongs_tv: random.chance(0.2),
    enable_schedule: random.chance(0.85),
    activate_landing: terms.status === 'launch' || random.chance(0.06),
    featured_position: featuredPosition(id),
  };
}

function datesOf(plan: ProjectPlan, builderId: number, terms: PaymentTerms) {
  const created = momentBefore(terms.createdDaysAgo, plan.id);
  const state = stateOf(plan, builderId);
  return {
    state,
    state_reason: state === 'paused' ? 'Ajuste de precios de la segunda etapa' : null,
    terms_accepted_at: created,
    published_at: state === 'in-review' || state === 'draft' ? null : created,
    created_at: created,
    updated_at: created,
  };
}

/** Draws everything about one project that is not a part of its own. */
export function detailProject(plan: ProjectPlan, branches: Branches, tour: string | null): ProjectDetails {
  const { city, zone, segment, random } = plan;
  const { builderId, branchId } = branches.choose(city, random);
  const { terms, delivery } = termsOf(plan, tour);
  const units = planUnits({ segment, city, zone, priceFactor: statusFacts[terms.status].priceFactor, random });
  const barrio = zone.neighborhoods.length > 0 ? random.pick(zone.neighborhoods) : undefined;
  const allowsPets = isBusiness(segment) || segment === 'lot' ? null : random.chance(0.7);
  const criteria = chooseCriteria(
    { segment, city, zone, deliveryDate: delivery, petFriendly: allowsPets === true },
    random,
  );
  const parts = structure(plan);
  const areas = units.map(({ builtArea }) => builtArea);
  const facts = {
    ...plan,
    barrio: barrio?.name,
    status: terms.status,
    areas: [Math.min(...areas), Math.max(...areas)] as const,
    units: parts.number_of_units,
    criteria,
  };
  const row: SeedRow<'project'> = {
    id: plan.id,
    code: `UMB-${String(10_000 + plan.id)}`,
    title: plan.title,
    slug: plan.slug,
    builder_id: builderId,
    builder_branch_id: branchId,
    description: describeProject(facts, random),
    building_status_key: terms.status,
    estimated_delivery_date: delivery,
    pet_friendly: allowsPets,
    ...parts,
    ...placeOf(plan, barrio),
    ...contactOf(plan, builderId),
    ...financesOf(plan, units, terms),
    ...promotionOf(plan, terms),
    ...datesOf(plan, builderId, terms),
  };
  return { row, units, terms, criteria, categories: categoriesOf(plan, units) };
}
