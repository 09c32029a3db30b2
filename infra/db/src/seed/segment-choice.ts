import type { Random } from 'infra-random/random.ts';
import { vipCap, visCap } from './caps.ts';
import type { SeedCity, SeedZone } from './geography.ts';
import type { Segment } from './segments.ts';

const countryside = new Set([
  'cerca-de-piedra',
  'hato-grande',
  'condominios-ricaurte',
  'loma-del-escobero',
  'llanogrande',
  'alfaguara',
  'villa-campestre',
  'valle-de-guatiguara',
  'cerritos',
  'el-caimo',
  'playa-coronado',
]);

const coast = new Set([
  'zona-norte',
  'bocagrande',
  'crespo',
  'pozos-colorados',
  'el-rodadero',
  'playa-coronado',
  'cap-cana',
  'bavaro',
]);

const business = new Set([
  'chapinero',
  'teusaquillo',
  'el-poblado',
  'ciudad-del-rio',
  'norte-centro-historico',
  'manga',
  'cabecera-del-llano',
  'pinares-circunvalar',
  'punta-pacifica',
  'costa-del-este',
  'brickell',
  'downtown',
]);

const industrial = new Set([
  'puente-aranda',
  'fontibon',
  'metropolitana',
  'palmira-norte',
  'suramerica',
  'la-providencia',
]);

/** Business premises that the first projects of a zone must bring, so that every type occurs in several cities. */
function fixedSegment(zone: SeedZone, turn: number): Segment | undefined {
  if (industrial.has(zone.slug) && turn === 0) return 'warehouse';
  if (business.has(zone.slug)) return (['office', 'clinic', 'retail'] as const)[turn];
  return undefined;
}

function byStratum(zone: SeedZone): (readonly [Segment, number])[] {
  const top = Math.max(...zone.strata, 0);
  if (top === 0)
    return [
      ['mid', 5],
      ['high', 4],
      ['studio', 2],
    ];
  if (top <= 3)
    return [
      ['vis', 6],
      ['vip', 4],
      ['vis-house', 2],
      ['mid', 1],
      ['house', 1],
    ];
  if (top === 4)
    return [
      ['vis', 4],
      ['mid', 5],
      ['house', 1],
      ['studio', 1],
    ];
  return [
    ['vis', 1],
    ['mid', 4],
    ['high', 5],
    ['studio', 2],
    ['house', 1],
  ];
}

function byPlace(zone: SeedZone): (readonly [Segment, number])[] {
  const coastal: (readonly [Segment, number])[] = coast.has(zone.slug) ? [['beach', 12]] : [];
  const rural: (readonly [Segment, number])[] = countryside.has(zone.slug)
    ? [
        ['country-house', 6],
        ['lot', 6],
      ]
    : [];
  return [...byStratum(zone), ...coastal, ...rural];
}

const isSocial = (segment: Segment) => segment === 'vip' || segment === 'vis' || segment === 'vis-house';

/** Social housing stands in the strata that pay no contribution. */
const highestSocialStratum = 4;

/** Whether a home of the segment's smallest useful size can cost less than its legal cap in this zone. */
function isPossible(segment: Segment, city: SeedCity, zone: SeedZone): boolean {
  const m2 = zone.m2Price[0];
  if (isSocial(segment) && Math.min(...zone.strata) > highestSocialStratum) return false;
  if (segment === 'vip') return city.country === 'CO' && vipCap / m2 >= 33;
  if (segment === 'vis') return city.country === 'CO' && visCap(city) / m2 >= 41;
  if (segment === 'vis-house') return city.country === 'CO' && visCap(city) / m2 >= 50;
  return true;
}

/** The segment of the `turn`-th project of a zone. */
export function chooseSegment(city: SeedCity, zone: SeedZone, turn: number, random: Random): Segment {
  const fixed = fixedSegment(zone, turn);
  if (fixed) return fixed;
  return random.weighted(byPlace(zone).filter(([segment]) => isPossible(segment, city, zone)));
}

/** Whether homes of the zone are sold for holidays and short rents as well. */
export function isHolidayZone(zone: SeedZone): boolean {
  return coast.has(zone.slug) || countryside.has(zone.slug);
}

/** Whether the zone looks on the sea. */
export function isCoast(zone: SeedZone): boolean {
  return coast.has(zone.slug);
}
