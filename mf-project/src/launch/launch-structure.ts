import type { DevelopmentFacts, DevelopmentHome } from '../model/development-facts.ts';
import { developmentListing } from '../project/development-listing.ts';
import type { JsonLd } from '../project/place-facts.ts';
import { breadcrumbList } from '../ui/breadcrumb-list.ts';
import type { LaunchData, LaunchHome } from './launch-data.ts';

/** What the page of a launch tells programs: where it stands, and the development with its types [B104]. */
export function launchStructure(launch: LaunchData, origin: string): JsonLd[] {
  return [breadcrumbList(launch.crumbs, launch.href, origin), developmentListing(developmentOf(launch), origin)];
}

function developmentOf(launch: LaunchData): DevelopmentFacts {
  return {
    ...launch,
    description: launch.words.paragraphs[0],
    homes: launch.homes.map((home) => homeOf(home, launch)),
    availability: launch.isAvailable ? 'PreOrder' : 'OutOfStock',
  };
}

/** A launch shows the types that are on offer, and others only where none is. */
function homeOf({ builtM2, plans, ...home }: LaunchHome, { isAvailable }: LaunchData): DevelopmentHome {
  return { ...home, areaM2: builtM2, isOnOffer: isAvailable, plan: plans[0]?.image };
}
