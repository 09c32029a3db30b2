import { expect, test } from 'vitest';
import { toFilm } from './film.ts';

const row = { width: 960, height: 600, color: '#223344', thumbhash: null, alt: 'Recorrido por la sala' };

test('a film has its sources by type and a still', () => {
  const files = [
    { width: 960, src: '/media/video/nogal.webm', format: 'webm' },
    { width: 960, src: '/media/video/nogal.mp4', format: 'mp4' },
    { width: 960, src: '/media/video/nogal-960.webp', format: 'webp' },
  ];
  const film = toFilm({ ...row, files });
  expect(film?.sources).toEqual([
    { src: '/media/video/nogal.webm', type: 'video/webm' },
    { src: '/media/video/nogal.mp4', type: 'video/mp4' },
  ]);
  expect(film?.poster).toMatchObject({ src: '/media/video/nogal-960.webp', alt: 'Recorrido por la sala' });
});

test('an asset without a file that plays is no film', () => {
  expect(toFilm({ ...row, files: [{ width: 960, src: '/media/video/nogal-960.webp', format: 'webp' }] })).toBeNull();
  expect(toFilm(null)).toBeNull();
});
