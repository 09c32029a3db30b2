import { createBuildingChoice } from './building-choice.ts';
import { aroundMisfit, roomMisfit, type Wanted } from './building-fit.ts';
import { type Building, buildingsOf } from './buildings.ts';
import type { Layout } from './layout-library.ts';
import type { MediaAsset, MediaLibrary } from './media-library.ts';
import { levelOfHome, type PriceLevel } from './price-level.ts';
import type { ProjectDetails } from './project-rows.ts';
import { type Home, homeOf, type ShownRoom } from './room-pictures.ts';
import type { ProjectPlan } from './seed-plan.ts';
import { isBusiness } from './specification-rows.ts';

/** The building of the library that stands for a project, with all that shows it. */
export interface Shown {
  building: Building;
  /** For which its homes are finished and furnished. */
  level: PriceLevel;
  /** Furnished rooms; none in land and premises, or where the library has none of the level or below. */
  home: Home | undefined;
  lobby: readonly MediaAsset[];
  sitePlan: MediaAsset | undefined;
  /** The building whose rooms all around stand for a home of a layout, where the project has a tour. */
  around(layout: Layout): Building | undefined;
  /** Address of the film, where the project has one. */
  film: string | null;
}

interface Entry {
  plan: ProjectPlan;
  details: ProjectDetails;
}

/** Where nobody says a stratum, prices do: the middle one, or the highest for the most expensive. */
function wantedOf({ plan, details }: Entry): Wanted {
  const level = levelOfHome(details.categories);
  const stratum = details.row.stratum ?? (level === 'high' ? 6 : 4);
  return { segment: plan.segment, climate: plan.climate, stratum, level };
}

/** Of buildings the one that costs least, the own one where it is as good; none that costs infinitely. */
function likest(buildings: readonly Building[], costOf: (building: Building) => number, own: Building) {
  const [best] = buildings
    .map((building) => ({ building, cost: costOf(building) }))
    .toSorted((a, b) => a.cost - b.cost || Number(b.building === own) - Number(a.building === own));
  return best && Number.isFinite(best.cost) ? best.building : undefined;
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
    .filter(
      (asset) => (asset.typology ?? asset.group) === typology && asset.shows?.includes('swimming-pool') === hasPool,
    );
  return fitting[plan.id % Math.max(fitting.length, 1)];
}

/** Chooses a building for every project, the newest first, as listings show them. */
export function showBuildings(entries: readonly Entry[], library: MediaLibrary): Map<number, Shown> {
  const buildings = buildingsOf(library);
  const choose = createBuildingChoice(buildings);
  const withRoom = (room: ShownRoom | 'lobby') => buildings.filter(({ interiors }) => interiors.has(room));
  const show = (entry: Entry): Shown => {
    const { plan, details } = entry;
    const wanted = wantedOf(entry);
    const own = choose({ lists: ['all', plan.city.slug, `${plan.city.slug}/${plan.zone.slug}`], wanted });
    const isFurnished = !isBusiness(plan.segment) && plan.segment !== 'lot';
    const isOwnTrue = Number.isFinite(roomMisfit(own, wanted));
    const likestIn = (room: ShownRoom) => likest(withRoom(room), (building) => roomMisfit(building, wanted), own);
    const home = isFurnished && likestIn('living') ? homeOf(likestIn) : undefined;
    const hasTour = details.terms.hasTour && isFurnished;
    return {
      building: own,
      level: wanted.level,
      home,
      lobby: isFurnished && !isOwnTrue ? [] : (own.interiors.get('lobby') ?? []),
      sitePlan: sitePlanOf(library, own.typology, entry),
      around: (layout) =>
        hasTour ? likest(buildings, (building) => aroundMisfit(building, wanted, layout), own) : undefined,
      film: plan.id % 2 === 0 && isFurnished && isOwnTrue ? filmOf(own) : null,
    };
  };
  const newestFirst = entries.toSorted(
    (a, b) => a.details.terms.createdDaysAgo - b.details.terms.createdDaysAgo || a.plan.id - b.plan.id,
  );
  return new Map(newestFirst.map((entry) => [entry.plan.id, show(entry)]));
}
