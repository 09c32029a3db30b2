import { panoramaTypes, type TourRoom } from '@umbral/domain/homes/tour.ts';
import { sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import { type ImageRow, imageJson, toImage } from '../../pictures/stored/image.ts';

interface RoomRow {
  position: number;
  name: string;
  note: string | null;
  heading: number;
  x: number;
  y: number;
  picture: ImageRow;
  plan: ImageRow;
  doors: { to: number; bearing: number }[];
}

/**
 * The rooms of a plant all around, in the order of a visit; undefined where its project is not public. None where what its
 * page leads to is not the first of them: then its builder shows something else.
 */
export async function tourOf({ db }: Pick<Backend, 'db'>, plantId: number): Promise<TourRoom[] | undefined> {
  const { rows } = await sql<{ rooms: RoomRow[] }>`
    select coalesce((
      select jsonb_agg(jsonb_build_object('position', t.position, 'name', t.name, 'note', t.note, 'heading', t.heading,
        'x', t.x, 'y', t.y, 'picture', ${imageJson('a', sql`t.alt`)}, 'plan', ${imageJson('d')}, 'doors', (
          select coalesce(jsonb_agg(jsonb_build_object('to', w.to_position, 'bearing', w.bearing) order by w.to_position), '[]')
          from plant_panorama_door w where w.plant_id = t.plant_id and w.from_position = t.position))
        order by t.position)
      from plant_panorama t join media_asset a on a.key = t.media_key
        join blueprint f on f.plant_id = t.plant_id and f.position = t.floor join media_asset d on d.key = f.media_key
      where t.plant_id = p.id and exists (
        select from plant_panorama first join media_asset shown on shown.key = first.media_key
        where first.plant_id = p.id and first.position = 1
          and shown.files @> jsonb_build_array(jsonb_build_object('src', p.url_360)))), '[]') as rooms
    from plant p join project j on j.id = p.project_id and j.state = 'published'
    join builder b on b.id = j.builder_id and b.is_active
    where p.id = ${plantId}`.execute(db);
  return rows[0] && toRooms(rows[0].rooms);
}

function toRooms(rows: readonly RoomRow[]): TourRoom[] {
  const placeOf = (position: number) => rows.findIndex((row) => row.position === position);
  return rows.flatMap(({ name, note, heading, x, y, picture, plan, doors }) => {
    const drawing = toImage(plan);
    if (!drawing) return [];
    const { src, width, height } = drawing;
    return {
      name,
      alt: picture.alt,
      note,
      files: filesOf(picture),
      heading,
      plan: { src, width, height, x, y },
      doors: doors.map(({ to, bearing }) => ({ to: placeOf(to), bearing })),
    };
  });
}

const isKnown = (format?: string): format is keyof typeof panoramaTypes =>
  format !== undefined && format in panoramaTypes;

function filesOf({ files }: ImageRow): TourRoom['files'] {
  return files
    .toSorted((a, b) => a.width - b.width)
    .flatMap(({ src, width, format }) => (isKnown(format) ? [{ src, width, type: panoramaTypes[format] }] : []));
}
