import type { Random } from 'infra-random/random.ts';
import { AMENITIES, BUILDERS, CITIES, STATUSES, TYPES, WORDS } from './sample-plants.ts';

/** A condition of a random query, in a form of its own: neither the protocol's nor the engine's. */
export type OracleCondition =
  | { is: 'value'; attribute: string; value: string; not: boolean }
  | { is: 'number'; attribute: string; operator: '<' | '<=' | '=' | '!=' | '>' | '>='; value: number }
  | { is: 'range'; attribute: string; from: number; to: number };

/** A random query; `conditions` is an AND of ORs. */
export interface OracleQuery {
  text: string;
  conditions: OracleCondition[][];
  around: { lat: number; lng: number; radius: number | 'all'; precision: number } | null;
  box: [number, number, number, number] | null;
  polygon: number[] | null;
  typoTolerance: 'true' | 'false' | 'min';
  index: 'plants' | 'plants_by_price' | 'plants_dear_first';
  /** A value that lifts the records which have it, and leaves none out. */
  lifted: { attribute: string; value: string; score: number } | null;
  /** Only so many of the best records of each builder; 0 for all. */
  mostOfBuilder: number;
}

/** A query as it stands on a seeded random source. */
export function randomQuery(random: Random): OracleQuery {
  const hasPlace = random.chance(0.25);
  const shape = random.below(3);
  return {
    text: random.chance(0.65) ? randomText(random) : '',
    conditions: Array.from({ length: random.below(4) }, () => randomClause(random)),
    around:
      hasPlace && shape === 0
        ? {
            ...randomPoint(random),
            radius: random.chance(0.8) ? 1000 + random.below(20000) : 'all',
            precision: random.pick([1, 500]),
          }
        : null,
    box: hasPlace && shape === 1 ? randomBox(random) : null,
    polygon:
      hasPlace && shape === 2
        ? Array.from({ length: 4 }, () => randomPoint(random)).flatMap(({ lat, lng }) => [lat, lng])
        : null,
    typoTolerance: random.pick(['true', 'true', 'true', 'false', 'min'] as const),
    index: random.pick(['plants', 'plants', 'plants_by_price', 'plants_dear_first'] as const),
    lifted: random.chance(0.2) ? randomLift(random) : null,
    mostOfBuilder: random.chance(0.2) ? 1 + random.below(3) : 0,
  };
}

/** Records, or groups of them, of the page that is asked for. */
export const oraclePage = 60;

/** The query as parameters of the protocol. */
export function toParameters(query: OracleQuery): Record<string, unknown> {
  return {
    query: query.text,
    filters: query.conditions.map((clause) => `(${clause.map(conditionText).join(' OR ')})`).join(' AND '),
    typoTolerance: query.typoTolerance,
    facets: ['*'],
    maxValuesPerFacet: 1000,
    hitsPerPage: oraclePage,
    ...(query.mostOfBuilder > 0 ? { distinct: query.mostOfBuilder, facetingAfterDistinct: true } : {}),
    ...(query.lifted === null ? {} : { optionalFilters: [liftText(query.lifted)] }),
    ...(query.around === null
      ? {}
      : {
          aroundLatLng: `${query.around.lat},${query.around.lng}`,
          aroundRadius: query.around.radius,
          aroundPrecision: query.around.precision,
        }),
    ...(query.box === null ? {} : { insideBoundingBox: [query.box] }),
    ...(query.polygon === null ? {} : { insidePolygon: [query.polygon] }),
  };
}

function randomLift(random: Random): NonNullable<OracleQuery['lifted']> {
  const attribute = random.pick(['place.city', 'type', 'amenities', 'builder', 'undeclared']);
  return { attribute, value: randomValue(random, attribute), score: 1 + random.below(3) };
}

function liftText({ attribute, value, score }: NonNullable<OracleQuery['lifted']>): string {
  return `${attribute}:${value}<score=${score}>`;
}

function conditionText(condition: OracleCondition): string {
  if (condition.is === 'range') return `${condition.attribute}:${condition.from} TO ${condition.to}`;
  if (condition.is === 'number') return `${condition.attribute} ${condition.operator} ${condition.value}`;
  return `${condition.not ? 'NOT ' : ''}${condition.attribute}:"${condition.value}"`;
}

function randomText(random: Random): string {
  const words = Array.from({ length: 1 + random.below(3) }, () => misspell(random, random.pick(WORDS)));
  const last = words[words.length - 1] ?? '';
  if (random.chance(0.1)) words[0] = `${words[0]?.slice(0, 4)} ${words[0]?.slice(4)}`;
  if (random.chance(0.1) && words.length > 1) words.splice(0, 2, `${words[0]}${words[1]}`);
  if (random.chance(0.4)) words[words.length - 1] = last.slice(0, 1 + random.below(last.length));
  return words.join(' ') + (random.chance(0.2) ? ' ' : '');
}

function misspell(random: Random, word: string): string {
  if (random.chance(0.6)) return random.chance(0.5) ? word.toUpperCase() : word;
  const at = random.below(word.length);
  const letter = random.pick([...'aeionrs']);
  const swapped = word.slice(0, at) + word.slice(at + 1, at + 2) + word.slice(at, at + 1) + word.slice(at + 2);
  const once = random.pick([
    word.slice(0, at) + word.slice(at + 1),
    word.slice(0, at) + letter + word.slice(at),
    swapped,
  ]);
  return random.chance(0.3) ? misspell(random, once || word) : once || word;
}

function randomClause(random: Random): OracleCondition[] {
  const length = 1 + random.below(3);
  if (random.chance(0.4)) return Array.from({ length }, () => randomNumber(random));
  const attribute = random.pick([
    'place.city',
    'type',
    'status',
    'amenities',
    'stratum',
    'isVis',
    'builder',
    'undeclared',
  ]);
  return Array.from({ length }, () => {
    const name = random.chance(0.8) ? attribute : random.pick(['type', 'amenities']);
    return { is: 'value' as const, attribute: name, value: randomValue(random, name), not: random.chance(0.15) };
  });
}

function randomValue(random: Random, attribute: string): string {
  const values: Record<string, string[]> = {
    'place.city': CITIES,
    type: TYPES,
    status: STATUSES,
    amenities: AMENITIES,
    builder: BUILDERS,
    stratum: ['1', '2', '3', '4', '5', '6', '9'],
    isVis: ['true', 'false'],
  };
  const value = random.pick(values[attribute] ?? ['x']);
  return random.chance(0.1) ? value.toLowerCase() : value;
}

function randomNumber(random: Random): OracleCondition {
  const attribute = random.pick(['price', 'areas', 'stratum', 'rank']);
  const size = { price: 400_000_000, areas: 230, stratum: 6, rank: 20 }[attribute] ?? 1;
  const value = () => random.below(size);
  if (random.chance(0.4)) return { is: 'range', attribute, from: value(), to: value() };
  return { is: 'number', attribute, operator: random.pick(['<', '<=', '=', '!=', '>', '>='] as const), value: value() };
}

function randomPoint(random: Random): { lat: number; lng: number } {
  return { lat: 4.5 + random.fraction() * 0.4, lng: -74.2 + random.fraction() * 0.3 };
}

function randomBox(random: Random): [number, number, number, number] {
  const [a, b] = [randomPoint(random), randomPoint(random)];
  return [a.lat, a.lng, b.lat, b.lng];
}
