import type { OwnSecurityEvent } from '@umbral/domain/api/security-log.ts';
import { ownSecurityFacts } from '@umbral/domain/people/security-event.ts';
import { sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import { type Page, type PageRequest, pageOfRows } from '../../engine/replies/page.ts';

interface Row extends Omit<OwnSecurityEvent, 'at' | 'facts'> {
  at: Date;
  facts: unknown;
  total: number;
}

/** Whoever guesses leaves many rows of a kind: one of a day and place is told, with how often it happened. */
const repeated = ['sign-in-failed', 'password-failed', 'factor-failed', 'reset-requested'];

/** One page of what happened to the safety of an account, newest first. */
export async function ownSecurityEvents(
  { db }: Backend,
  userId: number,
  page: PageRequest,
): Promise<Page<OwnSecurityEvent>> {
  const { rows } = await sql<Row>`
    select max(id) as id, kind, max(at) as at, done_by as by, device, network, facts, count(*) as times,
      count(*) over () as total
    from security_event where user_id = ${userId}
    group by kind, done_by, device, network, facts,
      case when kind = any (${repeated}::text[]) then date_trunc('day', at at time zone 'America/Bogota')::text
        else id::text end
    order by max(id) desc limit ${page.size} offset ${(page.number - 1) * page.size}`.execute(db);
  const data = rows.map(({ total: _, at, facts, ...row }) => ({
    ...row,
    at: at.toISOString(),
    facts: ownSecurityFacts.parse(facts),
  }));
  return pageOfRows(data, rows[0]?.total ?? 0, page);
}
