import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { Backend } from '../backend.ts';

/** Letters of a day to an address that somebody typed, of all kinds together. */
const strangersLetters = 8;
/** To one whose owner has proved it: an account that is busy gets its receipts. */
const ownersLetters = 40;

/**
 * Whether a letter to an address that anybody could have typed may still be sent: strangers shall not fill a mailbox
 * through the portal. A letter that is tried again has its place already.
 */
export async function hasMailboxRoom(
  { db, config, now }: Backend,
  { address, outboxId }: { address: string; outboxId: number },
): Promise<boolean> {
  const email = address.toLowerCase();
  const mailbox = createHmac('sha256', config.captchaSecret).update(`mailbox ${email}`).digest();
  const moment = now();
  const { rows } = await sql`
    insert into mailbox_letter (outbox_id, mailbox, at)
    select ${outboxId}::bigint, ${mailbox}::bytea, ${moment}::timestamptz
    where (
      select count(*) from mailbox_letter
      where mailbox = ${mailbox}::bytea and outbox_id <> ${outboxId} and at > ${moment}::timestamptz - interval '1 day'
    ) < case
      when exists (select from app_user where lower(email) = ${email} and email_verified_at is not null)
      then ${ownersLetters}::int else ${strangersLetters}::int end
    on conflict (outbox_id) do update set outbox_id = excluded.outbox_id
    returning outbox_id`.execute(db);
  return rows.length > 0;
}
