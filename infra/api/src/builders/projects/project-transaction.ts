import type { Database } from 'infra-db/tables.ts';
import { type Kysely, sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import { Refusal } from '../../engine/replies/refusal.ts';
import type { SignedIn } from '../../engine/sessions/session-store.ts';
import { projectTexts } from './project-texts.ts';

/** Rules that only the database can keep under concurrency, and the field that each is about. */
const issuesByConstraint: Readonly<Record<string, Record<string, string>>> = {
  project_title_in_city: { 'form.name': projectTexts.title },
  project_draft_of_project: { project_id: projectTexts.draft.exists },
  stock_unit_name: { form: projectTexts.stockName },
  custom_specification_once: { form: projectTexts.specification.repeated },
};

function toRefusal(error: unknown): unknown {
  if (!(error instanceof Error && 'code' in error && 'constraint' in error)) return error;
  if (error.code !== '23505') return error;
  const issues = issuesByConstraint[String(error.constraint)];
  return issues ? new Refusal('conflict', issues) : error;
}

/** Two changes that waited for each other: PostgreSQL ended one, which may simply be made again. */
function isDeadlock(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '40P01';
}

const maxAttempts = 3;

/** All or nothing; a rule that only the database can keep is answered as a conflict at its field. */
export async function inTransaction<Answer>(
  { db }: Backend,
  work: (transaction: Kysely<Database>) => Promise<Answer>,
): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (!isDeadlock(error) || attempt === maxAttempts) throw toRefusal(error);
    }
  }
}

/**
 * Carries out a change of projects: all or nothing, with the person's name beside prices that change, and with the
 * pages purged once it is done. The search index follows by the database's own triggers.
 */
export async function changeProjects<Answer>(
  backend: Backend,
  person: SignedIn,
  work: (transaction: Kysely<Database>) => Promise<Answer>,
): Promise<Answer> {
  return inTransaction(backend, async (transaction) => {
    await sql`select set_config('umbral.user_id', ${String(person.userId)}, true)`.execute(transaction);
    const answer = await work(transaction);
    await sql`select enqueue_once('purge', 'projects', '{"all": true}')`.execute(transaction);
    return answer;
  });
}

export interface AuditEntry {
  action: string;
  entity: 'project' | 'project_draft' | 'custom_specification' | 'project_request';
  id: number;
  before?: unknown;
  after?: unknown;
}

/** Writes down who changed what; gives the number of the entry. */
export async function writeAudit(db: Kysely<Database>, person: SignedIn, entry: AuditEntry): Promise<number> {
  const { id } = await db
    .insertInto('audit_log')
    .values({
      actor_id: person.userId,
      action: entry.action,
      entity: entry.entity,
      entity_id: String(entry.id),
      before: entry.before === undefined ? null : JSON.stringify(entry.before),
      after: entry.after === undefined ? null : JSON.stringify(entry.after),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
