import type { LeadInbox } from '@umbral/domain/api/builder-contacts.ts';
import { type ContactState, type LeadState, leadStateOf, leadStates } from '@umbral/domain/contact/contact-states.ts';
import { sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import { type PageRequest, pageOfRows } from '../../engine/replies/page.ts';
import { answerTimesOf } from './answer-times.ts';
import { fitsFilter, inLeadState, type LeadFilter } from './lead-filter.ts';
import { leadColumns, type StoredLead, toLeadRow } from './lead-row.ts';
import { teamOf } from './lead-team.ts';

/**
 * One page of the requests to a builder: of each person the newest that fits, with how many others there are. None is
 * lost: the others are listed with the one that is opened.
 */
export async function leadInbox(
  backend: Backend,
  builderId: number,
  filter: LeadFilter,
  page: PageRequest,
): Promise<LeadInbox> {
  const [rows, byState, unread, projects, team, answers] = await Promise.all([
    leadRows(backend, builderId, filter, page),
    peopleByState(backend, builderId, filter),
    unreadOf(backend, builderId),
    writtenAbout(backend, builderId),
    teamOf(backend.db, builderId),
    answerTimesOf(backend, builderId),
  ]);
  return {
    ...pageOfRows(rows.map(toLeadRow), await peopleOf(backend, builderId, filter), page),
    by_state: byState,
    unread,
    projects,
    team,
    answers,
  };
}

async function leadRows({ db }: Backend, builderId: number, filter: LeadFilter, page: PageRequest) {
  const { rows } = await sql<StoredLead>`
    with newest as (
      select distinct on (lower(c.email)) c.id from contact c
      where ${fitsFilter(builderId, filter)} and ${inLeadState(filter.state)}
      order by lower(c.email), c.created_at desc, c.id desc)
    select ${leadColumns} from newest n join contact c on c.id = n.id left join project j on j.id = c.project_id
    order by c.created_at desc, c.id desc limit ${page.size} offset ${(page.number - 1) * page.size}`.execute(db);
  return rows;
}

async function peopleOf({ db }: Backend, builderId: number, filter: LeadFilter): Promise<number> {
  const { rows } = await sql<{ people: number }>`
    select count(distinct lower(c.email))::int as people from contact c
    where ${fitsFilter(builderId, filter)} and ${inLeadState(filter.state)}`.execute(db);
  return rows[0]?.people ?? 0;
}

async function peopleByState({ db }: Backend, builderId: number, filter: LeadFilter) {
  const { rows } = await sql<{ state: ContactState; email: string }>`
    select distinct c.state, lower(c.email) as email from contact c where ${fitsFilter(builderId, filter)}`.execute(db);
  const people = new Map<LeadState, Set<string>>(leadStates.map((state) => [state, new Set()]));
  for (const { state, email } of rows) people.get(leadStateOf(state))?.add(email);
  const count = (state: LeadState) => people.get(state)?.size ?? 0;
  return {
    new: count('new'),
    contacted: count('contacted'),
    'visit-booked': count('visit-booked'),
    attended: count('attended'),
    discarded: count('discarded'),
  };
}

async function unreadOf({ db }: Backend, builderId: number): Promise<number> {
  const { rows } = await sql<{ unread: number }>`
    select count(*)::int as unread from contact
    where builder_id = ${builderId} and read_at is null and withdrawn_at is null`.execute(db);
  return rows[0]?.unread ?? 0;
}

/** Projects and typologies that somebody has written about, by the names that they have now. */
async function writtenAbout({ db }: Backend, builderId: number): Promise<LeadInbox['projects']> {
  const { rows } = await sql<LeadInbox['projects'][number]>`
    select j.id, j.title, coalesce((
      select jsonb_agg(jsonb_build_object('id', p.id, 'name', p.title) order by p.position, p.id) from plant p
      where p.project_id = j.id and exists (select from contact c where c.builder_id = ${builderId} and c.plant_id = p.id)
    ), '[]') as plants
    from project j
    where exists (select from contact c where c.builder_id = ${builderId} and c.project_id = j.id)
    order by j.title`.execute(db);
  return rows;
}
