import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { CardFacts } from './card-facts.ts';
import { drawCard } from './draw-card.ts';

const facts: CardFacts = {
  title: 'Alameda del Bosque de los Nogales, segunda etapa con un nombre muy largo',
  place: 'San José de Bavaria, Bogotá',
  status: 'Sobre planos',
  price: 'Desde $ 1.245.900.000',
  figures: ['128 m²', '3 habitaciones', '4 baños'],
  photo: undefined,
  color: '#335577',
};

test('a card has the size that networks ask for and words on it', async () => {
  const card = await drawCard(facts, undefined);
  expect(await sharp(card).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  const { entropy } = await sharp(card).extract({ left: 40, top: 390, width: 640, height: 220 }).stats();
  expect(entropy).toBeGreaterThan(0.5);
});

test('the photo fills the upper part, whatever its shape', async () => {
  const photo = await sharp({ create: { width: 300, height: 900, channels: 3, background: '#c02020' } })
    .png()
    .toBuffer();
  const card = await drawCard(facts, photo);
  const { dominant } = await sharp(card).extract({ left: 300, top: 120, width: 500, height: 200 }).stats();
  expect(dominant.r).toBeGreaterThan(150);
  expect(dominant.g).toBeLessThan(90);
});
