import type { ContactChannel, ContactManner } from '@umbral/domain/contact/contact-manner.ts';
import { contactWindowLabels } from '@umbral/domain/contact/contact-manner-words.ts';
import type { Database } from 'infra-db/tables.ts';
import { type Kysely, sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';

/** What a request tells its builder of the manner in which its person wants to be contacted. */
interface MannerColumns {
  readonly preferred_channel: ContactChannel | null;
  readonly preferred_window: string | null;
}

/** How and when a person wants to be contacted. */
export async function mannerOf(db: Kysely<Database>, userId: number): Promise<ContactManner> {
  const { contact_channel: channel, contact_window: window } = await db
    .selectFrom('app_user')
    .where('id', '=', userId)
    .select(['contact_channel', 'contact_window'])
    .executeTakeFirstOrThrow();
  return { channel, window };
}

/** Keeps it, and tells it with every request of the person that its builder may still answer. */
export async function saveManner({ db }: Backend, userId: number, manner: ContactManner): Promise<void> {
  const { preferred_channel: channel, preferred_window: window } = columnsOf(manner);
  await db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('app_user')
      .set({ contact_channel: manner.channel, contact_window: manner.window })
      .where('id', '=', userId)
      .execute();
    await sql`update contact k set preferred_channel = ${channel}, preferred_window = ${window}
      from app_user u where u.id = ${userId} and k.user_id = u.id and lower(k.email) = lower(u.email)
        and k.withdrawn_at is null and k.state in ('new', 'sent')`.execute(transaction);
  });
}

/**
 * What a new request tells of it. Only where the person writes for itself: staff that writes a contact down for somebody
 * says nothing of its own manner.
 */
export async function mannerColumns(
  db: Kysely<Database>,
  { user_id: userId, email }: { readonly user_id?: number | null | undefined; readonly email: string },
): Promise<MannerColumns | Record<string, never>> {
  if (!userId) return {};
  const { rows } = await sql<ContactManner>`select contact_channel as channel, contact_window as window from app_user
    where id = ${userId} and lower(email) = lower(${email})`.execute(db);
  const [manner] = rows;
  return manner ? columnsOf(manner) : {};
}

function columnsOf({ channel, window }: ContactManner): MannerColumns {
  return { preferred_channel: channel, preferred_window: window && contactWindowLabels[window] };
}
