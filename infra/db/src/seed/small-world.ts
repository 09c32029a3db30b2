import { levelOfHome } from './price-level.ts';
import { hasRoom } from './room-pictures.ts';
import type { SeedProject } from './seed-project.ts';

/** Projects of the small world, and the cities that its remaining places go to. */
const projectCount = 40;
const filledCities = ['bogota', 'medellin', 'cartagena'];

/** Homes that can be seen all around wherever they stand: others have a view only where the library has theirs. */
const hasTour = ({ details: { terms, units, categories } }: SeedProject) =>
  terms.hasTour &&
  units.some(({ rooms, layout }) => rooms !== null && hasRoom(layout, 'balcony')) &&
  levelOfHome(categories) !== 'social';

/** What the small world shows at least once. */
function traitsOf(project: SeedProject): string[] {
  const { plan, details } = project;
  return [
    `segment ${plan.segment}`,
    `country ${plan.city.country}`,
    `region ${plan.city.region}`,
    `status ${details.terms.status}`,
    `state ${details.row.state}`,
    `stratum ${details.row.stratum}`,
    ...details.units.map(({ type }) => `type ${type}`),
    ...details.criteria.map((criterion) => `criterion ${criterion}`),
    ...(details.row.featured_position === null ? [] : ['featured']),
    ...(hasTour(project) ? ['tour'] : []),
  ];
}

/** The first projects that bring something new, and others of a few cities: the same ids and texts as in the whole. */
export function smallWorld(projects: readonly SeedProject[]): SeedProject[] {
  const seen = new Set<string>();
  const telling = projects.filter((project) => {
    const fresh = traitsOf(project).filter((trait) => !seen.has(trait));
    for (const trait of fresh) seen.add(trait);
    return fresh.length > 0;
  });
  const others = projects.filter(
    (project) => !telling.includes(project) && filledCities.includes(project.plan.city.slug),
  );
  const chosen = new Set([...telling, ...others.slice(0, Math.max(0, projectCount - telling.length))]);
  return projects.filter((project) => chosen.has(project));
}
