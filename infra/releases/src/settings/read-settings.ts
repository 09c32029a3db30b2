import { compileSettings, type SettingsData, type SettingValues } from '@umbral/protocol/settings/setting-data.ts';
import { contractIn } from '../contract/contract-in-manifest.ts';
import type { RegistryDatabase } from '../registry/registry.ts';
import type { Release } from '../registry/releases.ts';
import { faultSentence, faultWayOut } from './setting-words.ts';

/** What an environment says to a remote. */
export async function readValues(db: RegistryDatabase, environment: string, remote: string): Promise<SettingValues> {
  const rows = await db
    .selectFrom('releases.setting')
    .select(['name', 'value'])
    .where('environment', '=', environment)
    .where('remote', '=', remote)
    .orderBy('name')
    .execute();
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}

/** What an environment says to the remotes that run there, as its composition tells it; nothing where it says nothing. */
export async function readLockedSettings(
  db: RegistryDatabase,
  environment: string,
): Promise<Readonly<Record<string, SettingValues>> | undefined> {
  const rows = await db
    .selectFrom('releases.setting as s')
    .select(['s.remote', 's.name', 's.value'])
    .where('s.environment', '=', environment)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('releases.channel as c')
          .select('c.remote')
          .whereRef('c.remote', '=', 's.remote')
          .where('c.environment', '=', environment),
      ),
    )
    .orderBy('s.remote')
    .orderBy('s.name')
    .execute();
  const settings: Record<string, Record<string, unknown>> = {};
  for (const { remote, name, value } of rows) settings[remote] = { ...settings[remote], [name]: value };
  return rows.length === 0 ? undefined : settings;
}

/** The settings that a version declares; none before it declares any. */
export function settingsIn({ manifest }: Pick<Release, 'manifest'>): SettingsData {
  return contractIn(manifest)?.settings ?? {};
}

/** Why a version cannot be configured in an environment, for each setting that is wrong. */
export interface Unsettled {
  readonly name: string;
  /** The version runs with its own value all the same. */
  readonly hasDefault: boolean;
  readonly reason: string;
  readonly wayOut: string;
}

/** What an environment does not say as a version needs it. */
export async function unsettledOf(
  db: RegistryDatabase,
  release: Pick<Release, 'remote' | 'version' | 'manifest'>,
  environment: string,
): Promise<readonly Unsettled[]> {
  const declared = settingsIn(release);
  const given = await readValues(db, environment, release.remote);
  const candidate = `${release.remote}@${release.version}`;
  return compileSettings(declared)(given).faults.map((fault) => ({
    name: fault.name,
    hasDefault: fault.hasDefault,
    reason: faultSentence(fault, { candidate, environment, data: declared[fault.name], given }),
    wayOut: faultWayOut(fault, release.remote, environment),
  }));
}
