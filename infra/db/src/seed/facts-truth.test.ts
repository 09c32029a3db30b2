import { expect, test } from 'vitest';
import { layoutsOfPictures, library } from '../testing/media-at-hand.ts';
import { seededRows } from '../testing/seeded-rows.ts';
import type { Layout } from './layout-library.ts';

const rows = seededRows();
const layoutOfPicture = layoutsOfPictures(library);

test('[B046] a project tells of all that its site plan shows, and of a pool only where that shows one', async () => {
  const projects = await rows<{ slug: string; drawing: string; facts: string[] }>(`
    select j.slug, m.media_key as drawing, (
        select coalesce(array_agg(c.key), '{}') from project_specification s join specification c on c.id = s.specification_id
        where s.project_id = j.id) as facts
    from project j join project_media m on m.project_id = j.id and m.media_key like 'site-plan/%'`);
  expect(projects.length).toBeGreaterThan(300);
  const pools = ['swimming-pool', 'children-pool'];
  const wrong = projects.flatMap(({ slug, drawing, facts }) => {
    const shows = library.get(drawing).shows ?? [];
    const untold = shows.filter((key) => !pools.includes(key) && !facts.includes(key));
    const hasPool = facts.some((key) => pools.includes(key));
    return [
      ...untold.map((key) => `${slug} does not tell of ${key}`),
      ...(shows.includes('swimming-pool') === hasPool ? [] : [`${slug} has a pool on one side only`]),
    ];
  });
  expect(wrong).toEqual([]);
});

/** Whether a plan shows what a home tells of. */
const seenInPlan: Readonly<Record<string, (layout: Layout) => boolean>> = {
  'main-bathroom': ({ levels }) => levels.some(({ rooms }) => rooms.some(({ name }) => name === 'Baño principal')),
  'laundry-area': ({ levels }) => levels.some(({ rooms }) => rooms.some(({ name }) => /ropas/i.test(name))),
  'service-room': ({ levels }) => levels.some(({ rooms }) => rooms.some(({ name }) => /servicio/i.test(name))),
  'open-kitchen': ({ levels }) =>
    levels.some(({ doors }) =>
      doors.some(({ kind, from, to }) => {
        const ends = `${from} ${to}`;
        return kind === 'open' && /cocina/i.test(ends) && /sala|comedor/i.test(ends);
      }),
    ),
};

test('[B046] a home tells of a bath of its main bedroom, an open kitchen and a laundry where its plan has them', async () => {
  const homes = await rows<{ slug: string; drawing: string; facts: string[] }>(`
    select p.slug, b.media_key as drawing, (
        select coalesce(array_agg(c.key), '{}') from plant_specification s join specification c on c.id = s.specification_id
        where s.plant_id = p.id) as facts
    from plant p join blueprint b on b.plant_id = p.id and b.position = 1 where p.room_number is not null`);
  const wrong = homes.flatMap(({ slug, drawing, facts }) => {
    const layout = layoutOfPicture.get(drawing);
    const untrue = Object.entries(seenInPlan).filter(
      ([key, isSeen]) => layout && isSeen(layout) !== facts.includes(key),
    );
    return untrue.map(([key]) => `${slug}: ${key}`);
  });
  expect(homes.length).toBeGreaterThan(1500);
  expect(wrong).toEqual([]);
});

test('[B046] gas comes to a home where its building has it, and nowhere else', async () => {
  const wrong = await rows<{ slug: string }>(`
    with told as (select p.slug, exists (
        select from plant_specification s join specification c on c.id = s.specification_id
        where s.plant_id = p.id and c.key = 'gas-network') as at_home, exists (
        select from project_specification s join specification c on c.id = s.specification_id
        where s.project_id = p.project_id and c.key = 'natural-gas') as in_building
      from plant p where p.room_number is not null)
    select slug from told where at_home <> in_building`);
  expect(wrong).toEqual([]);
});
