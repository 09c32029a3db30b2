import type { AnswerWay, ContactState } from '@umbral/domain/contact/contact-states.ts';
import type { ContactEventTable } from 'infra-db/tables/contact-tables.ts';
import type { Database } from 'infra-db/tables.ts';
import type { Kysely } from 'kysely';

/** What is kept beside the kind of an event. */
export interface ContactFacts {
  readonly from?: ContactState;
  readonly to?: ContactState;
  readonly way?: AnswerWay;
  /** Number of the colleague who answers from then on. */
  readonly assigned?: number | null;
  /** The time that a visit has from then on; ISO day and `HH:MM`. */
  readonly visit?: { readonly day: string; readonly time: string };
}

/** Something that happened to a request. */
export interface ContactEvent {
  readonly contactId: number;
  readonly kind: Exclude<ContactEventTable['kind'], 'note'>;
  readonly doneBy: ContactEventTable['done_by'];
  /** The colleague of the builder. */
  readonly userId?: number;
  readonly at: Date;
  readonly reason?: string | null;
  readonly facts?: ContactFacts;
}

/** Writes down what happened to a request, in the transaction that does it. */
export async function recordContactEvent(db: Kysely<Database>, event: ContactEvent): Promise<void> {
  const { contactId, kind, doneBy, userId, at, reason, facts = {} } = event;
  await db
    .insertInto('contact_event')
    .values({
      contact_id: contactId,
      kind,
      done_by: doneBy,
      user_id: userId ?? null,
      at,
      body: reason ?? null,
      facts: JSON.stringify(facts),
    })
    .execute();
}
