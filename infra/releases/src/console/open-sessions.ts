import { deviceName } from '@umbral/domain/people/device-name.ts';
import { production } from '@umbral/protocol/composition/environment.ts';
import { sql } from 'kysely';
import { writeAudit } from '../registry/audit-log.ts';
import type { RegistryDatabase } from '../registry/registry.ts';
import type { Bearer } from '../registry/tokens.ts';
import { hashOf } from './console-session.ts';

/** A session of the console as those see it who may end it. */
export interface OpenSession {
  /** Names it; proves nothing. */
  readonly id: string;
  /** The token that was typed, or the person of the portal. */
  readonly name: string;
  /** Browser and system in words. */
  readonly device: string;
  readonly startedAt: Date;
  readonly expiresAt: Date;
  readonly isCurrent: boolean;
}

/** Whoever asks, and the secret of the own session; none where a token asks. */
export interface Looker {
  readonly bearer: Bearer;
  readonly secret: string | undefined;
}

type Row = Omit<OpenSession, 'device'> & { readonly userAgent: string };

/** An operator who may act in production sees all, anybody else those that were begun with the same token. */
function openTo({ bearer, secret }: Looker) {
  const { name, role, environments } = bearer;
  const seesAll = role === 'operator' && (environments?.includes(production) ?? true);
  const own = secret === undefined ? null : hashOf(secret);
  return sql<Row>`
    select s.id, coalesce(t.name, 'person-' || s.person_id) as name, s.user_agent as "userAgent",
      s.started_at as "startedAt", s.expires_at as "expiresAt", coalesce(s.hash = ${own}, false) as "isCurrent"
    from releases.console_session s left join releases.token t on t.id = s.token_id
    where s.expires_at > now() and (s.token_id is null or (t.revoked_at is null and t.expires_at > now()))
      and (${seesAll} or t.name = ${name})`;
}

/** Sessions that are open, the own one first, then the newest. */
export async function listSessions(db: RegistryDatabase, looker: Looker): Promise<OpenSession[]> {
  const { rows } =
    await sql<Row>`select * from (${openTo(looker)}) o order by "isCurrent" desc, "startedAt" desc`.execute(db);
  return rows.map(({ userAgent, ...row }) => ({ ...row, device: deviceName(userAgent) }));
}

/** Ends one of them, or all but the own one; gives how many ended. */
export async function endSessions(db: RegistryDatabase, looker: Looker, id?: string): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const which = id === undefined ? sql`not o."isCurrent"` : sql`o.id = ${id}`;
    const { rows } = await sql<{ id: string }>`
      delete from releases.console_session where id in (select o.id from (${openTo(looker)}) o where ${which})
      returning id`.execute(trx);
    if (rows.length > 0) {
      await writeAudit(trx, looker.bearer, { action: 'sessions-ended', facts: { ids: rows.map((row) => row.id) } });
    }
    return rows.length;
  });
}
