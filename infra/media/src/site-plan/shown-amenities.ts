import type { Amenity } from '@umbral/domain/vocabulary/amenities.ts';
import type { Feature, FeatureKind, Site } from './feature.ts';

const byKind: Readonly<Partial<Record<FeatureKind, Amenity>>> = {
  pool: 'swimming-pool',
  lagoon: 'swimming-pool',
  playground: 'playground',
  court: 'sports-court',
  grill: 'barbecue-area',
  garden: 'green-areas',
};

/** What the words of a legend say besides. */
const byWords: readonly (readonly [RegExp, Amenity])[] = [
  [/salón|casa club|club house|club de playa/i, 'social-room'],
  [/gimnasio/i, 'gym'],
  [/coworking/i, 'coworking-room'],
  [/piscina de niños/i, 'children-pool'],
  [/jacuzzi/i, 'jacuzzi'],
  [/visitantes/i, 'visitor-parking'],
  [/sendero/i, 'running-track'],
  [/lobby/i, 'reception'],
  [/portería/i, 'doorman'],
];

/** What a site plan shows that a project tells of: each once, in the order of the drawing. */
export function shownAmenities({ features }: Site): readonly Amenity[] {
  return [...new Set(features.flatMap(amenitiesOf))];
}

function amenitiesOf({ kind, name = '' }: Feature): readonly Amenity[] {
  const ofKind = byKind[kind];
  return [...(ofKind ? [ofKind] : []), ...byWords.flatMap(([words, amenity]) => (words.test(name) ? [amenity] : []))];
}
