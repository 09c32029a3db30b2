import type { MediaAsset, MediaKind, MediaLibrary } from '../seed/media-library.ts';
import { createMediaLibrary } from '../seed/media-library.ts';
import { fixtureLayouts } from './layout-fixture.ts';

/** Fields of a building's pictures. */
type Facts = Pick<MediaAsset, 'building' | 'typology' | 'climate' | 'strata' | 'room'>;

const folders: readonly (readonly [folder: string, kind: MediaKind, group: string, count: number])[] = [
  ['facade/tower-1', 'exterior', 'tower', 3],
  ['facade/mid-rise-1', 'exterior', 'mid-rise', 3],
  ['facade/slab-1', 'exterior', 'slab', 3],
  ['facade/row-houses-1', 'exterior', 'row-houses', 3],
  ['facade/country-house-1', 'exterior', 'country-house', 3],
  ['plan/fixture', 'plan', 'fixture', 3],
  ['site-plan', 'site-plan', 'tower', 2],
  ['logo', 'logo', 'logo', 24],
  ['cover', 'cover', 'cover', 24],
  ['city', 'city', 'city', 12],
];

const coast: Facts = { building: 'coral', typology: 'coast', climate: 'coast', strata: [5, 6] };
const rendered: readonly (readonly [shot: string, kind: MediaKind, room?: string])[] = [
  ['golden', 'exterior'],
  ['dusk', 'exterior'],
  ['pool', 'exterior'],
  ['living', 'interior', 'living'],
  ['kitchen', 'interior', 'kitchen'],
  ['bedroom', 'interior', 'bedroom'],
  ['bath', 'interior', 'bath'],
  ['lobby', 'interior', 'lobby'],
  ['look', 'panorama', 'living'],
  ['flight', 'video'],
];

function asset(key: string, kind: MediaKind, group: string, facts: Facts = {}): MediaAsset {
  const format = kind === 'video' ? 'webm' : 'webp';
  const files = [400, 800].map((width) => ({ width, src: `/media/${key}-${width}.${format}`, format }));
  return {
    key,
    kind,
    group,
    width: 1600,
    height: 1000,
    color: '#8fa3ad',
    thumbhash: null,
    alt: 'Imagen de prueba',
    files,
    ...facts,
  };
}

/** A picture library for tests that need no picture files. */
export function fixtureLibrary(): MediaLibrary {
  const single = folders.flatMap(([folder, kind, group, count]) =>
    Array.from({ length: count }, (_, index) => asset(`${folder}/${index + 1}`, kind, group)),
  );
  const building = rendered.map(([shot, kind, room]) =>
    asset(`building/coral/${shot}`, kind, 'coast', { ...coast, room }),
  );
  return createMediaLibrary([...single, ...building], fixtureLayouts());
}
