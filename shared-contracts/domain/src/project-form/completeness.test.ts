import { expect, test } from 'vitest';
import { completenessOf } from './completeness.ts';
import { completenessTexts } from './completeness-texts.ts';
import { completenessTopics } from './completeness-topics.ts';
import { projectFormExample } from './project-form-example.ts';

const photos = Array.from({ length: 6 }, (_, index) => ({ name: `Salón social ${index}`, image: 'up-1' }));
const places = ['Parque San José', 'Colegio del Norte', 'Estación 170'].map((name) => ({ name, category: 'park' }));
const [plant] = projectFormExample.plants;
const whole = {
  ...projectFormExample,
  logo: 'up-1',
  common_area_photos: photos,
  location: { ...projectFormExample.location, neighborhood: 3 },
  interior_finishes: { listed: ['laminate-floor', 'quartz'], custom: [] },
  nearby_places: places,
};
const hinted = (form: unknown) => completenessOf(form).hints.map(({ path }) => path);

test('a form that tells everything has a hundred points and no hint', () => {
  expect(completenessOf(whole)).toEqual({ score: 100, hints: [] });
});

test('every topic has its sentence, and its weight', () => {
  expect(completenessTopics.map(({ key }) => completenessTexts[key]).filter(Boolean)).toHaveLength(
    completenessTopics.length,
  );
  expect(completenessTopics.every(({ weight }) => weight > 0)).toBe(true);
});

test.each([
  ['nothing', undefined],
  ['null', null],
  ['a text', 'form'],
  ['a list', []],
  ['an empty form', {}],
  ['a form of another version', { plants: 'two', location: [], contact: 7, common_area_photos: { name: 1 } }],
])('of %s nothing is told', (_what, form) => {
  expect(completenessOf(form).score).toBe(0);
});

test.each([
  ['private area', { private_area: null }, 'plants.0.private_area'],
  ['balcony', { balcony_area: null }, 'plants.0.balcony_area'],
  ['price', { price: null }, 'plants.0.price'],
  ['parking', { number_parking: null }, 'plants.0.number_parking'],
  ['kind of parking', { parking_kind: null }, 'plants.0.parking_kind'],
  ['plans', { blueprints: [] }, 'plants.0.blueprints'],
  ['main picture', { main_image: null, inherit_images: false }, 'plants.0.main_image'],
])('a typology without its %s is led to that field', (_what, change, path) => {
  expect(hinted({ ...whole, plants: [{ ...plant, ...change }] })).toEqual([path]);
});

test('zero is told: no balcony, no parking, no administration', () => {
  const plants = [{ ...plant, balcony_area: 0, number_parking: 0, parking_kind: null }];
  const financial_legal = { ...whole.financial_legal, administrative_expenses: 0 };
  expect(hinted({ ...whole, plants, financial_legal })).toEqual([]);
});

test('what does not concern a project counts neither way', () => {
  const lot = { ...plant, property_type: 'lot', number_bedrooms: null, number_bathrooms: null, number_parking: null };
  const location = { ...whole.location, stratum: null };
  expect(hinted({ ...whole, location, plants: [{ ...lot, balcony_area: null }] })).toEqual([]);
  const money = { ...whole.financial_legal, estimated_delivery_date: null };
  expect(hinted({ ...whole, financial_legal: money })).toEqual(['financial_legal.estimated_delivery_date']);
  expect(hinted({ ...whole, financial_legal: money, project_status: 'immediate-delivery' })).toEqual([]);
  const untold = { ...whole.financial_legal, building_licence: null, trust_company: null };
  const [licence, trust] = ['financial_legal.building_licence', 'financial_legal.trust_company'];
  expect(hinted({ ...whole, financial_legal: untold })).toEqual([licence, trust]);
  expect(hinted({ ...whole, financial_legal: untold, project_status: 'launch' })).toEqual([trust]);
  expect(hinted({ ...whole, financial_legal: untold, project_status: 'immediate-delivery' })).toEqual([licence]);
});

test.each(['IMG_2033', 'foto 3', '7', 'terraza.jpg', 'WhatsApp Image 2026-01-02', ''])(
  'a picture named "%s" says nothing',
  (name) => {
    expect(hinted({ ...whole, common_area_photos: [{ name, image: 'up-1' }, ...photos] })).toEqual([
      'common_area_photos.0.name',
    ]);
  },
);

test('the heaviest hint comes first, and all of them make up what is missing', () => {
  const { score, hints } = completenessOf({ ...whole, logo: null, plants: [{ ...plant, price: null }] });
  expect(hints.map(({ path }) => path)).toEqual(['plants.0.price', 'logo']);
  expect(Math.round(100 - hints.reduce((sum, { weight }) => sum + weight, 0))).toBe(score);
});

test('one typology of forty weighs a fortieth, and never rounds up to all', () => {
  const plants = Array.from({ length: 40 }, (_, index) => ({ ...plant, private_area: index === 39 ? null : 60 }));
  const { score, hints } = completenessOf({ ...whole, plants });
  expect(score).toBe(99);
  expect(hints).toEqual([{ key: 'privateArea', path: 'plants.39.private_area', weight: expect.any(Number) }]);
});

test('without typologies one hint leads to their list and weighs what all of them would', () => {
  const hints = completenessOf({ ...whole, plants: [] }).hints.filter(({ key }) => key === 'plants');
  expect(hints).toHaveLength(1);
  expect(hints[0]?.weight).toBeGreaterThan(30);
});
