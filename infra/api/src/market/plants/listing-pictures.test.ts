import type { PlantRecord } from '@umbral/domain/homes/plant-record.ts';
import { seedCities } from 'infra-db/seed/geography.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { recordsOfIds } from './card-queries.ts';

let api: TestApp;
let listed: PlantRecord[];

const slice = 500;

/** The order of the index that nobody has ordered: `customRanking`. */
function byRelevance(a: PlantRecord, b: PlantRecord): number {
  return (
    b.isActive - a.isActive ||
    Number(b.highlighted) - Number(a.highlighted) ||
    b.completeness - a.completeness ||
    b.created_at - a.created_at ||
    a.id - b.id
  );
}

beforeAll(async () => {
  api = await createTestApp();
  const rows = await api.backend.db.selectFrom('plant').select('id').orderBy('id').execute();
  const records: PlantRecord[] = [];
  for (let start = 0; start < rows.length; start += slice) {
    const ids = rows.slice(start, start + slice).map(({ id }) => id);
    records.push(...(await recordsOfIds(api.backend, ids)));
  }
  listed = records.toSorted(byRelevance);
});
afterAll(() => api.close());

const pictureOf = ({ media }: PlantRecord) => media.main_image?.src;

/** Cards whose picture is that of the card before them. */
function twins(records: readonly PlantRecord[]): string[] {
  return records
    .filter((record, index) => index > 0 && pictureOf(record) === pictureOf(records[index - 1] ?? record))
    .map(({ slug }) => slug);
}

test('every card has a picture', () => {
  expect(listed.filter((record) => pictureOf(record) === undefined).map(({ slug }) => slug)).toEqual([]);
});

test('no two cards side by side show the same picture: all homes, and each city', () => {
  expect(twins(listed)).toEqual([]);
  for (const { slug } of seedCities) {
    const ofCity = listed.filter(({ project }) => project.localization.city_slug === slug);
    expect(ofCity.length, slug).toBeGreaterThan(10);
    expect(twins(ofCity), slug).toEqual([]);
  }
});

const families: Record<string, (record: PlantRecord) => boolean> = {
  vis: ({ categories }) => categories.some(({ name }) => name === 'vis'),
  gold: ({ categories }) => categories.some(({ name }) => name === 'gold'),
  lots: ({ type }) => type === 'lot',
  abroad: ({ project }) => project.localization.country === 'PA',
  'immediate delivery': ({ project }) => project.building_status === 'immediate-delivery',
  'virtual tours': (record) => record.has_360_tour,
};

test.each(Object.entries(families))('nor in the listing of %s', (_, belongs) => {
  const records = listed.filter(belongs);
  expect(records.length).toBeGreaterThan(10);
  expect(twins(records)).toEqual([]);
});

test('a page of 24 homes shows at least a dozen pictures', () => {
  for (const page of [0, 1, 2, 3]) {
    const cards = listed.slice(page * 24, (page + 1) * 24);
    expect(new Set(cards.map(pictureOf)).size, `page ${page + 1}`).toBeGreaterThanOrEqual(12);
  }
});
