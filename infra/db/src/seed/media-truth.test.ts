import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ProjectCategory } from '@umbral/domain/vocabulary/vocabulary.ts';
import { expect, test } from 'vitest';
import { layoutsOfPictures, library, manifest } from '../testing/media-at-hand.ts';
import { seededRows } from '../testing/seeded-rows.ts';
import type { Layout, LayoutRoom } from './layout-library.ts';
import { levelOfHome, levelOfPicture, priceLevels, stepsAbove } from './price-level.ts';
import { hasRoom, type ShownRoom, shownRooms } from './room-pictures.ts';

const rows = seededRows();
const layoutOfPicture = layoutsOfPictures(library);

interface Told {
  slug: string;
  categories: ProjectCategory[];
  stratum: number | null;
}
const ofHomes = `select p.slug, j.stratum, (
    select array_agg(l.category_key) from project_category_link l where l.project_id = j.id) as categories`;

/** Whether there is a picture of a room at the price of a home, or below it. */
function isDrawn(room: ShownRoom, categories: readonly ProjectCategory[]): boolean {
  return library
    .ofKind('interior')
    .some(
      (asset) =>
        asset.room === room && asset.strata && stepsAbove(levelOfPicture(asset.strata), levelOfHome(categories)) <= 0,
    );
}

test('[B046] a home shows a picture of each kind of room that its plan has, and of no other', async () => {
  const homes = await rows<Told & { drawing: string; pictures: string[] }>(`
    ${ofHomes}, b.media_key as drawing,
      (select array_agg(m.media_key) from plant_media m where m.plant_id = p.id and m.role <> 'plan') as pictures
    from plant p join project j on j.id = p.project_id join blueprint b on b.plant_id = p.id and b.position = 1
    where p.room_number is not null`);
  expect(homes.length).toBeGreaterThan(1500);
  const wrong = homes.flatMap(({ slug, categories, drawing, pictures }) => {
    const layout = layoutOfPicture.get(drawing);
    if (!layout) return [`${slug} has no layout`];
    const shown = pictures.map((key) => library.get(key).room);
    const lacking = shownRooms.filter(
      (room) => hasRoom(layout, room) && isDrawn(room, categories) && !shown.includes(room),
    );
    const untrue = pictures.flatMap((key) => {
      const room = shownRooms.find((one) => one === library.get(key).room);
      return room === undefined || hasRoom(layout, room) ? [] : [`${slug} has no ${room}`];
    });
    return [...untrue, ...lacking.map((room) => `${slug} shows no ${room}`)];
  });
  expect(wrong).toEqual([]);
});

const layoutOfLevel = new Map(library.layouts.flatMap(({ levels }) => levels.map((level) => [level.picture, level])));

