import { type Selectable, sql } from 'kysely';
import type { RegistryDatabase } from './registry.ts';
import { RegistryRefusal } from './registry-refusal.ts';
import { hasWords, type KnownChange, sourceChange } from './release-text.ts';
import type { ReleaseTable } from './tables/registry-tables.ts';

export type Release = Selectable<ReleaseTable>;

/** A release, or the refusal that there is none. */
export async function findRelease(db: RegistryDatabase, remote: string, version: string): Promise<Release> {
  const release = await db
    .selectFrom('releases.release')
    .selectAll()
    .where('remote', '=', remote)
    .where('version', '=', version)
    .executeTakeFirst();
  if (!release) throw new RegistryRefusal('not-found', `There is no release ${remote} ${version}.`);
  return release;
}

/** A release that can run: whole, there, and signed by a key that is not revoked. */
export async function findRunnable(db: RegistryDatabase, remote: string, version: string): Promise<Release> {
  const release = await findRelease(db, remote, version);
  if (release.state === 'uploading') {
    throw new RegistryRefusal('release-incomplete', `${remote} ${version} is not uploaded yet. Complete it first.`);
  }
  if (release.state === 'collected') {
    throw new RegistryRefusal('release-collected', `The files of ${remote} ${version} were removed. Release it anew.`);
  }
  const { state } = await db
    .selectFrom('releases.signing_key')
    .select('state')
    .where('key_id', '=', release.key_id)
    .executeTakeFirstOrThrow();
  if (state === 'revoked') {
    throw new RegistryRefusal('wrong-signature', `${remote} ${version} was signed by a key that is revoked now.`, {
      fault: 'revoked-key',
      keyId: release.key_id,
    });
  }
  return release;
}

export interface ReleaseFilter {
  /** Whose channels are told. */
  readonly environment: string;
  readonly remote?: string | undefined;
  /** The beginning of the commit that they were built from, in hexadecimal. */
  readonly commit?: string | undefined;
  /** Words that are all in its names, its commit or what that says. */
  readonly text?: string | undefined;
  /** Releases offered before this one's id. */
  readonly before?: number | undefined;
  readonly limit: number;
}

/** Releases, newest first, with their size and the channels of an environment that they are on. */
export async function listReleases(db: RegistryDatabase, filter: ReleaseFilter) {
  const releases = await selectReleases(db, filter);
  return releases.map((release) => ({ ...release, change: changeOf(release.change) }));
}

/** Null where the build did not say, or says what is no such thing. */
function changeOf(told: unknown): KnownChange | null {
  return sourceChange.safeParse(told).data ?? null;
}

function selectReleases(db: RegistryDatabase, filter: ReleaseFilter) {
  const { environment, remote, commit, text, before, limit } = filter;
  return (
    db
      .selectFrom('releases.release as r')
      .select(['r.id', 'r.remote', 'r.version', 'r.state', 'r.digest', 'r.key_id', 'r.released_by'])
      .select(['r.created_at', 'r.completed_at', 'r.collected_at'])
      .select(sql<string>`r.manifest::jsonb ->> 'commit'`.as('commit'))
      .select(sql<unknown>`r.manifest::jsonb #> '{provenance,change}'`.as('change'))
      // Null where the build did not say.
      .select(sql<boolean | null>`(r.manifest::jsonb -> 'provenance' ->> 'isClean')::boolean`.as('is_clean'))
      .select(sql<number>`(select count(*)::int from releases.release_file f where f.release_id = r.id)`.as('files'))
      .select(
        sql<number>`(select coalesce(sum(b.bytes), 0) from releases.release_file f
        join releases.file b using (sha384) where f.release_id = r.id)`.as('bytes'),
      )
      .select(
        sql<string[]>`array(select c.name from releases.channel c
          where c.release_id = r.id and c.environment = ${environment} order by c.name)`.as('channels'),
      )
      .$if(remote !== undefined, (query) => query.where('r.remote', '=', remote ?? ''))
      .$if(commit !== undefined, (query) =>
        query.where(sql<string>`r.manifest::jsonb ->> 'commit'`, 'like', `${commit}%`),
      )
      .$if(text !== undefined, (query) => query.where(hasWords(text ?? '')))
      .$if(before !== undefined, (query) => query.where('r.id', '<', before ?? 0))
      .orderBy('r.id', 'desc')
      .limit(limit)
      .execute()
  );
}

/** Files of a release with their hashes, and their lengths where they are stored. */
export function filesOf(db: RegistryDatabase, releaseId: number) {
  return db
    .selectFrom('releases.release_file as listed')
    .leftJoin('releases.file as file', 'file.sha384', 'listed.sha384')
    .select(['listed.path', 'listed.sha384', 'file.bytes'])
    .where('listed.release_id', '=', releaseId)
    .orderBy('listed.path')
    .execute();
}

/** Whether a release has a file of this content. */
export async function isListed(db: RegistryDatabase, releaseId: number, sha384: string): Promise<boolean> {
  const row = await db
    .selectFrom('releases.release_file')
    .select('path')
    .where('release_id', '=', releaseId)
    .where('sha384', '=', sha384)
    .executeTakeFirst();
  return row !== undefined;
}
