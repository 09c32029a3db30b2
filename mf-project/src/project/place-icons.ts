import type { NearbyPlaceCategory } from '@umbral/domain/vocabulary/vocabulary.ts';
import { busIcon, healthIcon, schoolIcon, shopIcon, starIcon, treeIcon } from '@umbral/kit/media/icons.ts';

/** What a place near a home looks like. */
export const placeIcons: Record<NearbyPlaceCategory, string> = {
  mall: shopIcon,
  supermarket: shopIcon,
  school: schoolIcon,
  university: schoolIcon,
  clinic: healthIcon,
  park: treeIcon,
  beach: treeIcon,
  transport: busIcon,
  airport: busIcon,
  gym: starIcon,
};
