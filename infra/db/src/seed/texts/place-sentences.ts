import { formatDecimal } from '@umbral/domain/format/format.ts';
import type { NearbyPlace } from '../nearby-places.ts';
import { capital, of, zonePhrase } from './grammar.ts';
import type { Sentence, TextFacts } from './text-facts.ts';

const metresPerMinute = 80;
const longestWalk = 25;

/** Minutes on foot, as the page of a home counts them. */
export const walkOf = ({ distance }: NearbyPlace) => Math.max(1, Math.ceil(distance / metresPerMinute));

function minutes(place: NearbyPlace): string {
  const walk = walkOf(place);
  return walk === 1 ? 'un minuto' : `${walk} minutos`;
}

/** Places that one walks to, nearest first. */
const walkable = ({ nearby }: TextFacts) => nearby.filter((place) => walkOf(place) <= longestWalk);

/** Sentences about two places on foot. */
function ofTwo(sentence: (first: NearbyPlace, second: NearbyPlace, facts: TextFacts) => string): Sentence {
  return (facts) => {
    const [first, second] = walkable(facts);
    return first && second ? sentence(first, second, facts) : undefined;
  };
}

function zoneOf({ plan: { zone, city } }: TextFacts): string {
  return zonePhrase(zone, city);
}

/** What lies around, with minutes on foot. */
export const places: readonly Sentence[] = [
  ofTwo((first, second) => `${first.name} queda a ${minutes(first)} a pie y ${second.name}, a ${minutes(second)}.`),
  ofTwo(
    (first, second) =>
      `Desde la portería se camina ${minutes(first)} hasta ${first.name} y ${minutes(second)} hasta ${second.name}.`,
  ),
  ofTwo(
    (first, second, facts) =>
      `La vida diaria ${of(facts.barrio ?? zoneOf(facts))} se hace a pie: ${first.name} está a ${minutes(first)} y ${second.name} a ${minutes(second)}.`,
  ),
  ofTwo(
    (first, second) => `Cerca están ${first.name} (${minutes(first)} caminando) y ${second.name} (${minutes(second)}).`,
  ),
  ofTwo(
    (first, second, facts) =>
      `${capital(facts.barrio ?? zoneOf(facts))} deja a mano ${first.name}, a ${minutes(first)} a pie, y también ${second.name}.`,
  ),
  (facts) => {
    const [first, second, third] = walkable(facts);
    if (!first || !second || !third) return undefined;
    return `En menos de ${walkOf(third) + 1} minutos caminando se llega a ${first.name}, ${second.name} y ${third.name}.`;
  },
  (facts) => {
    const transit = walkable(facts).find(({ category }) => category === 'transport');
    const other = walkable(facts).find(({ category }) => category !== 'transport');
    if (!transit || !other) return undefined;
    return `Para moverte sin carro tienes ${transit.name} a ${minutes(transit)} a pie; ${other.name} queda a ${minutes(other)}.`;
  },
  (facts) => {
    const beach = facts.nearby.find(({ category }) => category === 'beach');
    const other = walkable(facts).find(({ category }) => category !== 'beach');
    if (!beach || !other) return undefined;
    return `${beach.name} está a ${formatDecimal(Math.max(0.1, Math.round(beach.distance / 100) / 10))} km y ${other.name}, a ${minutes(other)} a pie.`;
  },
  (facts) => {
    const [first] = walkable(facts);
    return first ? `A ${minutes(first)} a pie de ${facts.plan.title} está ${first.name}.` : undefined;
  },
];
