import type { AdditionalCriterion, ProjectCategory, Subsidy } from '@umbral/domain/vocabulary/vocabulary.ts';
import { addressIn, demoPhone } from './addresses.ts';
import type { Branches } from './builders.ts';
import { chooseCriteria, chooseSubsidy } from './criteria-choice.ts';
import type { Point, SeedCity, SeedNeighborhood, SeedZone } from './geography.ts';
import { pointNear } from './geography.ts';
import type { SeedRow } from './insert-rows.ts';
import type { Layout } from './layout-library.ts';
import type { NeighbourPlace } from './nearby-catalogue.ts';
import type { NearbyPlace } from './nearby-places.ts';
import { placesNear } from './nearby-places.ts';
import type { PaymentTerms } from './plant-rows.ts';
import { momentBefore } from './seed-clock.ts';
import type { ProjectPlan } from './seed-plan.ts';
import { segmentFacts } from './segments.ts';
import type { ChosenSpecification } from './specification-rows.ts';
import { chooseProjectSpecifications, isBusiness } from './specification-rows.ts';
import { chooseStatus, statusFacts } from './status-facts.ts';
import type { Structure } from './structure.ts';
import { drawStructure } from './structure.ts';
import { chooseBenefits } from './texts/benefits.ts';
import { describeProject } from './texts/describe-project.ts';
import type { Timeline } from './timeline.ts';
import { drawTimeline } from './timeline.ts';
import type { UnitPlan } from './unit-plan.ts';
import { planUnits } from './unit-plan.ts';

/** A project ready to insert, with what its plants and parts need. */
export interface ProjectDetails {
  row: SeedRow<'project'>;
  units: readonly UnitPlan[];
  terms: PaymentTerms;
  timeline: Timeline;
  structure: Structure;
  criteria: readonly AdditionalCriterion[];
  categories: readonly ProjectCategory[];
  nearby: readonly NearbyPlace[];
  specifications: readonly ChosenSpecification[];
}

/** What projects are made of beside themselves. */
export interface Surroundings {
  branches: Branches;
  layouts: readonly Layout[];
  neighbourhood(city: SeedCity, zone: SeedZone): readonly NeighbourPlace[];
  stateOf(builderId: number): ManagementState;
}

export type ManagementState = 'draft' | 'published' | 'paused' | 'in-review' | 'archived';

function categoriesOf({ segment, city }: ProjectPlan, units: readonly UnitPlan[]): ProjectCategory[] {
  if (segment === 'vip') return ['vis', 'vip'];
  if (segment === 'vis' || segment === 'vis-house') return ['vis'];
  const average = units.reduce((sum, { price }) => sum + price, 0) / units.length;
  const isGold = (segment === 'high' || segment === 'beach' || segment === 'country-house') && average > 750_000_000;
  return isGold || (city.country !== 'CO' && segment === 'high') ? ['gold'] : ['none'];
}

function termsOf(plan: ProjectPlan, status: PaymentTerms['status'], timeline: Timeline): PaymentTerms {
  const { segment, random } = plan;
  const social = segment === 'vip' || segment === 'vis' || segment === 'vis-house';
  return {
    status,
    initialPercent: random.pick(segmentFacts[segment].initialPercent),
    months: Math.min(Math.max(timeline.months, 6), social ? 36 : 30),
    separationFee: random.int(social ? 1 : 3, social ? 3 : 12) * 1_000_000,
    hasTour: random.chance(0.28),
    createdDaysAgo: timeline.publishedDaysAgo,
  };
}

/** Where it stands and where it is sold, a street or two away. */
function placeOf(plan: ProjectPlan, barrio: SeedNeighborhood | undefined, point: Point) {
  const { city, zone, segment, random, slug } = plan;
  const hasStratum = !isBusiness(segment) && segment !== 'lot' && zone.strata.length > 0;
  const salesRoom = pointNear(point, 250, `sales room ${slug}`);
  return {
    city_id: city.id,
    zone_id: zone.id,
    neighborhood_id: barrio?.id ?? null,
    address: addressIn(city, zone, random),
    stratum: hasStratum ? stratumOf(plan) : null,
    ...point,
    sales_room_address: addressIn(city, zone, random),
    sales_room_lat: salesRoom.lat,
    sales_room_lng: salesRoom.lng,
  };
}

/** Social housing stands in the lower strata of its zone, the most expensive homes in the higher ones. */
function stratumOf({ segment, zone, random }: ProjectPlan): number {
  const sorted = zone.strata.toSorted((a, b) => a - b);
  const half = Math.ceil(sorted.length / 2);
  const isSocial = segment === 'vip' || segment === 'vis' || segment === 'vis-house';
  const isHigh = segment === 'high' || segment === 'beach' || segment === 'country-house';
  return random.pick(isSocial ? sorted.slice(0, half) : isHigh ? sorted.slice(-half) : sorted);
}

