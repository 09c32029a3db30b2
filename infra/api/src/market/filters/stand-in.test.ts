import { standInListings, standInPlaces } from '@umbral/domain/api/stand-in.ts';
import { filterOption } from '@umbral/domain/filters/filter-state.ts';
import { readPlacePath } from '@umbral/domain/places/place-path.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, send } from '../../testing/call.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let api: TestApp;

beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

test('[C396] a listing comes from the database in its order, with its total and what it is counted by', async () => {
  const { data } = await call(api.app, standInListings, {
    body: {
      listings: [
        { city: 'bogota', unit: 'types', orderBy: 'price-asc', items_per_page: 5, countBy: 'zone' },
        { city: 'bogota', unit: 'types', orderBy: 'price-asc', items_per_page: 5, current_page: 2 },
        { city: 'bogota', unit: 'types', items_per_page: 0 },
      ],
    },
  });
  const [first, second, counted] = data;
  const ids = [first, second].flatMap((listing) => listing?.data.map(({ id }) => id) ?? []);
  const { rows } = await sql<{ id: number }>`
    select o.plant_id as id from plant_offer o join city c on c.id = o.city_id where c.slug = 'bogota'`.execute(
    api.backend.db,
  );
  expect(first?.total).toBe(rows.length);
  expect(counted).toEqual({ data: [], total: rows.length, pages: 0, fitting: [], counts: [] });
  expect(first?.counts.reduce((sum, { count }) => sum + count, 0)).toBe(rows.length);
  expect(first?.counts.every((option) => filterOption.safeParse(option).success)).toBe(true);
  expect(new Set(ids).size).toBe(10);
  const prices = data.flatMap((listing) => listing.data.map(({ price_order }) => price_order));
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));
});

test('[C396] projects are listed once each by the first home that fits, and counted so', async () => {
  const asked = { city: 'bogota', room: '3', orderBy: 'price-asc', items_per_page: 5, countBy: 'zone' } as const;
  const { data } = await call(api.app, standInListings, {
    body: { listings: [asked, { ...asked, current_page: 2 }, { ...asked, unit: 'types', items_per_page: 48 }] },
  });
  const [first, second, types] = data;
  const { rows } = await sql<{ project_id: number; ids: number[] }>`
    select o.project_id, array_agg(o.plant_id) as ids from plant_offer o join city c on c.id = o.city_id
    where c.slug = 'bogota' and o.room_number = 3 group by o.project_id`.execute(api.backend.db);
  expect(first?.total).toBe(rows.length);
  expect(first?.counts.reduce((sum, { count }) => sum + count, 0)).toBe(rows.length);
  const listed = [first, second].flatMap((listing) => listing?.data ?? []);
  expect(new Set(listed.map(({ project }) => project.id)).size).toBe(10);
  // The first ones of a list of types, each project at its cheapest one.
  const cheapest = new Map((types?.data ?? []).toReversed().map(({ id, project }) => [project.id, id]));
  expect(first?.data.map(({ id }) => id)).toEqual(first?.data.map(({ project }) => cheapest.get(project.id)));
  const fitting = rows.filter(({ project_id }) => first?.data.some(({ project }) => project.id === project_id));
  expect(first?.fitting.toSorted((a, b) => a - b)).toEqual(fitting.flatMap(({ ids }) => ids).toSorted((a, b) => a - b));
});

test('[C396] a page behind the last one and one that is empty say how many there are all the same', async () => {
  const asked = [{ city: 'bogota' }, { city: 'bogota', unit: 'types' }] as const;
  const pages = await Promise.all(
    [1, 10_000].map((current_page) =>
      call(api.app, standInListings, { body: { listings: asked.map((listing) => ({ ...listing, current_page })) } }),
    ),
  );
  const [first, behind] = pages.map(({ data }) => data.map(({ total }) => total));
  expect(first?.every((total) => total > 0)).toBe(true);
  expect(behind).toEqual(first);
  expect(pages[1]?.data.map(({ data }) => data)).toEqual([[], []]);
  const none = { city: 'bogota', priceRange: [1, 2] as [number, number] };
  const { data } = await call(api.app, standInListings, { body: { listings: [none] } });
  expect(data[0]).toMatchObject({ total: 0, pages: 0, data: [] });
});

test('[C396] nothing that is not on offer is listed', async () => {
  const { data } = await call(api.app, standInListings, { body: { listings: [{ unit: 'types', orderBy: 'newest' }] } });
  const id = data[0]?.data[0]?.id ?? 0;
  await sql`update plant set is_active = false where id = ${id}`.execute(api.backend.db);
  const after = await call(api.app, standInListings, { body: { listings: [{ unit: 'types', orderBy: 'newest' }] } });
  expect(after.data[0]?.data.map((plant) => plant.id)).not.toContain(id);
  expect(after.data[0]?.total).toBe((data[0]?.total ?? 0) - 1);
});

test('[C396] what came after a moment is counted alone', async () => {
  const { data: all } = await call(api.app, standInListings, {
    body: { listings: [{ unit: 'types', orderBy: 'newest' }] },
  });
  const moments = all[0]?.data.map(({ created_at }) => created_at) ?? [];
  const tenth = moments[9] ?? 0;
  const body = { listings: [{ unit: 'types' as const, items_per_page: 0, createdAfter: tenth }] };
  const { data } = await call(api.app, standInListings, { body });
  expect(data[0]?.total).toBe(moments.filter((moment) => moment > tenth).length);
  expect(data[0]?.total).toBeGreaterThan(0);
});

test.each([
  { text: 'jacaranda' },
  { box: { north: 5, east: -74, south: 4, west: -75 } },
  { areas: [{ kind: 'include', points: Array.from({ length: 3 }, () => ({ lat: 4.65, lng: -74.06 })) }] },
])('[C396] what only the index can answer is refused, not left out: %o', async (onlyIndexed) => {
  const { statusCode } = await send(api.app, standInListings, { body: { listings: [onlyIndexed] } });
  expect(statusCode).toBe(422);
});

test('[C397] every place with projects on offer is told as the index names it, with their number, and who builds there', async () => {
  const { data } = await call(api.app, standInPlaces, {});
  const { rows } = await sql<{ projects: number; builders: number }>`
    select count(distinct o.project_id)::int as projects, count(distinct j.builder_id)::int as builders
    from plant_offer o join project j on j.id = o.project_id`.execute(api.backend.db);
  expect(data.places.reduce((sum, { homes }) => sum + homes, 0)).toBe(rows[0]?.projects);
  expect(data.places.every(({ path }) => readPlacePath(path) !== undefined)).toBe(true);
  expect(new Set(data.places.map(({ path }) => path)).size).toBe(data.places.length);
  expect(data.builders).toHaveLength(rows[0]?.builders ?? 0);
});
