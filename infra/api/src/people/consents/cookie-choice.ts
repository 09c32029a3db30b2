import { randomUUID } from 'node:crypto';
import type { Database } from 'infra-db/tables.ts';
import { type Kysely, sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import { consentVersion } from './consent-queries.ts';

/** The choice of a cookie banner. */
export interface CookieChoice {
  /** The browser's own key; empty where it keeps none. */
  readonly visitorKey: string;
  readonly userId: number | undefined;
  readonly choice: 'all' | 'necessary';
}

/** Keeps a choice [B085]; one that repeats the visitor's last word adds nothing. */
export async function keepCookieChoice({ db }: Backend, given: CookieChoice): Promise<void> {
  const { visitorKey, userId, choice } = given;
  const version = await consentVersion(db, 'cookies');
  if (await isRepeated(db, given, version)) return;
  await db
    .insertInto('cookie_acceptance')
    .values({ visitor_key: visitorKey || randomUUID(), user_id: userId ?? null, choice, version })
    .execute();
}

/**
 * Whether the last choice of a browser is the same, and its person has not said something else since: in another
 * browser, or about third parties. After that the same choice is a new word, which takes the other one back.
 */
async function isRepeated(db: Kysely<Database>, given: CookieChoice, version: string): Promise<boolean> {
  const { visitorKey, userId = null, choice } = given;
  const { rows } = await sql<{ is_repeated: boolean }>`
    select c.choice = ${choice} and c.version = ${version} and c.user_id is not distinct from ${userId}::integer
      and not exists (select from cookie_acceptance o
        where o.user_id = ${userId}::integer and o.choice <> ${choice} and (o.at, o.id) > (c.at, c.id))
      and not exists (select from consent s
        where s.purpose = 'third-parties' and (s.user_id = ${userId}::integer or s.visitor_key = ${visitorKey})
          and s.granted <> ${choice === 'all'} and s.at >= c.at) as is_repeated
    from cookie_acceptance c where c.visitor_key = ${visitorKey}
    order by c.at desc, c.id desc limit 1`.execute(db);
  return rows[0]?.is_repeated === true;
}
