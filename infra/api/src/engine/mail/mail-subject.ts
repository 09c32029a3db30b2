import type { RawBuilder } from 'kysely';
import type { Backend } from '../backend.ts';
import { GiveUp } from '../outbox/topic.ts';

/** What a mail is about; a thing that is gone cannot come back, so its mail is given up. */
export function existing<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new GiveUp('what the mail is about no longer exists');
  return row;
}

/** The one row that a mail is about. */
export async function subjectOf<Row>({ db }: Backend, query: RawBuilder<Row>): Promise<Row> {
  const { rows } = await query.execute(db);
  return existing(rows[0]);
}
