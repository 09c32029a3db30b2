import { production } from '@umbral/protocol/composition/environment.ts';
import { sql } from 'kysely';
import type { RegistryDatabase } from '../registry/registry.ts';
import type { ChangeAction, ChannelName } from '../registry/tables/registry-tables.ts';

/** One step of what runs, as people are told of it. */
export interface Change {
  readonly seq: number;
  readonly at: Date;
  readonly remote: string;
  readonly channel: ChannelName;
  readonly action: ChangeAction;
  readonly before: string | null;
  readonly after: string | null;
  readonly share: number | null;
  readonly actor: string;
  readonly reason: string;
}

export interface ChangeFilter {
  /** Changes after this composition. */
  readonly after?: number;
  /** Production unless it is said. */
  readonly environment?: string | undefined;
  readonly remote?: string | undefined;
  readonly channel?: ChannelName;
  readonly limit: number;
}

/** Changes of one environment, newest first. */
export async function readChanges(db: RegistryDatabase, filter: ChangeFilter): Promise<Change[]> {
  const { after = 0, environment = production, remote = null, channel = null, limit } = filter;
  const { rows } = await sql<Change>`
    select c.seq, k.created_at as at, c.remote, c.channel, c.action, b.version as before, a.version as after,
      c.share, c.actor, c.reason
    from releases.change c
    join releases.composition k using (seq)
    left join releases.release b on b.id = c.before_id
    left join releases.release a on a.id = c.after_id
    where c.seq > ${after} and k.environment = ${environment} and (${remote}::text is null or c.remote = ${remote})
      and (${channel}::text is null or c.channel = ${channel})
    order by c.seq desc limit ${limit}`.execute(db);
  return rows;
}

/**
 * Versions that a channel can go back to, oldest first, the present one last. A rollback takes what it left out of the
 * line: rolling back twice goes two versions back and not to and fro.
 */
export function lineOf(changes: readonly Pick<Change, 'action' | 'after'>[]): string[] {
  let line: string[] = [];
  for (const { action, after } of changes) {
    if (after === null) continue;
    const known = line.lastIndexOf(after);
    line = action === 'rollback' && known >= 0 ? line.slice(0, known + 1) : [...line.filter((v) => v !== after), after];
  }
  return line;
}
