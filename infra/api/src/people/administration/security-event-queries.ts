import type { StaffSecurityEvent } from '@umbral/domain/api/security-log.ts';
import { type SecurityEventKind, securityFacts } from '@umbral/domain/people/security-event.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import { type Page, type PageRequest, pageOfRows } from '../../engine/replies/page.ts';
import { recordSecurityEvent, type StaffMember } from '../../engine/sessions/security-log.ts';
import { isCalled } from './person-queries.ts';

/** What the log is asked for. */
interface Asked {
  /** A part of a name or e-mail, of the account or of who did it; empty for everybody. */
  readonly q: string;
  /** One account: what happened to it, what it did of others, and the lists in which it was shown. */
  readonly person: number | null;
  readonly kind: SecurityEventKind | null;
  readonly page: PageRequest;
}

interface Row extends Omit<StaffSecurityEvent, 'at' | 'facts'> {
  at: Date;
  facts: unknown;
  total: number;
}

/** One page of the log of security, newest first; that it was read stands in it from the next time on. */
export async function securityEvents(
  { db }: Backend,
  asked: Asked,
  staff: StaffMember,
): Promise<Page<StaffSecurityEvent>> {
  const { page, person } = asked;
  const { rows } = await sql<Row>`
    select e.id, e.kind, e.at, e.done_by as by, e.device, e.network, e.facts, count(*) over () as total,
      case when p.id is not null then jsonb_build_object('id', p.id, 'name', trim(p.first_name || ' ' || p.last_name),
        'email', p.email) end as person,
      trim(a.first_name || ' ' || a.last_name) as actor
    from security_event e left join app_user p on p.id = e.user_id left join app_user a on a.id = e.actor_id
    where ${conditionOf(asked)}
    order by e.id desc limit ${page.size} offset ${(page.number - 1) * page.size}`.execute(db);
  await recordSecurityEvent(db, { kind: 'log-read', ...(person === null ? {} : { userId: person }), ...staff });
  const data = rows.map(({ total: _, at, facts, ...row }) => ({
    ...row,
    at: at.toISOString(),
    facts: securityFacts.parse(facts),
  }));
  return pageOfRows(data, rows[0]?.total ?? 0, page);
}

function conditionOf({ q, person, kind }: Asked): RawBuilder<unknown> {
  const conditions = [
    ...(q === ''
      ? []
      : [sql`exists (select from app_user u where u.id in (e.user_id, e.actor_id) and ${isCalled(q)})`]),
    ...(person === null
      ? []
      : [sql`(${person} in (e.user_id, e.actor_id) or e.facts -> 'found' @> to_jsonb(${person}::int))`]),
    ...(kind === null ? [] : [sql`e.kind = ${kind}`]),
  ];
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}
