import { emptySearch } from '@umbral/domain/routes/search-state.ts';
import { expect, test } from 'vitest';
import { hit } from '../testing/index-answers.ts';
import { listedCards } from './listed-cards.ts';

const now = 1_780_300_000_000;
const photo = { src: '/media/a-800.webp', alt: 'Fachada', width: 1280, height: 800 };

function photoWith(avifSrcSet: string) {
  const hits = [{ ...hit(1), media: { images: [{ ...photo, avifSrcSet }] } }];
  return listedCards(hits, { state: emptySearch('housing'), now })[0]?.images[0];
}

test('[B045] a card has no file of a photo that is wider than a card is drawn, and no words for it', () => {
  const image = photoWith('/media/a-400.avif 400w, /media/a-800.avif 800w, /media/a-1280.avif 1280w');
  expect(image).toMatchObject({ alt: '', avifSrcSet: '/media/a-400.avif 400w, /media/a-800.avif 800w' });
});

test('[B045] a photo that has only a wide file keeps it', () => {
  expect(photoWith('/media/a-1280.avif 1280w')).toMatchObject({ avifSrcSet: '/media/a-1280.avif 1280w' });
});
