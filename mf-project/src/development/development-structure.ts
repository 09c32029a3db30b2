import type { DevelopmentFacts } from '../model/development-facts.ts';
import { developmentListing } from '../project/development-listing.ts';
import type { JsonLd } from '../project/place-facts.ts';
import { breadcrumbList } from '../ui/breadcrumb-list.ts';
import type { DevelopmentData } from './development-data.ts';

/** What the page of a project tells programs: where it stands, and the development with its types as parts [B104]. */
export function developmentStructure(development: DevelopmentData, origin: string): JsonLd[] {
  return [
    breadcrumbList(development.crumbs, development.href, origin),
    developmentListing(factsOf(development), origin),
  ];
}

function factsOf({ words, types, isAvailable, ...development }: DevelopmentData): DevelopmentFacts {
  return {
    ...development,
    description: words.paragraphs[0],
    homes: types.map(({ builtM2, ...type }) => ({ ...type, areaM2: builtM2 })),
    availability: isAvailable ? 'InStock' : 'OutOfStock',
  };
}
