import { getPlant } from '@umbral/domain/api/plants.ts';
import type { Plant } from '@umbral/domain/homes/plant.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call } from '../../testing/call.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let api: TestApp;
let home: Plant;

/** A home with drawn rooms that shows the pictures of its project too. */
async function drawnHome(): Promise<Plant> {
  const { rows } = await sql<{ slug: string }>`
    select p.slug from plant p join project j on j.id = p.project_id and j.state = 'published'
    where p.is_active and p.inherit_images
      and exists (select from blueprint b join blueprint_point i on i.blueprint_id = b.id where b.plant_id = p.id)
      and exists (select from project_media m join media_asset a on a.key = m.media_key
        where m.project_id = j.id and a.kind = 'site-plan')
    order by p.id limit 1`.execute(api.backend.db);
  const { data } = await call(api.app, getPlant, { params: { slug: rows[0]?.slug ?? '' } });
  return data;
}

beforeAll(async () => {
  api = await createTestApp();
  home = await drawnHome();
});
afterAll(() => api.close());

test('[C068] pictures say what they show, and a plan of the grounds is told from photos', () => {
  const roles = new Set(home.media.images.map(({ role }) => role));
  expect(roles).toContain('main');
  expect(roles).toContain('interior');
  expect(home.media.images.filter(({ role }) => role === 'site-plan')).toHaveLength(1);
});

test('[C068] a plan tells its scale, and its spaces their size', () => {
  const [plan] = home.media.plans;
  const [space] = plan?.drop_points ?? [];
  if (!plan?.width_m || !space?.width_m || !space.depth_m) throw new Error('the plan has no scale');
  expect(space.width_m).toBeLessThan(plan.width_m);
  expect(space.width_m * space.depth_m).toBeCloseTo(space.area_m2 ?? 0, 1);
});
