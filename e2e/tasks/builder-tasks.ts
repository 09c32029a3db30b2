import { type Actor, joinBuilder } from '../fixtures/acting.ts';
import type { Person } from '../fixtures/person.ts';

/** Makes somebody act for the builder whom another person has written to, and signs them in. */
export async function actForBuilderOf(
  actor: Actor & {
    /** Who has written. */
    readonly asked: Person;
  },
): Promise<void> {
  const [contact] = await actor.database.rows<{ builderId: number }>(
    'select builder_id as "builderId" from contact where lower(email) = $1 order by id desc limit 1',
    actor.asked.email,
  );
  if (!contact) throw new Error(`${actor.asked.email} has written to nobody`);
  await joinBuilder(actor, contact.builderId);
}
