import { type RawBuilder, sql } from 'kysely';
import type { PlantRecord } from 'shared-contracts/domain/plant-record.ts';
import type { TvProgramme } from 'shared-contracts/domain/tv-schedule.ts';
import type { Backend } from '../backend.ts';
import { projectCards } from '../plants/card-queries.ts';
import { type ImageRow, imageOfKey, toImage } from '../plants/image.ts';

interface ProgrammeRow extends Omit<TvProgramme, 'cover' | 'published_at'> {
  cover: ImageRow | null;
  published_at: Date;
}

/** Programmes that are out and fit a condition over p, in their order. */
export async function listProgrammes({ db, now }: Backend, where: RawBuilder<boolean>): Promise<TvProgramme[]> {
  const { rows } = await sql<ProgrammeRow>`
    select p.id, p.slug, p.title, p.excerpt, c.name as city, p.video_url, p.published_at,
      ${imageOfKey('p.cover_key', sql`p.cover_alt`)} as cover
    from tv_programme p left join city c on c.id = p.city_id
    where p.published_at <= ${now()} and ${where} order by p.position`.execute(db);
  return rows.map(({ cover, published_at, ...row }) => ({
    ...row,
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
