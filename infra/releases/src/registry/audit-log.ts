import type { RegistryDatabase } from './registry.ts';

/** Who does something: the name of a token and what it may do. */
export interface Actor {
  readonly name: string;
}

/** What is written down of a deed. */
export interface AuditEntry {
  readonly action: string;
  readonly remote?: string;
  readonly version?: string;
  readonly reason?: string;
  readonly facts?: Readonly<Record<string, unknown>>;
}

/** Writes a deed down, in the transaction that does it. */
export async function writeAudit(db: RegistryDatabase, { name }: Actor, entry: AuditEntry): Promise<void> {
  const { action, remote = null, version = null, reason = null, facts = {} } = entry;
  await db
    .insertInto('releases.audit_entry')
    .values({ actor: name, action, remote, version, reason, facts: JSON.stringify(facts) })
    .execute();
}

export interface AuditFilter {
  readonly remote?: string | undefined;
  readonly actor?: string | undefined;
  readonly action?: string | undefined;
  /** Entries older than this one. */
  readonly before?: number | undefined;
  readonly limit: number;
}

/** Entries, newest first. */
export function readAudit(db: RegistryDatabase, { remote, actor, action, before, limit }: AuditFilter) {
  return db
    .selectFrom('releases.audit_entry')
    .selectAll()
    .$if(remote !== undefined, (query) => query.where('remote', '=', remote ?? ''))
    .$if(actor !== undefined, (query) => query.where('actor', '=', actor ?? ''))
    .$if(action !== undefined, (query) => query.where('action', '=', action ?? ''))
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
