import { attributeOf, countedBy } from '@umbral/domain/filters/filter-attributes.ts';
import type { PlantRecord } from '@umbral/domain/homes/plant-record.ts';
import { facets } from '@umbral/domain/homes/record-attributes.ts';
import { type Random, randomOf } from 'infra-random/random.ts';

/** What is asked of the engines, by what it costs. */
export const workloads = ['filters', 'text', 'letter', 'place', 'nothing'] as const;
export type Workload = (typeof workloads)[number];

/** Thirteen facets, those that a listing counts. */
export const countedFacets = [
  countedBy.department,
  countedBy.city,
  countedBy.zone,
  countedBy.neighbourhood,
  countedBy.category,
  countedBy.type,
  countedBy.rooms,
  countedBy.baths,
  countedBy.parking,
  countedBy.strata,
  countedBy.statuses,
  countedBy.has360,
  countedBy.holiday,
] as const;

export const hitsPerPage = 24;
export const radiusMetres = 10_000;

/** A question in a form that is no engine's own. */
export type Question =
  | { is: 'filters'; city: string; type: string; from: number; to: number }
  | { is: 'text'; query: string }
  | { is: 'place'; lat: number; lng: number }
  | { is: 'nothing' };

/** Questions of one kind, the same for the same number. */
export function engineQuestions(workload: Workload, plants: readonly PlantRecord[], count: number): Question[] {
  const random = randomOf(count);
  return Array.from({ length: count }, () => questions[workload](random.pick(plants), random));
}

/** A question as parameters of the protocol; every one counts thirteen facets and takes 24 hits. */
export function toParameters(question: Question): Record<string, unknown> {
  const page = { hitsPerPage, facets: countedFacets, maxValuesPerFacet: 500, attributesToHighlight: [] };
  if (question.is === 'text') return { ...page, query: question.query };
  if (question.is === 'place') {
    return { ...page, aroundLatLng: `${question.lat},${question.lng}`, aroundRadius: radiusMetres };
  }
  if (question.is === 'nothing') return page;
  const { city, type, from, to } = question;
  const range = `${attributeOf.price} >= ${from} AND ${attributeOf.price} <= ${to}`;
  return { ...page, filters: `${attributeOf.city}:"${city}" AND ${facets.typeSlug}:"${type}" AND ${range}` };
}

const questions: Record<Workload, (plant: PlantRecord, random: Random) => Question> = {
  filters: ({ project, type_slug, price_order: price }) => ({
    is: 'filters',
    city: project.localization.city_slug,
    type: type_slug,
    from: Math.round(price * 0.7),
    to: Math.round(price * 1.4),
  }),
  text({ project, type_name }, random) {
    const { city, zone } = project.localization;
    const words = random.sample([type_name, city, zone ?? city, project.title, project.builder.name], random.int(1, 2));
    return { is: 'text', query: mistyped(words.join(' ').toLowerCase(), random) };
  },
  // The first keystroke of a word, alone or after another one.
  letter({ type_name, project }, random) {
    const { city } = project.localization;
    const begun = random.pick([type_name, city, project.title]).toLowerCase().slice(0, 1);
    return { is: 'text', query: random.chance(0.5) ? begun : `${type_name.toLowerCase()} ${begun}` };
  },
  place: ({ _geoloc }) => ({ is: 'place', ..._geoloc }),
  nothing: () => ({ is: 'nothing' }),
};

/** Three in ten have two letters the wrong way round, half stop before the end of the last word. */
function mistyped(text: string, random: Random): string {
  const cut = random.chance(0.5) ? text.slice(0, Math.max(3, text.length - 1 - random.below(3))) : text;
  const at = 1 + random.below(Math.max(1, cut.length - 2));
  return random.chance(0.3) ? `${cut.slice(0, at)}${cut[at + 1] ?? ''}${cut[at] ?? ''}${cut.slice(at + 2)}` : cut;
}
