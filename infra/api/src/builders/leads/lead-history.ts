import type { LeadEvent } from '@umbral/domain/api/builder-contacts.ts';
import { answerWays, contactStates, leadStateOf } from '@umbral/domain/contact/contact-states.ts';
import type { Database } from 'infra-db/tables.ts';
import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import { colleague } from './lead-row.ts';

/** As `recordContactEvent` writes them. */
const facts = z.object({
  from: z.enum(contactStates).nullable().default(null),
  to: z.enum(contactStates).nullable().default(null),
  way: z.enum(answerWays).nullable().default(null),
  visit: z.object({ day: z.string(), time: z.string() }).nullable().default(null),
});

type EventRow = Pick<LeadEvent, 'id' | 'kind' | 'done_by' | 'author' | 'text' | 'assigned'> & {
  readonly at: Date;
  readonly facts: unknown;
};

/** Notes and changes of a request, the newest first. */
export async function historyOf(db: Kysely<Database>, contactId: number): Promise<LeadEvent[]> {
  const { rows } = await sql<EventRow>`
    select e.id, e.at, e.kind, e.done_by, e.body as text, e.facts,
      (select ${colleague} from app_user u where u.id = e.user_id) as author,
      (select ${colleague} from app_user u where u.id = (e.facts ->> 'assigned')::int) as assigned
    from contact_event e where e.contact_id = ${contactId} order by e.at desc, e.id desc limit 500`.execute(db);
  return rows.map(({ facts: stored, at, ...row }) => {
    const { from, to, ...rest } = facts.parse(stored);
    return { ...row, ...rest, at: at.toISOString(), from: from && leadStateOf(from), to: to && leadStateOf(to) };
  });
}
