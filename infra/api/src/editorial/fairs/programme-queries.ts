import type { FairBank, FairProgramme, FairSession, FairStand } from '@umbral/domain/fairs/fair.ts';
import { sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import { type ImageRow, imageOfKey, toImage } from '../../pictures/stored/image.ts';
import { projectsAtFairs } from './projects-at-fairs.ts';

type StandRow = Omit<FairStand, 'builder'> & {
  builder_id: number;
  builder_name: string;
  builder_slug: string;
  logo: ImageRow | null;
};
type SessionRow = Omit<FairSession, 'starts_at' | 'ends_at'> & { starts_at: Date; ends_at: Date };

/** Everything that a fair has besides its projects; nothing for an unknown fair. */
export async function findProgramme(backend: Backend, slug: string): Promise<FairProgramme | undefined> {
  const fair = await backend.db.selectFrom('fair').where('slug', '=', slug).select('id').executeTakeFirst();
  if (!fair) return undefined;
  const [stands, sessions, benefits, cities, banks, questions] = await Promise.all([
    standsOf(backend, fair.id),
    sessionsOf(backend, fair.id),
    benefitsOf(backend, fair.id),
    citiesOf(backend, fair.id),
    banksOf(backend, fair.id),
    questionsOf(backend, fair.id),
  ]);
  return { stands, sessions, benefits, cities, banks, questions };
}

/** Stands of active builders in their order. */
async function standsOf({ db }: Backend, fairId: number): Promise<FairStand[]> {
  const { rows } = await sql<StandRow>`
    select s.name, s.description, s.host, s.attention_hours, b.id as builder_id, b.name as builder_name,
      b.slug as builder_slug, ${imageOfKey('b.logo_key', sql`b.name`)} as logo,
      (select count(*) from ${projectsAtFairs} a where a.fair_id = s.fair_id and a.builder_id = b.id) as projects,
      array(select distinct g.key from ${projectsAtFairs} a
        join city c on c.id = a.city_id join department d on d.id = c.department_id join region g on g.id = d.region_id
        where a.fair_id = s.fair_id and a.builder_id = b.id order by g.key) as regions,
      (select coalesce(json_agg(json_build_object('title', o.title, 'description', o.description, 'valid_until', o.until)
          order by o.until, o.title), '[]')
        from (select e.title, e.description, max(e.valid_until) as until from fair_benefit e
          join ${projectsAtFairs} a on a.fair_id = e.fair_id and a.project_id = e.project_id
          where e.fair_id = s.fair_id and a.builder_id = b.id group by e.title, e.description) o) as benefits
    from fair_stand s join builder b on b.id = s.builder_id and b.is_active
    where s.fair_id = ${fairId} order by s.position`.execute(db);
  return rows.map(({ builder_id, builder_name, builder_slug, logo, ...stand }) => ({
    ...stand,
    builder: { id: builder_id, name: builder_name, slug: builder_slug, logo: toImage(logo) },
  }));
}

/** The agenda in the order of the clock. */
async function sessionsOf({ db }: Backend, fairId: number): Promise<FairSession[]> {
  const { rows } = await sql<SessionRow>`
    select id, kind, title, summary, speaker, speaker_role, place, starts_at, ends_at
    from fair_session where fair_id = ${fairId} order by starts_at, place`.execute(db);
  return rows.map(({ starts_at, ends_at, ...session }) => ({
    ...session,
    starts_at: starts_at.toISOString(),
    ends_at: ends_at.toISOString(),
  }));
}

/** What projects on offer give, those that most give first. */
async function benefitsOf({ db }: Backend, fairId: number): Promise<FairProgramme['benefits']> {
  const { rows } = await sql<FairProgramme['benefits'][number]>`
    select e.title, e.description, max(e.valid_until) as valid_until, count(distinct e.project_id) as projects
    from fair_benefit e join ${projectsAtFairs} a on a.fair_id = e.fair_id and a.project_id = e.project_id
    where e.fair_id = ${fairId} group by e.title, e.description order by projects desc, e.title`.execute(db);
  return rows;
}

async function citiesOf({ db }: Backend, fairId: number): Promise<FairProgramme['cities']> {
  const { rows } = await sql<FairProgramme['cities'][number]>`
    select c.name, c.slug, g.key as region, count(*) as projects
    from ${projectsAtFairs} a join city c on c.id = a.city_id
    left join department d on d.id = c.department_id left join region g on g.id = d.region_id
    where a.fair_id = ${fairId} group by c.id, g.key order by projects desc, c.name`.execute(db);
  return rows;
}

async function banksOf({ db }: Backend, fairId: number): Promise<FairBank[]> {
  const { rows } = await sql<FairBank>`
    select name, note, rate_vis, rate_other, rate_leasing, max_years, financed_percent, attention_hours
    from fair_bank where fair_id = ${fairId} order by position`.execute(db);
  return rows;
}

function questionsOf({ db }: Backend, fairId: number) {
  return db
    .selectFrom('fair_question')
    .where('fair_id', '=', fairId)
    .orderBy('position')
    .select(['question', 'answer'])
    .execute();
}
