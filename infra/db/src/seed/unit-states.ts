import type { UnitState } from '@umbral/domain/homes/unit-vocabulary.ts';
import type { BuildingStatus } from '@umbral/domain/vocabulary/vocabulary.ts';
import type { Random } from 'infra-random/random.ts';
import type { ProjectDetails } from './project-rows.ts';
import { premiumOf, type UnitSite } from './unit-sites.ts';

/** Share of the homes on sale that are taken, by how far the project is. */
const takenShare: Readonly<Record<BuildingStatus, number>> = {
  launch: 0.22,
  presale: 0.46,
  'off-plan': 0.63,
  'under-construction': 0.8,
  'immediate-delivery': 0.94,
  'sold-out': 1,
};

/** Homes that are decided on together: floors and places that a group of friends or an investor takes. */
const clusterFloors = 3;
const clusterPlaces = 2;

/**
 * How each home stands, as sales go: the better ones first, neighbours together, the last tower and the top floors of a
 * young project not on sale yet. Of each unit type one home at least is on offer.
 */
export function chooseStates(
  sites: readonly UnitSite[],
  { structure, terms: { status } }: Pick<ProjectDetails, 'structure' | 'terms'>,
  random: Random,
): UnitState[] {
  const clusters = new Map<string, number>();
  const wish = sites.map((site) => {
    const key = `${site.tower}:${Math.floor((site.floor ?? 0) / clusterFloors)}:${Math.floor(site.place / clusterPlaces)}`;
    const cluster = clusters.get(key) ?? random.between(0, 0.09);
    clusters.set(key, cluster);
    return premiumOf(site, structure) + cluster + random.between(0, 0.03);
  });
  const isLater = sites.map((site) => isUnreleased(site, status, structure));
  const onSale = sites.map((_, index) => index).filter((index) => !isLater[index]);
  const wanted = onSale.toSorted((a, b) => (wish[b] ?? 0) - (wish[a] ?? 0));
  const taken = new Set(wanted.slice(0, Math.round(wanted.length * takenShare[status])));
  const states = sites.map((_, index): UnitState => {
    if (isLater[index]) return 'unreleased';
    return taken.has(index) ? random.weighted(takenHow) : 'available';
  });
  for (const index of missingOffers(sites, states)) states[index] = 'available';
  return states;
}

const takenHow = [
  ['sold', 80],
  ['reserved', 14],
  ['held', 6],
] as const;

function isUnreleased(
  { tower, floor }: UnitSite,
  status: BuildingStatus,
  { towers, floors }: ProjectDetails['structure'],
): boolean {
  if (status !== 'launch' && status !== 'presale') return false;
  if (towers > 1) return tower === towers && (floor ?? 0) > 3;
  return floor !== null && floors !== null && floors > 8 && floor > floors - 3;
}

/** The first home of every unit type of which none is on offer. */
function missingOffers(sites: readonly UnitSite[], states: readonly UnitState[]): number[] {
  const types = [...new Set(sites.map(({ type }) => type))];
  return types.flatMap((type) => {
    const homes = sites.flatMap((site, index) => (site.type === type ? [index] : []));
    return homes.some((index) => states[index] === 'available') ? [] : homes.slice(0, 1);
  });
}
