import { randomUUID } from 'node:crypto';
import type { Backend } from '../backend.ts';
import { consentVersion } from './consent-queries.ts';

/** The choice of a cookie banner. */
export interface CookieChoice {
  /** The browser's own key; empty where it keeps none. */
  readonly visitorKey: string;
  readonly userId: number | undefined;
  readonly choice: 'all' | 'necessary';
}

/** Keeps a choice [B085]; one that repeats the visitor's last one adds nothing. */
export async function keepCookieChoice({ db }: Backend, { visitorKey, userId, choice }: CookieChoice): Promise<void> {
  const version = await consentVersion(db, 'cookies');
  const last = await db
    .selectFrom('cookie_acceptance')
    .where('visitor_key', '=', visitorKey)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .select(['choice', 'version', 'user_id'])
    .executeTakeFirst();
  const isRepeated = last?.choice === choice && last.version === version && (last.user_id ?? undefined) === userId;
  if (isRepeated) return;
  await db
    .insertInto('cookie_acceptance')
    .values({ visitor_key: visitorKey || randomUUID(), user_id: userId ?? null, choice, version })
    .execute();
}
