import { isDeepStrictEqual } from 'node:util';
import { signedEnvironment } from '@umbral/protocol/composition/environment.ts';
import type { SettingValues } from '@umbral/protocol/settings/setting-data.ts';
import { settingValuesSchema } from '@umbral/protocol/settings/setting-schema.ts';
import { type Actor, writeAudit } from '../registry/audit-log.ts';
import type { Registry, RegistryDatabase } from '../registry/registry.ts';
import { lockComposition } from '../registry/registry-locks.ts';
import { RegistryRefusal } from '../registry/registry-refusal.ts';
import { readValues } from '../settings/read-settings.ts';
import { requireFitting, requireSettable } from '../settings/require-fitting.ts';
import { currentSeq, writeComposition } from './composition.ts';

export interface SettingsWish {
  readonly environment: string;
  readonly remote: string;
  /** Values by name. */
  readonly set: SettingValues;
  /** Names of which nothing is said any more: the version's own values count again. */
  readonly unset: readonly string[];
  readonly reason: string;
}

/** What is said afterwards. */
export interface SettingsChanged {
  readonly values: SettingValues;
  /** The composition that says so; that of before where nothing is new, 0 where nothing runs yet. */
  readonly seq: number;
}

/**
 * Says other settings to a remote in an environment: values, audit log and the next signed composition in one
 * transaction. Nothing is released; shells bring it with the next page. The same again changes nothing.
 */
export async function changeSettings(
  { db, key }: Registry,
  actor: Actor,
  wish: SettingsWish,
): Promise<SettingsChanged> {
  const { environment, remote, reason } = wish;
  return db.transaction().execute(async (trx) => {
    await lockComposition(trx);
    await requireSettable(trx, environment, remote);
    const before = await readValues(trx, environment, remote);
    const values = valuesAfter(before, wish);
    await requireFitting(trx, wish, values);
    const last = await currentSeq(trx, environment);
    if (isDeepStrictEqual(before, values)) return { values, seq: last };
    await write(trx, actor, wish);
    const seq = last === 0 ? 0 : (await writeComposition(trx, environment, key)).lock.seq;
    const facts = { ...signedEnvironment(environment), seq, before, after: values };
    await writeAudit(trx, actor, { action: 'settings-changed', remote, reason, facts });
    return { values, seq };
  });
}

function valuesAfter(before: SettingValues, { set, unset }: SettingsWish): SettingValues {
  const twice = unset.find((name) => Object.hasOwn(set, name));
  if (twice !== undefined) throw new RegistryRefusal('invalid-input', `${twice} is to be said and not to be said.`);
  const kept = Object.entries(before).filter(([name]) => !unset.includes(name));
  const { data, error } = settingValuesSchema.safeParse({ ...Object.fromEntries(kept), ...set });
  if (data) return data;
  const [issue] = error.issues;
  throw new RegistryRefusal('invalid-input', `${[...(issue?.path ?? []), issue?.message].join(': ')}.`);
}

async function write(trx: RegistryDatabase, { name: actor }: Actor, { environment, remote, set, unset }: SettingsWish) {
  if (unset.length > 0) {
    await trx
      .deleteFrom('releases.setting')
      .where('environment', '=', environment)
      .where('remote', '=', remote)
      .where('name', 'in', unset)
      .execute();
  }
  for (const [name, value] of Object.entries(set)) {
    const said = { value: JSON.stringify(value), changed_by: actor, changed_at: new Date() };
    await trx
      .insertInto('releases.setting')
      .values({ environment, remote, name, ...said })
      .onConflict((conflict) => conflict.columns(['environment', 'remote', 'name']).doUpdateSet(said))
      .execute();
  }
}
