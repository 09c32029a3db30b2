import { closedSchema } from '@umbral/protocol/schema/closed-schema.ts';
import { compileSettings, type SettingData, type SettingValues } from '@umbral/protocol/settings/setting-data.ts';
import { contractIn } from '../contract/contract-in-manifest.ts';
import type { RegistryDatabase } from '../registry/registry.ts';
import { RegistryRefusal } from '../registry/registry-refusal.ts';
import { type DeclaringVersion, declaringVersions, wordOn } from './declaring-versions.ts';
import { wordsOfSchema } from './setting-words.ts';

/** A wish about the settings of a remote, as far as it is judged here. */
export interface JudgedWish {
  readonly environment: string;
  readonly remote: string;
  readonly set: SettingValues;
  readonly unset: readonly string[];
}

/** Refuses to say anything to a remote that is unknown or withdrawn, or where a shell could not read it. */
export async function requireSettable(db: RegistryDatabase, environment: string, remote: string): Promise<void> {
  const known = await db
    .selectFrom('releases.remote')
    .select('withdrawn_at')
    .where('name', '=', remote)
    .executeTakeFirst();
  if (!known) throw new RegistryRefusal('not-found', `There is no remote named ${remote}.`);
  if (known.withdrawn_at) throw new RegistryRefusal('withdrawn', `${remote} was withdrawn: nothing is said to it.`);
  const shells = await db
    .selectFrom('releases.channel as c')
    .innerJoin('releases.release as r', 'r.id', 'c.release_id')
    .select(['r.version', 'r.manifest'])
    .distinct()
    .where('c.environment', '=', environment)
    .where('c.remote', '=', 'shell')
    .where('c.name', '!=', 'preview')
    .execute();
  const older = shells.find(readsNone);
  if (!older) return;
  throw new RegistryRefusal(
    'shell-too-old',
    `${environment} has the shell ${older.version}, which reads no settings. Release one that does first.`,
    { version: older.version },
  );
}

/** As at the gate, a shell without a contract is compared with nothing. */
function readsNone({ manifest }: { readonly manifest: string }): boolean {
  const contract = contractIn(manifest);
  return contract !== undefined && !contract.reads?.includes('settings');
}

/** Refuses values that a version which lives there does not take, names that none knows, and gaps that none can fill. */
export async function requireFitting(db: RegistryDatabase, wish: JudgedWish, values: SettingValues): Promise<void> {
  const { environment, remote, set, unset } = wish;
  const versions = await declaringVersions(db, environment, remote);
  const issues = [
    ...Object.keys(set).flatMap(
      (name) => faultsOfValue(remote, versions, name, values) ?? unknownName(wish, versions, name),
    ),
    ...unset.flatMap((name) => gapsOf(wish, versions, name)),
  ];
  const [first] = issues;
  if (first) throw new RegistryRefusal('invalid-input', `${first.message}.`, { issues });
}

interface Issue {
  readonly field: string;
  readonly message: string;
}

function faultsOfValue(
  remote: string,
  versions: readonly DeclaringVersion[],
  name: string,
  values: SettingValues,
): readonly Issue[] | undefined {
  const judges = wordOn(versions, name);
  if (judges.length === 0) return undefined;
  return judges.flatMap(({ version, settings }) => {
    const data = settings[name];
    if (!data || takes(name, data, values)) return [];
    const said = JSON.stringify(values[name]);
    return [
      { field: name, message: `${name} is ${said}; for ${remote}@${version} it is ${wordsOfSchema(data.schema)}` },
    ];
  });
}

/** A field too many is somebody's slip, though readers would pass it over. */
function takes(name: string, { schema }: SettingData, values: SettingValues): boolean {
  const strict = compileSettings({ [name]: { schema: closedSchema(schema) } });
  return strict(values).faults.length === 0;
}

function unknownName({ remote }: JudgedWish, versions: readonly DeclaringVersion[], name: string): readonly Issue[] {
  const known = [...new Set(versions.flatMap(({ settings }) => Object.keys(settings)))].sort();
  const names = known.length === 0 ? 'it declares none' : `it declares ${known.join(', ')}`;
  return [{ field: name, message: `${remote} has no setting ${name}: ${names}` }];
}

/** What lives and has no value of its own would be left without one. */
function gapsOf({ remote, environment }: JudgedWish, versions: readonly DeclaringVersion[], name: string) {
  return versions
    .filter(({ isLiving, settings }) => isLiving && settings[name] && settings[name].default === undefined)
    .map(({ version }): Issue => {
      const message = `${remote}@${version} runs in ${environment} and has no value of its own for ${name}: say another one`;
      return { field: name, message };
    });
}
