import type { SettingData } from '@umbral/protocol/settings/setting-data.ts';
import { sql } from 'kysely';
import type { RegistryDatabase } from '../registry/registry.ts';
import { settingsIn } from './read-settings.ts';

/** A version of a remote that says what its settings are. */
export interface DeclaringVersion {
  readonly version: string;
  /** It is on a channel of the environment; otherwise it is the newest that was released. */
  readonly isLiving: boolean;
  readonly settings: Readonly<Record<string, SettingData>>;
}

interface Row {
  readonly version: string;
  readonly manifest: string;
  readonly isLiving: boolean;
}

/** The versions of a remote that live in an environment, and the newest that may come there, each once. */
export async function declaringVersions(
  db: RegistryDatabase,
  environment: string,
  remote: string,
): Promise<readonly DeclaringVersion[]> {
  const { rows } = await sql<Row>`
    with living as (select distinct release_id from releases.channel where remote = ${remote} and environment = ${environment}),
      newest as (select max(id) as id from releases.release where remote = ${remote} and state = 'complete')
    select r.version, r.manifest, l.release_id is not null as "isLiving" from releases.release r
      left join living l on l.release_id = r.id
      where l.release_id is not null or r.id = (select id from newest)
      order by r.id desc`.execute(db);
  return rows.map(({ version, manifest, isLiving }) => ({ version, isLiving, settings: settingsIn({ manifest }) }));
}

/** The versions whose word counts about a setting: those that live, and before any of them knows it the newest. */
export function wordOn(versions: readonly DeclaringVersion[], name: string): readonly DeclaringVersion[] {
  const declaring = versions.filter(({ settings }) => Object.hasOwn(settings, name));
  const living = declaring.filter(({ isLiving }) => isLiving);
  return living.length > 0 ? living : declaring;
}
