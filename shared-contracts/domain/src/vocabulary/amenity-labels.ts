import type { Amenity } from './amenities.ts';
import {
  commonServiceLabels,
  exteriorSpecificationLabels,
  interiorSpecificationLabels,
} from './specification-labels.ts';

/** What each amenity is called on chips, in letters and where it is chosen. */
export const amenityLabels: Readonly<Record<Amenity, string>> = {
  ...exteriorSpecificationLabels,
  ...interiorSpecificationLabels,
  ...commonServiceLabels,
  patio: 'Patio',
};
