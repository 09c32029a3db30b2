import type { givenRoles } from '@umbral/domain/api/people.ts';
import { hasGuardedRole } from '@umbral/domain/people/user-roles.ts';
import { roleLabels } from '@umbral/domain/vocabulary/labels.ts';
import type { Role } from '@umbral/domain/vocabulary/vocabulary.ts';
import type { Database } from 'infra-db/tables.ts';
import { type Kysely, sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import { found } from '../../engine/replies/refusal.ts';
import { recordSecurityEvent, type StaffMember } from '../../engine/sessions/security-log.ts';
import { endAllSessions, endWeakSessions } from '../../engine/sessions/session-queries.ts';
import { administrationTexts as texts } from './administration-texts.ts';

/** What came of a change: done, or refused in a sentence. */
export interface ChangeOutcome {
  ok: 0 | 1;
  message: string;
}

const done = (message: string): ChangeOutcome => ({ ok: 1, message });
const refused = (message: string): ChangeOutcome => ({ ok: 0, message });

interface Account {
  readonly id: number;
  readonly isActive: boolean;
  readonly roles: readonly Role[];
}

/** Changes of accounts by staff wait for one another, so that two administrators cannot remove each other. */
function changeAccount(
  { db }: Backend,
  id: number,
  change: (transaction: Kysely<Database>, account: Account) => Promise<ChangeOutcome>,
): Promise<ChangeOutcome> {
  return db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtext('administrators'))`.execute(transaction);
    const row = found(
      await transaction.selectFrom('app_user').where('id', '=', id).select('is_active').forUpdate().executeTakeFirst(),
    );
    const roles = await transaction.selectFrom('user_role').where('user_id', '=', id).select('role_key').execute();
    return change(transaction, { id, isActive: row.is_active, roles: roles.map(({ role_key }) => role_key) });
  });
}

/** Whether somebody else who may sign in administers the portal. */
async function hasOtherAdministrator(db: Kysely<Database>, id: number): Promise<boolean> {
  const other = await db
    .selectFrom('user_role')
    .innerJoin('app_user', 'app_user.id', 'user_role.user_id')
    .where('role_key', '=', 'administrador')
    .where('app_user.is_active', '=', true)
    .where('app_user.id', '<>', id)
    .select('app_user.id')
    .executeTakeFirst();
  return other !== undefined;
}

/** Gives an account exactly these roles; `platform` stays as it is. */
export function changeRoles(
  backend: Backend,
  { id, roles }: { readonly id: number; readonly roles: readonly (typeof givenRoles)[number][] },
  staff: StaffMember,
): Promise<ChangeOutcome> {
  return changeAccount(backend, id, async (trx, account) => {
    const isDemoted = account.roles.includes('administrador') && !roles.includes('administrador');
    if (isDemoted && id === staff.actorId) return refused(texts.self.roles);
    if (isDemoted && !(await hasOtherAdministrator(trx, id))) return refused(texts.last);
    const after = [...new Set<Role>([...roles, ...account.roles.filter((role) => role === 'platform')])];
    if (isSameSet(after, account.roles)) return done(texts.roles);
    await trx.deleteFrom('user_role').where('user_id', '=', id).execute();
    // A portal without the demonstration data has only the roles that were given before.
    await trx
      .insertInto('role')
      .values(after.map((key) => ({ key, label: roleLabels[key] })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await trx
      .insertInto('user_role')
      .values(after.map((role_key) => ({ user_id: id, role_key })))
      .execute();
    // A password that was typed before is not enough for the role of a factor's owner.
    if (hasGuardedRole(after.filter((role) => !account.roles.includes(role)))) await endWeakSessions(trx, id);
    const facts = { before: [...account.roles], after };
    await recordSecurityEvent(trx, { kind: 'roles-changed', userId: id, facts, ...staff });
    return done(texts.roles);
  });
}

/** Blocks an account, which ends its sessions, or lets it in again. */
export function changeState(
  backend: Backend,
  { id, isActive, reason }: { readonly id: number; readonly isActive: boolean; readonly reason: string },
  staff: StaffMember,
): Promise<ChangeOutcome> {
  return changeAccount(backend, id, async (trx, account) => {
    if (!isActive && id === staff.actorId) return refused(texts.self.block);
    const isAdministrator = account.roles.includes('administrador');
    if (!isActive && isAdministrator && !(await hasOtherAdministrator(trx, id))) return refused(texts.last);
    if (account.isActive !== isActive) {
      await trx.updateTable('app_user').set({ is_active: isActive }).where('id', '=', id).execute();
      if (!isActive) await endAllSessions(trx, id);
      const kind = isActive ? 'unblocked' : 'blocked';
      await recordSecurityEvent(trx, { kind, userId: id, facts: { reason }, ...staff });
    }
    return done(isActive ? texts.unblocked : texts.blocked);
  });
}

/** Ends every session of somebody else. */
export function endSessions(backend: Backend, id: number, staff: StaffMember): Promise<ChangeOutcome> {
  return changeAccount(backend, id, async (trx) => {
    if (id === staff.actorId) return refused(texts.self.sessions);
    await endAllSessions(trx, id);
    await recordSecurityEvent(trx, { kind: 'sessions-ended', userId: id, ...staff });
    return done(texts.ended);
  });
}

function isSameSet(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((one) => b.includes(one));
}
