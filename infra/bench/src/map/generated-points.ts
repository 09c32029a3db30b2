/** One query of a multi-query request, as far as the map's requests differ. */
interface PointsQuery {
  readonly filters?: string;
  readonly page?: number;
  readonly hitsPerPage?: number;
  readonly attributesToRetrieve?: readonly string[];
}

const cities = [
  [4.65, -74.1],
  [6.25, -75.58],
  [3.44, -76.53],
  [10.97, -74.79],
  [7.11, -73.12],
] as const;
const homesOfProject = 3;

/** Answers the map's requests with so many homes around five cities, by the spans of ids and pages that they ask for. */
export function answerPoints(body: string, total: number): object {
  const { requests }: { requests: PointsQuery[] } = JSON.parse(body);
  return { results: requests.map((query) => answer(query, total)) };
}

/** How many projects so many homes are of. */
export function projectsOfHomes(total: number): number {
  return Math.floor(total / homesOfProject) + 1;
}

function answer({ filters = '', page = 0, hitsPerPage = 0, attributesToRetrieve = [] }: PointsQuery, total: number) {
  const from = Number(/\bid >= (\d+)/.exec(filters)?.[1] ?? 1);
  const to = Math.min(total, Number(/\bid <= (\d+)/.exec(filters)?.[1] ?? total));
  const isNewest = attributesToRetrieve.length === 1;
  const first = isNewest ? Math.max(1, total - hitsPerPage + 1) : Math.max(1, from) + page * hitsPerPage;
  const count = Math.max(0, Math.min(hitsPerPage, to - first + 1));
  const hits = Array.from({ length: count }, (_, index) => homeOf(first + index));
  return { hits, nbHits: Math.max(0, to - Math.max(1, from) + 1), nbPages: 10, page, hitsPerPage };
}

function homeOf(id: number) {
  const project = Math.floor(id / homesOfProject);
  const [lat, lng] = cities[project % cities.length] ?? cities[0];
  const share = (prime: number) => ((project * prime) % 9973) / 9973 - 0.5;
  const spread = 0.25 + 0.75 * Math.abs(share(31));
  return {
    objectID: String(id),
    price: { kind: 'told', cop: 120_000_000 + ((id * 7919) % 900) * 1_000_000 },
    _geoloc: { lat: lat + share(7919) * spread, lng: lng + share(104_729) * spread },
    project: { id: project, localization: { zone: `Zona ${project % 40}`, neighborhood: `Barrio ${project % 300}` } },
  };
}
