import type { AdditionalCriterion, Subsidy } from 'shared-contracts/domain/vocabulary.ts';
import type { SeedCity, SeedZone } from './geography.ts';
import type { Random } from './random.ts';
import { isCoast, isHolidayZone } from './segment-choice.ts';
import type { Segment } from './segments.ts';

interface CriteriaFacts {
  segment: Segment;
  city: SeedCity;
  zone: SeedZone;
  deliveryDate: string;
  petFriendly: boolean;
}

const social: readonly Segment[] = ['vip', 'vis', 'vis-house'];

const holidaySegments: readonly Segment[] = ['beach', 'country-house', 'lot', 'studio'];

const mixed: readonly AdditionalCriterion[] = [
  'coworking',
  'sustainable',
  'wet-areas',
  'near-mass-transit',
  'investment',
];

/** The additional criteria that hold for a project, in the vocabulary's order of meaning. */
export function chooseCriteria(facts: CriteriaFacts, random: Random): AdditionalCriterion[] {
  const { segment, zone, deliveryDate, petFriendly } = facts;
  const holiday = isHolidayZone(zone) && holidaySegments.includes(segment);
  const year = deliveryDate.slice(0, 4);
  const drawn = random.sample(mixed, random.int(0, 2));
  const all: (AdditionalCriterion | false)[] = [
    holiday && segment !== 'lot' && 'short-rental',
    holiday && 'holiday',
    (segment === 'studio' || drawn.includes('investment')) && 'investment',
    petFriendly && 'pet-friendly',
    drawn.includes('coworking') && 'coworking',
    drawn.includes('sustainable') && 'sustainable',
    drawn.includes('wet-areas') && segment !== 'vip' && 'wet-areas',
    drawn.includes('near-mass-transit') && 'near-mass-transit',
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
