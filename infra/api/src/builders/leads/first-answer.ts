import type { ContactTable } from 'infra-db/tables/contact-tables.ts';
import { sql } from 'kysely';

type Way = NonNullable<ContactTable['first_answer_way']>;

/** Columns that keep when and how a person was first answered; later answers change nothing. */
export function answered(way: Way, at: Date) {
  return {
    read_at: sql<Date>`coalesce(read_at, ${at})`,
    first_answer_at: sql<Date>`coalesce(first_answer_at, ${at})`,
    first_answer_way: sql<Way>`coalesce(first_answer_way, ${way})`,
  };
}
