import { sql } from 'kysely';
import { type Actor, writeAudit } from './audit-log.ts';
import type { RegistryDatabase } from './registry.ts';
import { RegistryRefusal } from './registry-refusal.ts';

/** What one person does not decide alone: who may release, whose signatures count, what passes the gate all the same. */
export type Deed = 'token' | 'key' | 'override';

/** Something that is asked for, with what another person needs to know of it. */
export interface Asked {
  readonly deed: Deed;
  /** The same facts are the same wish. */
  readonly facts: Readonly<Record<string, unknown>>;
}

/** A wish as those see it who may confirm it. */
export interface Approval extends Asked {
  readonly id: string;
  readonly askedAt: Date;
  readonly askedBy: string;
  readonly confirmedBy: string | null;
  readonly usedAt: Date | null;
}

/** How long a wish can be confirmed, and carried out once it is. */
const openFor = sql`interval '1 hour'`;

/**
 * Lets a wish pass that somebody else has confirmed, once; otherwise asks for that and refuses. Whoever asks again for
 * the same is told of the same question.
 */
export async function requireApproval(db: RegistryDatabase, actor: Actor, asked: Asked): Promise<void> {
  const facts = JSON.stringify(asked.facts);
  const own = sql`asked_by = ${actor.name} and deed = ${asked.deed} and facts = ${facts}::jsonb
    and used_at is null and asked_at > now() - ${openFor}`;
  const used = await sql<{ id: string }>`
    update releases.approval set used_at = clock_timestamp() where id = (
      select id from releases.approval where ${own} and confirmed_at is not null order by asked_at limit 1 for update
    ) returning id`.execute(db);
  if (used.rows.length > 0) return;
  const { rows: open } = await sql<{ id: string }>`select id from releases.approval where ${own} limit 1`.execute(db);
  const id = open[0]?.id ?? (await ask(db, actor, asked));
  throw new RegistryRefusal(
    'approval-needed',
    `Somebody else has to confirm this within the hour, as ${id}; then ask for it again.`,
    { approval: id },
  );
}

async function ask(db: RegistryDatabase, actor: Actor, { deed, facts }: Asked): Promise<string> {
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ id: string }>`
      insert into releases.approval (asked_by, deed, facts)
      values (${actor.name}, ${deed}, ${JSON.stringify(facts)}::jsonb) returning id`.execute(trx);
    const id = rows[0]?.id ?? '';
    await writeAudit(trx, actor, { action: 'approval-asked', facts: { id, deed, ...facts } });
    return id;
  });
}

/** Confirms a wish of somebody else; one that is confirmed already stays so. */
export async function confirmApproval(db: RegistryDatabase, actor: Actor, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ askedBy: string; confirmedBy: string | null }>`
      select asked_by as "askedBy", confirmed_by as "confirmedBy" from releases.approval
      where id = ${id} and asked_at > now() - ${openFor} for update`.execute(trx);
    const [found] = rows;
    if (!found) throw new RegistryRefusal('not-found', `Nobody asks for ${id} now: a question is open for an hour.`);
    if (found.askedBy === actor.name) throw new RegistryRefusal('not-allowed', 'Somebody else has to confirm this.');
    if (found.confirmedBy !== null) return;
    await sql`update releases.approval set confirmed_at = clock_timestamp(), confirmed_by = ${actor.name}
      where id = ${id}`.execute(trx);
    await writeAudit(trx, actor, { action: 'approval-given', facts: { id, askedBy: found.askedBy } });
  });
}

/** What was asked in the last hour, newest first. */
export async function listApprovals(db: RegistryDatabase): Promise<Approval[]> {
  const { rows } = await sql<Approval>`
    select id, deed, facts, asked_at as "askedAt", asked_by as "askedBy", confirmed_by as "confirmedBy",
      used_at as "usedAt"
    from releases.approval where asked_at > now() - ${openFor} order by asked_at desc limit 100`.execute(db);
  return rows;
}
