import { createHmac } from 'node:crypto';
import type { EmailVerdict } from '@umbral/domain/contact/lead.ts';
import type { Database } from 'infra-db/tables.ts';
import { type Kysely, sql } from 'kysely';

/** For how long a verdict holds, seconds. What nobody could tell is asked again soon. */
const holdsSeconds: Record<EmailVerdict, number> = {
  ok: 30 * 86_400,
  ok_for_all: 7 * 86_400,
  invalid: 86_400,
  disposable: 86_400,
  unknown: 600,
};

export interface VerdictStore {
  find(email: string): Promise<EmailVerdict | undefined>;
  keep(email: string, verdict: EmailVerdict): Promise<void>;
}

interface StoreTools {
  readonly db: Kysely<Database>;
  readonly secret: string;
  now(): Date;
}

/** Keeps verdicts in the database, by a keyed hash: no address stands there. */
export function verdictStore({ db, secret, now }: StoreTools): VerdictStore {
  const hashOf = (email: string) => createHmac('sha256', secret).update(`email:${email}`).digest();
  return {
    async find(email) {
      const row = await db
        .selectFrom('email_check')
        .where('address_hash', '=', hashOf(email))
        .select(['verdict', 'checked_at'])
        .executeTakeFirst();
      if (!row) return undefined;
      const ageMs = now().getTime() - row.checked_at.getTime();
      return ageMs < holdsSeconds[row.verdict] * 1000 ? row.verdict : undefined;
    },
    async keep(email, verdict) {
      await sql`insert into email_check (address_hash, verdict, checked_at) values (${hashOf(email)}, ${verdict}, ${now()})
        on conflict (address_hash) do update set verdict = excluded.verdict, checked_at = excluded.checked_at`.execute(
        db,
      );
    },
  };
}
