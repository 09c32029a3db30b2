import { sql } from 'kysely';
import { currentSeq } from '../channels/composition.ts';
import { livingVersions } from '../living/living-versions.ts';
import type { RegistryDatabase } from '../registry/registry.ts';
import type { ChannelName } from '../registry/tables/registry-tables.ts';
import { type AppPicture, type ChannelPicture, type ConsolePicture, channelNames } from './picture-schema.ts';

/** How long a tab counts as open after its last sign of life, minutes. */
const tabMinutes = 5;

interface ChannelRow extends ChannelPicture {
  readonly remote: string;
  readonly channel: ChannelName;
}

/** What runs now in an environment: every application with its channels, who set them and why, and the versions that tabs have open. */
export async function readPicture(db: RegistryDatabase, environment: string): Promise<ConsolePicture> {
  // Read first: a change in between makes the picture newer than its number, and a wish made on it is checked again.
  const seq = await currentSeq(db, environment);
  const owners = await db.selectFrom('releases.remote').select(['name', 'team']).orderBy('created_at').execute();
  const channels = await readChannels(db, environment);
  const living = await livingVersions(db, tabMinutes, environment);
  return {
    seq,
    apps: owners.map(({ name, team }) => ({
      app: name,
      team,
      channels: channelsOf(channels.filter(({ remote }) => remote === name)),
      tabs: living.filter(({ remote }) => remote === name).map(({ version, tabs }) => ({ version, tabs })),
    })),
  };
}

function channelsOf(rows: readonly ChannelRow[]): AppPicture['channels'] {
  return Object.fromEntries(
    channelNames.flatMap((name) => {
      const row = rows.find(({ channel }) => channel === name);
      if (!row) return [];
      const { version, share, since, actor, reason } = row;
      return [[name, { version, share, since, actor, reason }]];
    }),
  );
}

async function readChannels(db: RegistryDatabase, environment: string): Promise<ChannelRow[]> {
  const { rows } = await sql<ChannelRow & { since: Date | null }>`
    select c.remote, c.name as channel, r.version, c.share, h.created_at as since, h.actor, h.reason
    from releases.channel c
    join releases.release r on r.id = c.release_id
    left join lateral (
      select h.seq, h.actor, h.reason, k.created_at from releases.change h join releases.composition k using (seq)
      where k.environment = c.environment and h.remote = c.remote and h.channel = c.name order by h.seq desc limit 1
    ) h on true
    where c.environment = ${environment}`.execute(db);
  return rows.map(({ since, ...row }) => ({ ...row, since: since ? new Date(since).toISOString() : null }));
}
