import type { Database } from 'infra-db/tables.ts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { deletionTexts } from './deletion-texts.ts';

/** Who leaves. */
export interface Leaver {
  readonly id: number;
  readonly email: string;
  /** Rows that bear the address alone are the person's only where the address was proven to be. */
  readonly is_proven: boolean;
  /** Staff types requests of other people under its own account: those stay. */
  readonly is_staff: boolean;
}

/** An address that nobody has and that no two rows share. */
const nobody = sql`'eliminado-' || id || '@example.invalid'`;

/**
 * Removes a person from the database, or from the rows that others need. Decision 0028 says what becomes of each table;
 * whatever belongs to the account by its key goes with the account in the end.
 */
export async function erasePerson(db: Kysely<Database>, leaver: Leaver): Promise<void> {
  for (const statement of [
    ...handedOver(leaver),
    ...published(leaver),
    ...told(leaver),
    ...followed(leaver),
    keptProof(leaver),
    sql`delete from app_user where id = ${leaver.id}`,
  ]) {
    await statement.execute(db);
  }
}

const byAddress = ({ email, is_proven: isProven }: Leaver) =>
  isProven ? sql<boolean>`lower(email) = lower(${email})` : sql<boolean>`false`;

const byAccount = ({ id }: Leaver) => sql<boolean>`user_id = ${id}`;

const own = (leaver: Leaver) => sql<boolean>`(${byAccount(leaver)} or ${byAddress(leaver)})`;

/** Requests that builders have: they stay as numbers, without the person. */
function handedOver(leaver: Leaver): RawBuilder<unknown>[] {
  const typed = leaver.is_staff ? byAddress(leaver) : own(leaver);
  return [
    // What a team has noted about the person, and reasons that the person reads, while the rows still say whose they are.
    sql`delete from contact_event where kind = 'note' and contact_id in (select id from contact where ${typed})`,
    sql`update contact_event set body = null
      where body is not null and contact_id in (select id from contact where ${typed})`,
    sql`update contact set name = ${deletionTexts.name}, email = ${nobody}, phone = '', home_city = null,
      home_country = null, message = null, visit_reason = null, preferred_channel = null, preferred_window = null, answers = '{}',
      source_id = null, user_id = null, user_key = null, ip_hash = null, submission_key = null, once_key = null,
      -- So that no invented address passes for a real one, and the systems of builders hear of it.
      withdrawn_at = coalesce(withdrawn_at, now())
      where ${typed}`,
    sql`update project_request set name = ${deletionTexts.name}, email = ${nobody}, phone = '',
      identification = '00000', message = null, user_id = null where ${byAccount(leaver)}`,
    sql`delete from lead where ${byAddress(leaver)}`,
  ];
}

/** What stands on pages: comments go, but one that others answered leaves its place. */
function published(leaver: Leaver): RawBuilder<unknown>[] {
  return [
    sql`delete from comment c where ${own(leaver)} and not exists (select from comment r where r.parent_id = c.id)`,
    sql`update comment set name = ${deletionTexts.name}, email = ${nobody}, user_key = null, user_id = null, subject = '',
      content = ${deletionTexts.comment} where ${own(leaver)}`,
  ];
}

/** Ratings stay as numbers, since others see their mean; words go. */
function told(leaver: Leaver): RawBuilder<unknown>[] {
  return [
    sql`update builder_survey set user_id = null, email = null, comments = null where ${own(leaver)}`,
    sql`update portal_survey set user_id = null, email = null, user_key = null, user_comments = null, sought = null,
      search_interest = case when content_opinion then null else '' end where ${own(leaver)}`,
    sql`delete from audience where ${own(leaver)}`,
    sql`delete from audience_knowledge where ${byAddress(leaver)}`,
    sql`delete from newsletter_subscription where ${byAddress(leaver)}`,
    sql`delete from alert where ${own(leaver)}`,
    sql`delete from unit_watch where ${own(leaver)}`,
  ];
}

/** Traces of visits and pictures; files of pictures go with the next sweep. */
function followed(leaver: Leaver): RawBuilder<unknown>[] {
  return [
    sql`delete from tracking_visit where ${own(leaver)}`,
    sql`delete from conversion where ${byAccount(leaver)}`,
    sql`delete from cookie_acceptance where ${byAccount(leaver)}`,
    sql`delete from sign_in_ticket where ${byAddress(leaver)}`,
    sql`update upload set check_after = now() where owner_id = ${leaver.id}`,
  ];
}

/** The law wants the proof of consents kept: who, what sentence, when; nothing that leads to a browser. */
function keptProof(leaver: Leaver): RawBuilder<unknown> {
  return sql`update consent set email = coalesce(email, ${leaver.email}), user_id = null, visitor_key = null
    where ${own(leaver)}`;
}
