import type { PlantForm } from '@umbral/domain/project-form/plant-form.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { readForm } from './form-query.ts';
import { storeBlueprints } from './store-plant-parts.ts';

let api: TestApp;
let plant: PlantForm & { id: number };

beforeAll(async () => {
  api = await createTestApp();
  const { rows } = await sql<{ id: number; project_id: number }>`
    select p.id, p.project_id from plant p where p.is_active
      and exists (select from blueprint b join blueprint_point i on i.blueprint_id = b.id where b.plant_id = p.id)
    order by p.id limit 1`.execute(api.backend.db);
  const form = await readForm(api.backend.db, rows[0]?.project_id ?? 0);
  const drawn = form?.plants.find(({ id }) => id === rows[0]?.id);
  if (!drawn) throw new Error('the seed has no plant with a drawing');
  plant = drawn;
});
afterAll(() => api.close());

interface Measured {
  scale: number | null;
  name: string;
  width_m: number | null;
  area_m2: number | null;
}

async function measured(): Promise<Measured[]> {
  const { rows } = await sql<Measured>`
    select b.width_m as scale, i.name, i.width_m, i.area_m2 from blueprint b
    join blueprint_point i on i.blueprint_id = b.id where b.plant_id = ${plant.id}
    order by b.position, i.position`.execute(api.backend.db);
  return rows;
}

test('a drawing keeps its scale and its spaces their sides when the builder saves the form', async () => {
  const before = await measured();
  expect(before.every(({ scale, width_m }) => scale && width_m)).toBe(true);
  await storeBlueprints(api.backend.db, plant.id, plant);
  expect(await measured()).toEqual(before);
});

test('on another drawing a space keeps its area, but its sides are not known', async () => {
  const [first] = plant.blueprints;
  if (!first) throw new Error('the plant has no drawing');
  const { rows } = await sql<{ key: string }>`
    select key from media_asset where kind = 'plan' and key <> ${first.image} order by key limit 1`.execute(
    api.backend.db,
  );
  await storeBlueprints(api.backend.db, plant.id, {
    ...plant,
    blueprints: [{ ...first, image: rows[0]?.key ?? '' }],
  });
  const after = await measured();
  expect(after.every(({ scale, width_m }) => scale === null && width_m === null)).toBe(true);
  expect(after.every(({ area_m2 }) => area_m2 !== null)).toBe(true);
});
