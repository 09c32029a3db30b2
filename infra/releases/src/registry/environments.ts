import { production } from '@umbral/protocol/composition/environment.ts';
import { type Actor, writeAudit } from './audit-log.ts';
import type { RegistryDatabase } from './registry.ts';
import { lockComposition } from './registry-locks.ts';
import { RegistryRefusal } from './registry-refusal.ts';

/** An environment with where its versions go next; production goes nowhere. */
export interface Environment {
  readonly name: string;
  readonly parent: string | null;
}

/** Every environment, production first. */
export function listEnvironments(db: RegistryDatabase): Promise<Environment[]> {
  return db
    .selectFrom('releases.environment')
    .select(['name', 'parent'])
    .orderBy(({ eb }) => eb('name', '!=', production))
    .orderBy('created_at')
    .execute();
}

/** Refuses names that no environment has. */
export async function requireEnvironments(db: RegistryDatabase, names: readonly string[]): Promise<void> {
  const known = (await listEnvironments(db)).map(({ name }) => name);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown === undefined) return;
  throw new RegistryRefusal('not-found', `There is no environment ${unknown}, only ${known.join(', ')}.`);
}

/** Makes an environment in which nothing runs yet. Again is no mistake; a name leads to one parent for ever. */
export async function addEnvironment(
  db: RegistryDatabase,
  actor: Actor,
  { name, parent, reason }: { readonly name: string; readonly parent: string; readonly reason: string },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockComposition(trx);
    await requireEnvironments(trx, [parent]);
    const known = (await listEnvironments(trx)).find((one) => one.name === name);
    if (known?.parent === parent) return;
    if (known) {
      const place = known.parent === null ? 'the last of all' : `before ${known.parent}`;
      throw new RegistryRefusal('name-taken', `There is an environment ${name} already, and it is ${place}.`);
    }
    await trx.insertInto('releases.environment').values({ name, parent, created_by: actor.name }).execute();
    await writeAudit(trx, actor, { action: 'environment-added', reason, facts: { environment: name, parent } });
  });
}
