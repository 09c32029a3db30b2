import type { Database } from 'infra-db/tables.ts';
import type { Kysely } from 'kysely';

export interface PersonEntry {
  readonly actorId: number;
  readonly action: 'search' | 'read' | 'roles' | 'block' | 'unblock' | 'end-sessions';
  /** Whose account it is; none for a search, which names whom it found. */
  readonly personId?: number;
  readonly before?: object;
  readonly after?: object;
}

/** Writes down what staff saw or did of somebody's account. */
export async function logPerson(db: Kysely<Database>, entry: PersonEntry): Promise<void> {
  const { actorId, action, personId, before, after } = entry;
  await db
    .insertInto('audit_log')
    .values({
      actor_id: actorId,
      action: `person.${action}`,
      entity: 'app_user',
      entity_id: personId === undefined ? '' : String(personId),
      before: before ? JSON.stringify(before) : null,
      after: after ? JSON.stringify(after) : null,
    })
    .execute();
}
