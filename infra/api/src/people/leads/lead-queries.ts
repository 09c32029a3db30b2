import { createHash } from 'node:crypto';
import type { EmailVerdict } from '@umbral/domain/contact/lead.ts';
import { civilDate, isoDate } from '@umbral/domain/format/format-date.ts';
import { sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import { consentInForce, hashSentence } from '../consents/consent-queries.ts';
import { enqueueLead } from './lead-outbox.ts';

export interface NewLead {
  form: string;
  name: string;
  email: string;
  phone: string;
  fields: Readonly<Record<string, unknown>>;
  emailStatus: EmailVerdict;
}

/** Stores a lead with its consent and queues its relay, all or nothing. The same form on the same day is one lead. */
export async function storeLead({ db, now }: Backend, lead: NewLead): Promise<void> {
  const moment = now();
  await db.transaction().execute(async (transaction) => {
    const consent = await consentInForce(transaction, 'contact');
    const stored = await transaction
      .insertInto('lead')
      .values({
        form: lead.form,
        name: lead.name,
        email: lead.email,
        phone: lead.phone,
        fields: JSON.stringify(lead.fields),
        email_status: lead.emailStatus,
        consent_version: consent.version,
        consent_hash: hashSentence(consent.body),
        consent_at: moment,
        created_at: moment,
        once_key: onceKey(lead, moment),
      })
      .onConflict((conflict) => conflict.column('once_key').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (stored) await enqueueLead(transaction, stored.id);
  });
}

function onceKey({ form, email, fields }: NewLead, now: Date): Buffer {
  const text = JSON.stringify([form, email.toLowerCase(), fields, isoDate(civilDate(now))]);
  return createHash('sha256').update(text).digest();
}

export interface StoredLead {
  id: number;
  form: string;
  name: string;
  email: string;
  phone: string;
  fields: unknown;
  email_status: string;
  consent_version: string;
  consent_at: Date;
  created_at: Date;
}

/** A lead by its number. */
export function findLead({ db }: Backend, id: number): Promise<StoredLead | undefined> {
  return db
    .selectFrom('lead')
    .where('id', '=', id)
    .select([
      'id',
      'form',
      'name',
      'email',
      'phone',
      'fields',
      'email_status',
      'consent_version',
      'consent_at',
      'created_at',
    ])
    .executeTakeFirst();
}

/** Keeps what became of a lead's relay. */
export async function markRelay(
  { db, now }: Backend,
  id: number,
  state: 'relayed' | 'not-configured' | 'refused',
): Promise<void> {
  await db
    .updateTable('lead')
    .set({ relay_state: state, ...(state === 'relayed' ? { relayed_at: now() } : {}) })
    .where('id', '=', id)
    .execute();
}

/** Queues the leads that waited for a webhook to be configured; gives how many. */
export async function relayKeptLeads({ db }: Pick<Backend, 'db'>): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ id: number }>`
      update lead set relay_state = 'waiting' where relay_state = 'not-configured' returning id`.execute(transaction);
    for (const { id } of rows) await enqueueLead(transaction, id);
    return rows.length;
  });
}
