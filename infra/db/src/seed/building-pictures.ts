import { createBuildingChoice } from './building-choice.ts';
import { misfit, type Wanted } from './building-fit.ts';
import { type Building, buildingsOf } from './buildings.ts';
import type { MediaAsset, MediaLibrary } from './media-library.ts';
import type { ProjectDetails } from './project-rows.ts';
import { type Home, homeOf, type ShownRoom } from './room-pictures.ts';
import type { ProjectPlan } from './seed-plan.ts';
import { isBusiness } from './specification-rows.ts';

/** The building of the library that stands for a project, with all that shows it. */
export interface Shown {
  building: Building;
  /** Furnished rooms; none in land and premises, or where the library has no interiors yet. */
  home: Home | undefined;
  lobby: readonly MediaAsset[];
  sitePlan: MediaAsset | undefined;
  /** Addresses of the panorama and the film, where the project has them. */
  tour: string | null;
  film: string | null;
}

interface Entry {
  plan: ProjectPlan;
  details: ProjectDetails;
}

/** Where nobody says a stratum, prices do: the middle one, or the highest for the most expensive. */
function wantedOf({ plan, details }: Entry): Wanted {
  const isDear = details.categories.includes('gold');
  return { segment: plan.segment, climate: plan.climate, stratum: details.row.stratum ?? (isDear ? 6 : 4) };
}

function nearest(buildings: readonly Building[], wanted: Wanted): Building | undefined {
  const [best] = buildings.toSorted((a, b) => misfit(a, wanted) - misfit(b, wanted));
  return best;
}

function widest({ files }: MediaAsset): string | undefined {
  return files.toSorted((a, b) => b.width - a.width)[0]?.src;
}

const filmFormats = ['webm', 'mp4'];

function filmOf(building: Building): string | null {
  return building.film?.files.find(({ format }) => filmFormats.includes(format ?? ''))?.src ?? null;
}

const pools = ['swimming-pool', 'children-pool'];

/** A site plan of the same kind of building with a pool where the project has one; none rather than one that lies. */
function sitePlanOf(library: MediaLibrary, typology: string, { plan, details }: Entry): MediaAsset | undefined {
  const hasPool = details.specifications.some(({ key }) => pools.includes(key));
  const fitting = library
    .ofKind('site-plan')
    .filter((asset) => (asset.typology ?? asset.group) === typology && asset.hasPool === hasPool);
  return fitting[plan.id % Math.max(fitting.length, 1)];
}

/** Chooses a building for every project, the newest first, as listings show them. */
export function showBuildings(entries: readonly Entry[], library: MediaLibrary): Map<number, Shown> {
  const buildings = buildingsOf(library);
  const choose = createBuildingChoice(buildings);
  const furnished = buildings.filter(({ interiors }) => interiors.has('living'));
  const havingRoom = (room: ShownRoom) => buildings.filter(({ interiors }) => interiors.has(room));
  const withPanorama = buildings.filter(({ panorama }) => panorama !== undefined);
  const show = (entry: Entry): Shown => {
    const { plan, details } = entry;
    const wanted = wantedOf(entry);
    const building = choose({ lists: ['all', plan.city.slug, `${plan.city.slug}/${plan.zone.slug}`], wanted });
    const rooms = furnished.includes(building) ? building : nearest(furnished, wanted);
    const isFurnished = !isBusiness(plan.segment) && plan.segment !== 'lot' && rooms !== undefined;
    const panorama = building.panorama ?? nearest(withPanorama, wanted)?.panorama;
    return {
      building,
      home: isFurnished ? homeOf(building, (room) => nearest(havingRoom(room), wanted)) : undefined,
      lobby: building.interiors.get('lobby') ?? rooms?.interiors.get('lobby') ?? [],
      sitePlan: sitePlanOf(library, building.typology, entry),
      tour: details.terms.hasTour
        ? (widest(panorama ?? building.exteriors[0] ?? library.at('exterior', 0)) ?? null)
        : null,
      film: plan.id % 2 === 0 ? filmOf(building) : null,
    };
  };
  const newestFirst = entries.toSorted(
    (a, b) => a.details.terms.createdDaysAgo - b.details.terms.createdDaysAgo || a.plan.id - b.plan.id,
  );
  return new Map(newestFirst.map((entry) => [entry.plan.id, show(entry)]));
}