/** The names of rooms as a drawing has them, each with the middle of its letters as fractions of the drawing. */
function drawnNames(key: string): { name: string; x: number; y: number }[] {
  const { width, height, files } = library.get(key);
  const drawing = readFileSync(join(dirname(manifest), 'files', (files[0]?.src ?? '').slice('/media/'.length)), 'utf8');
  return [...drawing.matchAll(/<text transform="translate\((\d+) (\d+)\)[^>]*>(.*?)<\/text>/g)].map(
    ([, x, y, text = '']) => {
      const lines = [...text.matchAll(/<tspan[^>]*>([^<]*)</g)].map(([, line = '']) => line);
      const name = lines.filter((line) => !line.endsWith(' m²')).join(' ');
      return { name, x: Number(x) / width, y: Number(y) / height };
    },
  );
}

interface Space {
  name: string;
  x: number;
  y: number;
  width_m: number;
  depth_m: number;
}

test('[B046] a drawing names the spaces that the home is told with, each once and within its walls', async () => {
  const floors = await rows<{ key: string; width_m: number; spaces: Space[] }>(`
    select distinct on (b.media_key) b.media_key as key, b.width_m, (
        select jsonb_agg(jsonb_build_object('name', d.name, 'x', d.x, 'y', d.y, 'width_m', d.width_m, 'depth_m', d.depth_m)
          order by d.position) from blueprint_point d where d.blueprint_id = b.id) as spaces
    from blueprint b where exists (select from blueprint_point d where d.blueprint_id = b.id)`);
  expect(floors.length).toBeGreaterThan(150);
  const wrong = floors.flatMap(({ key, width_m, spaces }) => {
    const { width, height } = library.get(key);
    const written = drawnNames(key);
    const air = (layoutOfLevel.get(key)?.rooms ?? []).filter(({ kind }) => kind === 'void').map(({ name }) => name);
    const names = written.map(({ name }) => name).filter((name) => !air.includes(name));
    if (
      names.toSorted().join() !==
      spaces
        .map(({ name }) => name)
        .toSorted()
        .join()
    ) {
      return [`${key} names ${names.join(', ')}`];
    }
    const depth_m = (width_m * height) / width;
    return spaces.flatMap(({ name, x, y, ...size }) => {
      const own = written.find((one) => one.name === name);
      const isWithin =
        own && Math.abs(own.x - x) * width_m < size.width_m / 2 && Math.abs(own.y - y) * depth_m < size.depth_m / 2;
      return isWithin ? [] : [`${key} names ${name} elsewhere`];
    });
  });
  expect(wrong).toEqual([]);
});

test('[B046] rooms are finished for the price of their home, or more plainly and say so', async () => {
  const shown = await rows<Told & { key: string; alt: string | null }>(`
    ${ofHomes}, m.media_key as key, m.alt from plant p join project j on j.id = p.project_id
      join plant_media m on m.plant_id = p.id join media_asset a on a.key = m.media_key
      where a.kind = 'interior' and p.room_number is not null
    union all ${ofHomes}, m.media_key, m.alt from plant p join project j on j.id = p.project_id
      join project_media m on m.project_id = j.id join media_asset a on a.key = m.media_key
      where a.kind = 'interior' and p.room_number is not null
    union all ${ofHomes}, d.media_key, null from plant p join project j on j.id = p.project_id
      join blueprint b on b.plant_id = p.id join blueprint_point d on d.blueprint_id = b.id
    union all ${ofHomes}, a.key, null from plant p join project j on j.id = p.project_id
      join media_asset a on a.kind = 'panorama' and exists (
        select from jsonb_array_elements(a.files) f where f ->> 'src' = p.url_360)
    union all ${ofHomes}, a.key, null from plant p join project j on j.id = p.project_id
      join media_asset a on a.kind = 'video' and exists (
        select from jsonb_array_elements(a.files) f where f ->> 'src' = j.video_url) where p.room_number is not null`);
  const wrong = shown.flatMap(({ slug, categories, key, alt }) => {
    const { strata, kind } = library.get(key);
    if (!strata) return [`${key} is of no level`];
    const home = levelOfHome(categories);
    const steps = stepsAbove(levelOfPicture(strata), home);
    const isSaid = alt?.endsWith('con acabados más sencillos');
    if (steps > 0) return [`${slug} is ${home} and shows ${key}`];
    return alt !== null && kind === 'interior' && isSaid !== steps < 0 ? [`${slug} is ${home}: ${alt}`] : [];
  });
  expect(wrong).toEqual([]);
  const levels = Map.groupBy(shown, ({ categories }) => levelOfHome(categories));
  for (const level of priceLevels) expect(levels.get(level)?.length, level).toBeGreaterThan(100);
});

test('[B046] the front of a building is one of the strata of its project, or next to them', async () => {
  const fronts = await rows<Told & { key: string }>(`
    select j.slug, j.stratum, m.media_key as key from project j join project_media m on m.project_id = j.id
      join media_asset a on a.key = m.media_key where a.kind = 'exterior' and j.stratum is not null`);
  expect(fronts.length).toBeGreaterThan(1000);
  const wrong = fronts.filter(({ key, stratum }) => {
    const [lowest, highest] = library.get(key).strata ?? [1, 6];
    return stratum !== null && (stratum < lowest - 1 || stratum > highest + 1);
  });
  expect(wrong.map(({ slug, key }) => `${slug}: ${key}`)).toEqual([]);
});

test('[B046] a view all around, which opens to a balcony or a garden, is of homes that have one', async () => {
  const homes = await rows<{ slug: string; drawings: string[] | null; url_360: string | null }>(`
    select p.slug, p.url_360,
      (select array_agg(b.media_key) from blueprint b where b.plant_id = p.id and b.media_key is not null) as drawings
    from plant p`);
  const shown = homes.filter(({ url_360 }) => url_360 !== null);
  expect(shown.length).toBeGreaterThan(100);
  const lookingOut = new Set(
    library
      .ofKind('panorama')
      .filter(({ strata, typology }) => (strata && levelOfPicture(strata) !== 'social') || typology === 'row-houses')
      .flatMap(({ files }) => files.map(({ src }) => src)),
  );
  const untrue = shown.filter(({ drawings, url_360 }) => {
    const layouts = (drawings ?? []).flatMap((key) => layoutOfPicture.get(key) ?? []);
    return lookingOut.has(url_360 ?? '') && !layouts.some((layout) => hasRoom(layout, 'balcony'));
  });
  expect(untrue.map(({ slug }) => slug)).toEqual([]);
  const balconies = await rows<{ slug: string; balcony_area: number | null }>(`
    select p.slug, p.balcony_area from plant p join plant_panorama t on t.plant_id = p.id and t.room = 'balcony'
    where p.balcony_area is null`);
  expect(balconies.map(({ slug }) => slug)).toEqual([]);
});

interface Stop {
  position: number;
  name: string;
  floor: number;
  room: ShownRoom;
  media_key: string;
  note: string | null;
  doors: { to: number; bearing: number }[];
}

test('[B046] a tour is of rooms and doors of its plan, which lead both ways, and of one building', async () => {
  const tours = await rows<Told & { drawings: string[]; stops: Stop[]; url_360: string }>(`
    ${ofHomes}, p.url_360,
      (select array_agg(b.media_key order by b.position) from blueprint b where b.plant_id = p.id) as drawings,
      (select jsonb_agg(to_jsonb(t) || jsonb_build_object('doors', (
          select coalesce(jsonb_agg(jsonb_build_object('to', w.to_position, 'bearing', w.bearing)), '[]')
          from plant_panorama_door w where w.plant_id = p.id and w.from_position = t.position)) order by t.position)
        from plant_panorama t where t.plant_id = p.id) as stops
    from plant p join project j on j.id = p.project_id
    where exists (select from plant_panorama t where t.plant_id = p.id)`);
  expect(tours.length).toBeGreaterThan(100);
  expect(tours.filter(({ stops }) => stops.length > 2).length).toBeGreaterThan(20);
  const wrong = tours.flatMap(({ slug, categories, drawings, stops, url_360 }) => {
    const layout = layoutOfPicture.get(drawings[0] ?? '');
    const pictures = stops.map(({ media_key }) => library.get(media_key));
    const faults = stops.flatMap(({ position, name, floor, room, media_key, note, doors }) => {
      const picture = library.get(media_key);
      const place = layout?.levels[floor - 1]?.rooms.find((one) => one.name === name);
      const steps = picture.strata ? stepsAbove(levelOfPicture(picture.strata), levelOfHome(categories)) : 1;
      const back = doors.every(({ to }) => stops[to - 1]?.doors.some((other) => other.to === position));
      return [
        ...(place ? [] : [`${slug} has no ${name}`]),
        ...(picture.room === room ? [] : [`${slug}: ${media_key} is no ${room}`]),
        ...(steps > 0 ? [`${slug} shows ${media_key}`] : []),
        ...((note?.includes('más sencillos') === true) === steps < 0 ? [] : [`${slug} ${media_key}: ${note}`]),
        ...(back && (doors.length > 0 || stops.length === 1) ? [] : [`${slug}: ${name} has no way back`]),
        ...(layout && place && !opensTowards(layout, floor - 1, place, doors) ? [`${slug}: no door in ${name}`] : []),
      ];
    });
    return [
      ...faults,
      ...(new Set(pictures.map(({ building }) => building)).size === 1 ? [] : [`${slug} shows two buildings`]),
      ...(pictures[0]?.files.some(({ src }) => src === url_360) ? [] : [`${slug} begins elsewhere`]),
    ];
  });
  expect(wrong).toEqual([]);
});

/** Whether in each direction that is told the plan has a door of the room. */
function opensTowards(layout: Layout, level: number, room: LayoutRoom, told: Stop['doors']): boolean {
  const own = (layout.levels[level]?.doors ?? []).filter(({ from, to }) => from === room.name || to === room.name);
  const bearings = own.map(({ x, y }) => {
    const [right, down] = [x - room.x - room.width / 2, y - room.y - room.height / 2];
    return (Math.round((Math.atan2(right, -down) * 180) / Math.PI) + 360) % 360;
  });
  return told.every(({ bearing }) => bearings.includes(bearing));
}

/** What a picture all around looks out to in its middle, as the plan has it: the room beyond that wall, none for open air. */
function beyondGlass({ levels }: Layout, level: number, { outlook, ...room }: LayoutRoom): LayoutRoom | undefined {
  const [x, y] = [room.x + room.width / 2, room.y + room.height / 2];
  const past = 0.3;
  const spots = {
    top: [x, room.y - past],
    right: [room.x + room.width + past, y],
    bottom: [x, room.y + room.height + past],
    left: [room.x - past, y],
  } as const;
  const [spotX, spotY] = spots[outlook ?? 'top'];
  return levels[level]?.rooms.find(
    (one) => spotX > one.x && spotX < one.x + one.width && spotY > one.y && spotY < one.y + one.height,
  );
}

const underTheSky = ['balcony', 'terrace', 'patio', 'garden', 'parking', 'void'];

test('[B046] where a picture all around has its window, the plan has no other room', async () => {
  const stops = await rows<{ slug: string; drawing: string; name: string; floor: number; room: ShownRoom }>(`
    select distinct on (b.media_key, t.name) p.slug, b.media_key as drawing, t.name, t.floor, t.room
    from plant p join plant_panorama t on t.plant_id = p.id
      join blueprint b on b.plant_id = p.id and b.position = 1`);
  expect(stops.length).toBeGreaterThan(100);
  const wrong = stops.flatMap(({ slug, drawing, name, floor, room }) => {
    const layout = layoutOfPicture.get(drawing);
    const place = layout?.levels[floor - 1]?.rooms.find((one) => one.name === name);
    const beyond = layout && place && beyondGlass(layout, floor - 1, place);
    return beyond && !underTheSky.includes(beyond.kind)
      ? [`${slug}: ${room} looks into ${beyond.name} (${layout?.key})`]
      : [];
  });
  expect(wrong).toEqual([]);
});

test('[B046] a space of a plan opens a picture of such a space, or of the living room where none is drawn', async () => {
  const points = await rows<Told & { name: string; key: string }>(`
    select distinct on (name, key, categories) * from (${ofHomes}, d.name, d.media_key as key
      from plant p join project j on j.id = p.project_id join blueprint b on b.plant_id = p.id
      join blueprint_point d on d.blueprint_id = b.id where d.name ~* '^(alcoba|baño|cocina|balcón|terraza)') points`);
  const kinds = { alcoba: 'bedroom', baño: 'bath', cocina: 'kitchen', balcón: 'balcony', terraza: 'balcony' } as const;
  const wrong = points.filter(({ name, key, categories }) =>
    Object.entries(kinds).some(
      ([word, room]) =>
        name.toLowerCase().startsWith(word) && library.get(key).room !== (isDrawn(room, categories) ? room : 'living'),
    ),
  );
  expect(wrong).toEqual([]);
});

test('[B046] every picture that stands for a home or its project says that it is representative', async () => {
  const silent = await rows(`
    select alt from plant_media where alt not like '%: imagen representativa%'
    union all select alt from project_media where alt not like '%: imagen representativa%'`);
  expect(silent).toEqual([]);
});