function contactOf({ slug, random }: ProjectPlan, builderId: number) {
  return {
    office_hours: random.pick([
      'Todos los días de 9:00 a 17:00, festivos de 10:00 a 14:00',
      'Lunes a viernes de 8:30 a 17:30, sábados y domingos de 9:30 a 16:00',
      'Martes a domingo de 9:00 a 18:00',
    ]),
    main_phone: demoPhone(builderId),
    whatsapp_number: demoPhone(builderId + 20),
    extra_phones: random.chance(0.3) ? [demoPhone(builderId + 40)] : [],
    emails: [`${slug}@example.com`.slice(0, 120)],
  };
}

const trusts = ['Fiduciaria Horizonte', 'Fiduciaria del Valle Alto', 'Fiduciaria Cordillera', 'Fiduciaria Puente Real'];

interface Money {
  units: readonly UnitPlan[];
  terms: PaymentTerms;
  timeline: Timeline;
  subsidy: Subsidy | null;
}

function financesOf({ segment, city, random }: ProjectPlan, { units, terms, timeline, subsidy }: Money) {
  const [low, high] = segmentFacts[segment].administrationM2;
  const smallestArea = Math.min(...units.map(({ builtArea }) => builtArea));
  const isReady = terms.status === 'immediate-delivery' || terms.status === 'sold-out';
  return {
    price_from: Math.min(...units.map(({ price }) => price)),
    currency: city.currency,
    administrative_expenses: Math.round((random.int(low, high) * smallestArea) / 1000) * 1000,
    subsidy_key: subsidy,
    initial_term_months: terms.months,
    number_fees: terms.months,
    separation_fee: terms.separationFee,
    trust_company: isReady || city.country !== 'CO' ? null : random.pick(trusts),
    break_even_date: isReady ? null : timeline.breakEven,
    building_licence: terms.status === 'launch' ? null : `LC-${random.int(1_000, 9_999)}-${random.int(2023, 2026)}`,
  };
}

/** Every thirteenth project is featured, in an order that mixes the cities: 17 generates all residues of 53. */
const featuredPosition = ({ id, segment }: ProjectPlan) =>
  id % 13 === 0 && !isBusiness(segment) ? ((id / 13) * 17) % 53 : null;

function promotionOf(plan: ProjectPlan, { status }: PaymentTerms) {
  const { random } = plan;
  return {
    ...chooseBenefits(plan.segment, status, random),
    belongs_tv: random.chance(0.2),
    enable_schedule: random.chance(0.85),
    activate_landing: status === 'launch' || random.chance(0.06),
    featured_position: featuredPosition(plan),
  };
}

function datesOf({ id, random }: ProjectPlan, state: ManagementState, { createdDaysAgo }: PaymentTerms) {
  const created = momentBefore(createdDaysAgo, id);
  return {
    state,
    state_reason: state === 'paused' ? 'Ajuste de precios de la segunda etapa' : null,
    terms_accepted_at: created,
    published_at: state === 'in-review' || state === 'draft' ? null : created,
    created_at: created,
    updated_at: momentBefore(random.int(1, Math.min(createdDaysAgo - 1, 40)), id),
  };
}

/** Draws everything about one project that is not a part of its own. */
export function detailProject(plan: ProjectPlan, around: Surroundings): ProjectDetails {
  const { city, zone, segment, random } = plan;
  const { builderId, branchId } = around.branches.choose(city, random);
  const status = chooseStatus(plan.id, random);
  const timeline = drawTimeline(status, random);
  const terms = termsOf(plan, status, timeline);
  const { priceFactor } = statusFacts[status];
  const units = planUnits({ segment, city, zone, priceFactor, layouts: around.layouts, random });
  const barrio = zone.neighborhoods.length > 0 ? random.pick(zone.neighborhoods) : undefined;
  const point = pointNear(barrio ?? zone, barrio ? 450 : 1_300, `point ${plan.slug}`);
  const structure = drawStructure(plan);
  const nearby = placesNear(point, around.neighbourhood(city, zone), random);
  const specifications = chooseProjectSpecifications(plan, structure);
  const petFriendly = isBusiness(segment) || segment === 'lot' ? null : random.chance(0.7);
  const criteria = chooseCriteria({ plan, delivery: timeline.delivery, petFriendly, nearby, specifications });
  const subsidy = chooseSubsidy(segment, city, random);
  const row: SeedRow<'project'> = {
    id: plan.id,
    code: `UMB-${String(10_000 + plan.id)}`,
    title: plan.title,
    slug: plan.slug,
    builder_id: builderId,
    builder_branch_id: branchId,
    building_status_key: status,
    estimated_delivery_date: timeline.delivery,
    pet_friendly: petFriendly,
    number_of_stages: structure.stages,
    number_of_floors: structure.floors,
    tower_elevators: structure.lifts,
    number_of_basements: structure.basements,
    number_of_units: structure.units,
    apartments_per_floor: structure.perFloor,
    ...placeOf(plan, barrio, point),
    ...contactOf(plan, builderId),
    ...financesOf(plan, { units, terms, timeline, subsidy }),
    ...promotionOf(plan, terms),
    ...datesOf(plan, around.stateOf(builderId), terms),
  };
  const details = { units, terms, timeline, structure, criteria, nearby, specifications };
  const description = describeProject({ ...details, plan, barrio: barrio?.name, subsidy, petFriendly });
  return { ...details, row: { ...row, description }, categories: categoriesOf(plan, units) };
}
