import { filterPlants } from 'shared-contracts/api/plants.ts';
import { pageSize } from 'shared-contracts/domain/parameters/limits.ts';
import type { PlantRecord } from 'shared-contracts/domain/plant-record.ts';
import type { CallApi } from 'shared-contracts/remote/remote-context.ts';
import { launchCardOf } from './launch-card.ts';
import type { LaunchCity, LaunchesData } from './launches-data.ts';

/** The most that the call gives at once, and how many such pages are read at most. */
const plantsAtOnce = 100;
const mostPages = 10;

export interface LaunchesRequest {
  /** Slug; none for all cities. */
  readonly city?: string;
  readonly page: number;
}

/** A page of the projects in launch, newest first; nothing for a page behind the last. */
export async function loadLaunches(
  call: CallApi,
  { city, page }: LaunchesRequest,
  signal: AbortSignal,
): Promise<LaunchesData | undefined> {
  const projects = [...Map.groupBy(await loadPlants(call, signal), ({ project }) => project.id).values()];
  const cities = citiesOf(projects);
  const own = city === undefined ? projects : projects.filter((plants) => cityOf(plants)?.city_slug === city);
  const pages = Math.max(1, Math.ceil(own.length / pageSize));
  if (page > pages) return undefined;
  const now = Date.now();
  return {
    city: city === undefined ? undefined : cities.find(({ slug }) => slug === city),
    cards: own.slice((page - 1) * pageSize, page * pageSize).flatMap((plants) => launchCardOf(plants, now) ?? []),
    total: own.length,
    page,
    pages,
    cities,
  };
}

/** Unit types of all projects in launch: the call knows plants, a launch is a project of several. */
async function loadPlants(call: CallApi, signal: AbortSignal): Promise<PlantRecord[]> {
  const read = (number: number) =>
    call(
      filterPlants,
      { body: { status: ['launch'], orderBy: 'newest', items_per_page: plantsAtOnce, current_page: number } },
      { signal },
    );
  const first = await read(1);
  const rest = Array.from({ length: Math.min(first.pages, mostPages) - 1 }, (_, index) => read(index + 2));
  return [first, ...(await Promise.all(rest))].flatMap(({ data }) => data);
}

function cityOf([plant]: readonly PlantRecord[]) {
  return plant?.project.localization;
}

function citiesOf(projects: readonly (readonly PlantRecord[])[]): LaunchCity[] {
  const groups = Map.groupBy(projects, (plants) => cityOf(plants)?.city_slug ?? '');
  return [...groups]
    .map(([slug, own]) => ({ slug, name: cityOf(own[0] ?? [])?.city ?? '', count: own.length }))
    .toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name, 'es'));
}
