import { formatDecimal, formatInteger } from '@umbral/domain/format/format.ts';
import type { Noun } from '@umbral/domain/vocabulary/labels.ts';
import type { AdditionalCriterion, Subsidy } from '@umbral/domain/vocabulary/vocabulary.ts';
import type { NearbyPlace } from '../nearby-places.ts';
import type { PaymentTerms } from '../plant-rows.ts';
import type { ProjectPlan } from '../seed-plan.ts';
import type { ChosenSpecification } from '../specification-rows.ts';
import type { Structure } from '../structure.ts';
import type { Timeline } from '../timeline.ts';
import type { UnitPlan } from '../unit-plan.ts';
import { bedroom, counted, joined, nounOf, zonePhrase } from './grammar.ts';

/** What a description may speak of. */
export interface TextFacts {
  plan: ProjectPlan;
  barrio: string | undefined;
  units: readonly UnitPlan[];
  terms: PaymentTerms;
  timeline: Timeline;
  structure: Structure;
  criteria: readonly AdditionalCriterion[];
  nearby: readonly NearbyPlace[];
  specifications: readonly ChosenSpecification[];
  subsidy: Subsidy | null;
  petFriendly: boolean | null;
}

/** A sentence made from facts; nothing where the facts do not allow it. */
export type Sentence = (facts: TextFacts) => string | undefined;

/** `58 m²`, `1.284 m²`. */
export const roundArea = (value: number) => `${formatInteger(Math.round(value))} m²`;

/** `58,5 m²`. */
export const exactArea = (value: number) => `${formatDecimal(Math.round(value * 10) / 10)} m²`;

/** The noun for what the project sells: that of most of its unit types. */
export function homesOf({ units }: Pick<TextFacts, 'units'>): Noun {
  const counts = Map.groupBy(units, ({ type }) => type);
  const [first] = [...counts.entries()].toSorted((a, b) => b[1].length - a[1].length);
  return nounOf(first?.[0] ?? 'apartment');
}

/** All types of the project, the most frequent first: `apartamentos y dúplex`. */
export function typesOf(facts: Pick<TextFacts, 'units'>): string {
  const main = homesOf(facts).many;
  const others = [...new Set(facts.units.map(({ type }) => nounOf(type).many))].filter((name) => name !== main);
  return joined([main, ...others]);
}

/** `de 42 a 58 m²`, or `de 42 m²` where all are alike. */
export function areaSpan({ units }: Pick<TextFacts, 'units'>): string {
  const areas = units.map(({ builtArea }) => Math.round(builtArea));
  const [least, most] = [Math.min(...areas), Math.max(...areas)];
  return least === most ? `de ${roundArea(least)}` : `de ${formatInteger(least)} a ${roundArea(most)}`;
}

/** `dos y tres alcobas`, `una alcoba`; nothing where homes have none. */
export function bedroomSpan({ units }: Pick<TextFacts, 'units'>): string | undefined {
  const counts = [...new Set(units.flatMap(({ rooms }) => (rooms === null || rooms === 0 ? [] : [rooms])))].toSorted();
  const last = counts.at(-1);
  if (last === undefined) return undefined;
  const words = counts.slice(0, -1).map((count) => counted(count, { ...bedroom, one: '', many: '' }).trim());
  return words.length === 0 ? counted(last, bedroom) : joined([...words, counted(last, bedroom)]);
}

/** Where it stands: `Cedritos, Usaquén`, or the zone alone. */
export function placeOf({ plan, barrio }: TextFacts): string {
  const zone = zonePhrase(plan.zone, plan.city);
  if (barrio === undefined || zone.includes(barrio)) return zone;
  return zone.startsWith('el ') ? `${barrio}, en ${zone}` : `${barrio}, ${zone}`;
}

/** The zone with its city, where the zone does not name it: `Chapinero, Bogotá`. */
export function zoneAndCity({ plan: { zone, city } }: TextFacts): string {
  const phrase = zonePhrase(zone, city);
  return phrase.includes(city.name) ? phrase : `${phrase}, ${city.name}`;
}

/** The largest room of some kinds among the unit types, square metres. */
export function largestRoom({ units }: Pick<TextFacts, 'units'>, ...kinds: readonly string[]): number | undefined {
  const areas = units.flatMap(({ layout }) =>
    layout.levels.flatMap(({ rooms }) => rooms.filter(({ kind }) => kinds.includes(kind)).map(({ area }) => area)),
  );
  return areas.length > 0 ? Math.max(...areas) : undefined;
}

export function has({ specifications }: TextFacts, ...keys: readonly string[]): boolean {
  return specifications.some(({ key }) => keys.includes(key));
}
