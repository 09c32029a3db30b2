import { commonServices, exteriorSpecifications, interiorSpecifications } from './specification-vocabulary.ts';

/**
 * What a home may be chosen by: everything that builders list of the home, its building and its grounds, and the patio,
 * which only a plan shows.
 */
export const amenities = [...exteriorSpecifications, ...interiorSpecifications, ...commonServices, 'patio'] as const;
export type Amenity = (typeof amenities)[number];
