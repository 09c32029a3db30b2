import type { MediaAsset, MediaKind, MediaLibrary } from '../seed/media-library.ts';
import { createMediaLibrary } from '../seed/media-library.ts';
import { fixtureLayouts } from './layout-fixture.ts';

/** Fields of a building's pictures. */
type Facts = Pick<MediaAsset, 'building' | 'typology' | 'climate' | 'strata' | 'room'>;

const folders: readonly (readonly [folder: string, kind: MediaKind, group: string, count: number])[] = [
  ['plan/fixture', 'plan', 'fixture', 3],
  ['site-plan', 'site-plan', 'tower', 2],
  ['logo', 'logo', 'logo', 24],
  ['cover', 'cover', 'cover', 24],
  ['city', 'city', 'city', 12],
];

const plain = ['tower', 'mid-rise', 'slab', 'row-houses', 'country-house'];
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
  const facades = plain.flatMap((typology) =>
    ['golden', 'day', 'dusk'].map((shot) =>
      asset(`building/${typology}/${shot}`, 'exterior', typology, { building: typology, typology }),
    ),
  );
  const coral = rendered.map(([shot, kind, room]) =>
    asset(`building/coral/${shot}`, kind, 'coast', { ...coast, room }),
  );
  return createMediaLibrary([...single, ...facades, ...coral], fixtureLayouts());
}
