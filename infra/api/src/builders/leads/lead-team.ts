import type { Database } from 'infra-db/tables.ts';
import { type Kysely, sql } from 'kysely';
import { colleague } from './lead-row.ts';

/** A colleague of a builder. */
export interface Colleague {
  readonly id: number;
  readonly name: string;
}

/** Who answers for a builder, by name. */
export async function teamOf(db: Kysely<Database>, builderId: number): Promise<Colleague[]> {
  const { rows } = await sql<Colleague>`
    select u.id, ${colleague} as name from builder_member m join app_user u on u.id = m.user_id and u.is_active
    where m.builder_id = ${builderId} order by 2, 1`.execute(db);
  return rows;
}
