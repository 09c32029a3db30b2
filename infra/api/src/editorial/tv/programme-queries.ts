import type { RichText } from '@umbral/domain/editorial/rich-text.ts';
import type { TvEpisode, TvProgramme, TvProgrammePage } from '@umbral/domain/editorial/tv-schedule.ts';
import type { PlantRecord } from '@umbral/domain/homes/plant-record.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import { projectCards } from '../../market/plants/card-queries.ts';
import { filmAt, toFilm } from '../../market/projects/film.ts';
import { type ImageRow, imageOfKey, toImage } from '../../pictures/stored/image.ts';

interface ProgrammeRow extends Omit<TvProgramme, 'cover' | 'film' | 'published_at'> {
  film: ImageRow | null;
  cover: ImageRow | null;
  published_at: Date;
}

/** Programmes that are out and fit a condition over p, in their order. */
export async function listProgrammes({ db, now }: Backend, where: RawBuilder<boolean>): Promise<TvProgramme[]> {
  const { rows } = await sql<ProgrammeRow>`
    select p.id, p.slug, p.title, p.excerpt, p.host, c.name as city, p.video_url, p.published_at,
      (select count(*) from tv_episode i where i.programme_id = p.id) as episodes,
      ${filmAt(sql`p.video_url`)} as film,
      ${imageOfKey('p.cover_key', sql`p.cover_alt`)} as cover
    from tv_programme p left join city c on c.id = p.city_id
    where p.published_at <= ${now()} and ${where} order by p.position`.execute(db);
  return rows.map(({ cover, film, published_at, ...row }) => ({
    ...row,
    film: toFilm(film),
    cover: toImage(cover),
    published_at: published_at.toISOString(),
  }));
}

/** One card for each project of a programme that is on offer, in the programme's order. */
export function projectsOfProgramme(backend: Backend, programmeId: number): Promise<PlantRecord[]> {
  const place = sql`(select l.position from tv_programme_project l
    where l.project_id = j.id and l.programme_id = ${programmeId})`;
  return projectCards(backend, { where: sql<boolean>`${place} is not null`, orderBy: place });
}

/** What a programme's page has besides: what it is about, and its episodes. */
export async function programmePage(backend: Backend, programme: TvProgramme): Promise<TvProgrammePage> {
  const [{ rows }, season] = await Promise.all([
    sql<{ body: RichText }>`select body from tv_programme where id = ${programme.id}`.execute(backend.db),
    episodesOf(backend, programme.id),
  ]);
  return { ...programme, body: rows[0]?.body ?? [], season };
}

async function episodesOf({ db }: Backend, programmeId: number): Promise<TvEpisode[]> {
  const { rows } = await sql<TvEpisode>`
    select number, title, summary, minutes from tv_episode where programme_id = ${programmeId} order by number`.execute(
    db,
  );
  return rows;
}
