import type { RegistryDatabase } from '../registry/registry.ts';
import { RegistryRefusal } from '../registry/registry-refusal.ts';
import type { Release } from '../registry/releases.ts';
import { unsettledOf } from './read-settings.ts';

/**
 * Refuses a version that an environment does not tell what it cannot do without, whoever wants it there and by which
 * way: it would not draw. Called while nothing else changes.
 */
export async function requireSettled(trx: RegistryDatabase, release: Release, environment: string): Promise<void> {
  const missing = (await unsettledOf(trx, release, environment)).filter(({ hasDefault }) => !hasDefault);
  const [first] = missing;
  if (!first) return;
  const settings = missing.map(({ name }) => name);
  throw new RegistryRefusal('unsettled', `${first.reason}. ${first.wayOut}`, { environment, settings });
}
