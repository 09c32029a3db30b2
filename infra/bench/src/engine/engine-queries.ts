import { SeededRandom } from 'infra-search/src/testing/seeded-random.ts';
import type { PlantRecord } from 'shared-contracts/domain/plant-record.ts';
import { facets } from 'shared-contracts/domain/search-index.ts';

/** What is asked of the engine, by what it costs. */
export const workloads = ['filters', 'text', 'place', 'nothing'] as const;
export type Workload = (typeof workloads)[number];

/** Thirteen facets, those that a listing counts. */
const counted = [
  facets.department,
  facets.city,
  facets.zone,
  facets.neighbourhood,
  facets.category,
  facets.type,
  facets.rooms,
  facets.baths,
  facets.parking,
  facets.stratum,
  facets.status,
  facets.has360,
  facets.holiday,
];

const page = { hitsPerPage: 24, facets: counted, maxValuesPerFacet: 500, attributesToHighlight: [] };

/** Parameters of searches as the protocol has them; every one counts thirteen facets and takes 24 hits. */
export function engineQueries(
  workload: Workload,
  plants: readonly PlantRecord[],
  count: number,
): readonly Record<string, unknown>[] {
  const random = new SeededRandom(count);
  return Array.from({ length: count }, () => ({ ...page, ...questions[workload](random.pick(plants), random) }));
}

const questions: Record<Workload, (plant: PlantRecord, random: SeededRandom) => Record<string, unknown>> = {
  filters({ project, type_slug, price }) {
    const { city_slug } = project.localization;
    const range = `price >= ${Math.round(price * 0.7)} AND price <= ${Math.round(price * 1.4)}`;
    return { filters: `${facets.citySlug}:"${city_slug}" AND ${facets.typeSlug}:"${type_slug}" AND ${range}` };
  },
  text({ project, type_name }, random) {
    const { city, zone } = project.localization;
    const words = random.some([type_name, city, zone ?? city, project.title, project.builder.name], 1, 2);
    return { query: mistyped(words.join(' ').toLowerCase(), random) };
  },
  place: ({ _geoloc }) => ({ aroundLatLng: `${_geoloc.lat},${_geoloc.lng}`, aroundRadius: 10_000 }),
  nothing: () => ({}),
};

/** Three in ten have two letters the wrong way round, half stop before the end of the last word. */
function mistyped(text: string, random: SeededRandom): string {
  const cut = random.chance(0.5) ? text.slice(0, Math.max(3, text.length - 1 - random.below(3))) : text;
  const at = 1 + random.below(Math.max(1, cut.length - 2));
  return random.chance(0.3) ? `${cut.slice(0, at)}${cut[at + 1] ?? ''}${cut[at] ?? ''}${cut.slice(at + 2)}` : cut;
}
