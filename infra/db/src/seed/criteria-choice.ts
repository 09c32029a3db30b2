import type { AdditionalCriterion, Subsidy } from '@umbral/domain/vocabulary/vocabulary.ts';
import type { Random } from 'infra-random/random.ts';
import type { SeedCity } from './geography.ts';
import type { NearbyPlace } from './nearby-places.ts';
import type { ProjectPlan } from './seed-plan.ts';
import { isCoast, isHolidayZone } from './segment-choice.ts';
import type { Segment } from './segments.ts';
import type { ChosenSpecification } from './specification-rows.ts';

interface CriteriaFacts {
  plan: ProjectPlan;
  /** ISO day. */
  delivery: string;
  petFriendly: boolean | null;
  nearby: readonly NearbyPlace[];
  specifications: readonly ChosenSpecification[];
}

const social: readonly Segment[] = ['vip', 'vis', 'vis-house'];

const holidaySegments: readonly Segment[] = ['beach', 'country-house', 'lot', 'studio'];

/** Metres to a station that people still walk. */
const walkToTransit = 800;

/** The criteria that follow from what the building and its grounds have. */
export function criteriaOf(specifications: readonly ChosenSpecification[]): AdditionalCriterion[] {
  const has = (...keys: string[]) => specifications.some(({ key }) => keys.includes(key));
  return [
    ...(has('coworking-room') ? ['coworking' as const] : []),
    ...(has('solar-panels') ? ['sustainable' as const] : []),
    ...(has('swimming-pool', 'sauna', 'steam-room', 'jacuzzi') ? ['wet-areas' as const] : []),
  ];
}

/** The additional criteria that hold for a project, in the vocabulary's order of meaning. */
export function chooseCriteria(facts: CriteriaFacts): AdditionalCriterion[] {
  const { segment, zone, random } = facts.plan;
  const holiday = isHolidayZone(zone) && holidaySegments.includes(segment);
  const year = facts.delivery.slice(0, 4);
  const isNearTransit = facts.nearby.some(
    ({ category, distance }) => category === 'transport' && distance <= walkToTransit,
  );
  const invests = random.chance(0.3);
  const all: (AdditionalCriterion | false)[] = [
    holiday && segment !== 'lot' && 'short-rental',
    holiday && 'holiday',
    (segment === 'studio' || invests) && 'investment',
    facts.petFriendly === true && 'pet-friendly',
    ...criteriaOf(facts.specifications),
    isNearTransit && 'near-mass-transit',
    social.includes(segment) && 'with-subsidy',
    year === '2026' && 'delivery-2026',
    year === '2027' && 'delivery-2027',
    isCoast(zone) && segment === 'beach' && 'sea-view',
    (segment === 'country-house' || segment === 'lot') && 'countryside',
  ];
  return all.filter((criterion) => criterion !== false);
}

/** The subsidy that buyers of the project may ask for. */
export function chooseSubsidy(segment: Segment, city: SeedCity, random: Random): Subsidy | null {
  if (city.country === 'PA') return segment === 'mid' ? 'preferential-interest' : null;
  if (!social.includes(segment)) return null;
  return random.weighted([
    ['mi-casa-ya', 4],
    ['compensation-fund', 5],
    ['local', 2],
  ] as const);
}
