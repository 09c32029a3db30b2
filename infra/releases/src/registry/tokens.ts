import { createHash, randomBytes } from 'node:crypto';
import { production } from '@umbral/protocol/composition/environment.ts';
import { sql } from 'kysely';
import { type Actor, writeAudit } from './audit-log.ts';
import { requireEnvironments } from './environments.ts';
import type { RegistryDatabase } from './registry.ts';
import { RegistryRefusal } from './registry-refusal.ts';
import { requireRegistered } from './remotes.ts';
import type { Role } from './tables/registry-tables.ts';

/** Who a token speaks for. */
export interface Bearer extends Actor {
  readonly role: Role;
  /** What a team may release. */
  readonly remotes: readonly string[];
  /** Where it counts; null: everywhere, also in environments that come later. */
  readonly environments: readonly string[] | null;
}

export interface NewToken {
  readonly name: string;
  readonly role: Role;
  readonly remotes: readonly string[];
  /** Where it counts; production unless it is said. */
  readonly environments?: readonly string[] | undefined;
  readonly days: number;
}

/** A token has 256 random bits, so a plain hash hides it as well as a slow one would. */
function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** Makes a token; its secret is told this once and kept nowhere. */
export async function issueToken(db: RegistryDatabase, actor: Actor, token: NewToken): Promise<string> {
  const secret = `umb_${randomBytes(32).toString('base64url')}`;
  const { name, role, remotes, environments = [production], days } = token;
  await requireRegistered(db, remotes);
  await requireEnvironments(db, environments);
  await db.transaction().execute(async (trx) => {
    const { rows } = await sql`
      insert into releases.token (name, hash, role, remotes, environments, expires_at)
      values (${name}, ${hashOf(secret)}, ${role}, ${[...remotes]}, ${[...environments]}, now() + make_interval(days => ${days}))
      on conflict (name) do nothing returning id`.execute(trx);
    if (rows.length === 0) throw new RegistryRefusal('name-taken', `There is a token named ${name} already.`);
    await writeAudit(trx, actor, { action: 'token-issued', facts: { name, role, remotes, environments, days } });
  });
  return secret;
}

/**
 * Keeps a token that the registry's own settings give, under a name of its own; a former secret of that name ends. An
 * operator's is for all environments, any other for production.
 */
export async function keepGivenToken(db: RegistryDatabase, name: string, role: Role, secret: string): Promise<void> {
  const environments = role === 'operator' ? null : [production];
  await sql`
    insert into releases.token (name, hash, role, environments, expires_at)
    values (${name}, ${hashOf(secret)}, ${role}, ${environments}, 'infinity')
    on conflict (name) do update set hash = excluded.hash, role = excluded.role, environments = excluded.environments,
      revoked_at = null`.execute(db);
}

/** Ends a token at once. */
export async function revokeToken(db: RegistryDatabase, actor: Actor, name: string, reason: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { rows } = await sql`
      update releases.token set revoked_at = now() where name = ${name} and revoked_at is null returning id`.execute(
      trx,
    );
    if (rows.length === 0) throw new RegistryRefusal('not-found', `There is no living token named ${name}.`);
    await writeAudit(trx, actor, { action: 'token-revoked', reason, facts: { name } });
  });
}

/** Whom a secret speaks for, or nobody: unknown, revoked and expired ones are alike. The database's clock decides. */
export async function findBearer(db: RegistryDatabase, secret: string): Promise<Bearer | undefined> {
  return db
    .selectFrom('releases.token')
    .select(['name', 'role', 'remotes', 'environments'])
    .where('hash', '=', hashOf(secret))
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
}

/** All tokens without their hashes. */
export function listTokens(db: RegistryDatabase) {
  return (
    db
      .selectFrom('releases.token')
      .select(['name', 'role', 'remotes', 'environments', 'created_at', 'revoked_at'])
      // A token of the environment has no end, which is no date of JavaScript.
      .select(sql<Date | null>`nullif(expires_at, 'infinity')`.as('expires_at'))
      .orderBy('name')
      .execute()
  );
}
