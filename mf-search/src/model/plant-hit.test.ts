import { expect, test } from 'vitest';
import { hit } from '../testing/index-answers.ts';
import { readHits } from './plant-hit.ts';

const whole = hit(7);

test('a hit of the index is read with its price as a value', () => {
  const [card] = readHits([{ ...whole, price: { kind: 'hidden', cop: 300_000_000 } }]);
  expect([card?.id, card?.project.builder.name, card?.price]).toEqual([7, 'Cota Cero', { kind: 'hidden' }]);
});

test.each([
  ['no number', { ...whole, id: '7' }],
  ['a type that nobody knows', { ...whole, type: 'castle' }],
  ['no price at all', { ...whole, price: 300_000_000 }],
  ['rooms in words', { ...whole, room_number: 'dos' }],
  ['a category that nobody knows', { ...whole, categories: [{ name: 'lujo' }] }],
  ['a picture without a size', { ...whole, media: { images: [{ src: '/a.webp', alt: '' }] } }],
  ['another home without an area', { ...whole, other_areas: [{ id: 8, slug: 'b', title: 'B', isActive: 1 }] }],
  ['a project without a builder', { ...whole, project: { ...whole.project, builder: null } }],
  ['a project without a place', { ...whole, project: { ...whole.project, localization: null } }],
  ['nothing', null],
])('a hit with %s is left out, and the others are drawn', (_what, broken) => {
  expect(readHits([broken, whole]).map(({ id }) => id)).toEqual([7]);
});
