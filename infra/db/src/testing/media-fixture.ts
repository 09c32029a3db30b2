import type { MediaAsset, MediaKind, MediaLibrary } from '../seed/media-library.ts';
import { createMediaLibrary } from '../seed/media-library.ts';

const folders: readonly (readonly [folder: string, kind: MediaKind, group: string, count: number])[] = [
  ['facade/tower-1', 'exterior', 'tower', 3],
  ['facade/mid-rise-1', 'exterior', 'mid-rise', 3],
  ['facade/slab-1', 'exterior', 'slab', 3],
  ['facade/row-houses-1', 'exterior', 'row-houses', 3],
  ['facade/country-house-1', 'exterior', 'country-house', 3],
  ['facade/coast-1', 'exterior', 'coast', 3],
  ['interior/home-1', 'interior', '', 4],
  ['plan/two-bedroom', 'plan', 'two-bedroom', 2],
  ['plan/three-bedroom', 'plan', 'three-bedroom', 2],
  ['plan/lot', 'plan', 'lot', 1],
  ['logo', 'logo', 'logo', 16],
  ['cover', 'cover', 'cover', 24],
  ['city', 'city', 'city', 12],
];

function asset(key: string, kind: MediaKind, group: string): MediaAsset {
  const files = [400, 800].map((width) => ({ width, src: `/media/${key}-${width}.webp` }));
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
  };
}

/** A picture library for tests that need no picture files. */
export function fixtureLibrary(): MediaLibrary {
  return createMediaLibrary(
    folders.flatMap(([folder, kind, group, count]) =>
      Array.from({ length: count }, (_, index) => asset(`${folder}/${index + 1}`, kind, group)),
    ),
  );
}
