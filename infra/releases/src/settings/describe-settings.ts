import type { JsonSchema } from '@umbral/protocol/schema/json-schema.ts';
import { compileSettings } from '@umbral/protocol/settings/setting-data.ts';
import type { RegistryDatabase } from '../registry/registry.ts';
import { type DeclaringVersion, declaringVersions, wordOn } from './declaring-versions.ts';
import { faultSentence, wordsOfSchema } from './setting-words.ts';

/** A setting of a remote in an environment, as people see it. */
export interface DescribedSetting {
  readonly name: string;
  readonly about: string | null;
  /** What a value is, in words; null where no version that counts declares it any more. */
  readonly takes: string | null;
  /** How a value is written: as it stands, as one of two, or as JSON. */
  readonly kind: 'text' | 'switch' | 'json';
  /** Whether the environment says anything. */
  readonly isSaid: boolean;
  /** What it says, else the version's own value; null where there is neither. */
  readonly value: unknown;
  readonly hasDefault: boolean;
  /** Versions that declare it: those that live there, else the newest. */
  readonly versions: readonly string[];
  /** Why a version cannot have it so. */
  readonly fault: string | null;
  readonly changedBy: string | null;
  readonly changedAt: Date | null;
}

/** All settings of a remote that a version declares or an environment says, by name. */
export async function describeSettings(
  db: RegistryDatabase,
  environment: string,
  remote: string,
): Promise<readonly DescribedSetting[]> {
  const versions = await declaringVersions(db, environment, remote);
  const rows = await db
    .selectFrom('releases.setting')
    .select(['name', 'value', 'changed_by', 'changed_at'])
    .where('environment', '=', environment)
    .where('remote', '=', remote)
    .execute();
  const said = new Map(rows.map((row) => [row.name, row]));
  const names = new Set([...said.keys(), ...versions.flatMap(({ settings }) => Object.keys(settings))]);
  return [...names].sort().map((name) => {
    const row = said.get(name);
    const judges = wordOn(versions, name);
    const data = judges[0]?.settings[name];
    return {
      name,
      about: data?.about ?? null,
      takes: data ? wordsOfSchema(data.schema) : null,
      kind: kindOf(data?.schema),
      isSaid: row !== undefined,
      value: row ? row.value : (data?.default ?? null),
      hasDefault: data?.default !== undefined,
      versions: judges.map(({ version }) => version),
      fault: faultOf(judges, { name, remote, environment, given: row ? { [name]: row.value } : {} }),
      changedBy: row?.changed_by ?? null,
      changedAt: row?.changed_at ?? null,
    };
  });
}

function kindOf(schema: JsonSchema | undefined): DescribedSetting['kind'] {
  if (schema?.type === 'string') return 'text';
  return schema?.type === 'boolean' ? 'switch' : 'json';
}

interface Asked {
  readonly name: string;
  readonly remote: string;
  readonly environment: string;
  readonly given: Readonly<Record<string, unknown>>;
}

function faultOf(judges: readonly DeclaringVersion[], { name, remote, environment, given }: Asked): string | null {
  for (const { version, settings } of judges) {
    const data = settings[name];
    const [fault] = data ? compileSettings({ [name]: data })(given).faults : [];
    if (fault) return faultSentence(fault, { candidate: `${remote}@${version}`, environment, data, given });
  }
  return null;
}
