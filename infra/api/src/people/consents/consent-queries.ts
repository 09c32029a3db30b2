import { createHash } from 'node:crypto';
import type { ConsentTextTable } from 'infra-db/tables/account-tables.ts';
import type { Database } from 'infra-db/tables.ts';
import type { Kysely } from 'kysely';

export type ConsentPurpose = ConsentTextTable['purpose'];

/** The sentence in force for a purpose; a purpose without a sentence is a broken installation. */
export async function consentInForce(
  db: Kysely<Database>,
  purpose: ConsentPurpose,
): Promise<{ version: string; body: string }> {
  const row = await db
    .selectFrom('consent_text')
    .where('purpose', '=', purpose)
    .orderBy('valid_from', 'desc')
    .select(['version', 'body'])
    .executeTakeFirst();
  if (!row) throw new Error(`no consent text for ${purpose}`);
  return row;
}

/** Its version alone. */
export async function consentVersion(db: Kysely<Database>, purpose: ConsentPurpose): Promise<string> {
  return (await consentInForce(db, purpose)).version;
}

/** What proves later that a sentence was this one [B102]. */
export function hashSentence(sentence: string): Buffer {
  return createHash('sha256').update(sentence).digest();
}

export interface GivenConsent {
  purpose: ConsentPurpose;
  userId?: number | null;
  email?: string;
  visitorKey?: string;
  /** Form in which it was given. */
  source: string;
  /** The person takes the consent back. */
  isWithdrawn?: boolean;
}

/** Keeps the proof of a consent, or of its end [B102]: sentence, purpose, person and time. */
export async function giveConsent(db: Kysely<Database>, consent: GivenConsent): Promise<void> {
  const { version, body } = await consentInForce(db, consent.purpose);
  await db
    .insertInto('consent')
    .values({
      purpose: consent.purpose,
      version,
      text_hash: hashSentence(body),
      granted: !consent.isWithdrawn,
      user_id: consent.userId ?? null,
      email: consent.email ?? null,
      visitor_key: consent.visitorKey ?? null,
      source: consent.source,
    })
    .execute();
}
