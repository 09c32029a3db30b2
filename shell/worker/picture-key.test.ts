import { expect, test } from 'vitest';
import { pictureKey } from './picture-key.ts';

test('all sizes and formats of a picture have one key', () => {
  const names = ['golden-400.3089763a.avif', 'golden-1280.2b5cb0a5.avif', 'golden-800.e564a6d2.webp'];
  expect(new Set(names.map((name) => pictureKey(`/media/building/arena/${name}`)))).toEqual(
    new Set(['/media/building/arena/golden']),
  );
  expect(pictureKey('/media/building/arena/dusk-400.3089763a.avif')).not.toBe('/media/building/arena/golden');
  expect(pictureKey('/media/plan.svg')).toBe('/media/plan.svg');
});
