import type { IndexRegistry } from './index-registry.ts';
import type { SearchIndex } from './search-index.ts';
import { detach } from './settings-change.ts';

/** Which parts of an index a copy takes; none named means everything, records included. */
export type CopyScope = 'settings' | 'synonyms' | 'rules';

interface Route {
  readonly from: string;
  readonly to: string;
}

/** Copies an index, or the named parts of it, over another and gives that one; null where the source is not there. */
export async function copyIndex(
  registry: IndexRegistry,
  { from, to }: Route,
  scope: readonly CopyScope[],
): Promise<SearchIndex | null> {
  const source = registry.find(from);
  if (source === undefined) return null;
  const target = registry.ensure(to);
  const isWhole = scope.length === 0;
  const takes = (part: CopyScope) => isWhole || scope.includes(part);
  const { taken, building } = registry.takingOver(source, target);
  const holder = registry.holder(isWhole ? source : target);
  const prepared = takes('settings') ? await holder.prepare(building) : null;
  if (takes('synonyms')) target.takeSynonyms(source);
  if (takes('rules')) target.takeRules(source);
  if (takes('settings')) target.settings = taken;
  if (isWhole) target.forkRecords(holder);
  if (prepared !== null) (isWhole ? target : holder).install(prepared);
  target.touch();
  return target;
}

/**
 * Moves an index over another, which keeps its replicas. Gives the replicas that the source leaves behind and the uid
 * whose files the move replaced; null where there is nothing to move.
 */
export async function moveIndex(
  registry: IndexRegistry,
  { from, to }: Route,
): Promise<{ orphans: readonly SearchIndex[]; replacedUid: string } | null> {
  const source = registry.find(from);
  if (source === undefined || from === to) return null;
  const target = registry.ensure(to);
  const orphans = registry.replicasOf(from);
  const { taken, building } = registry.takingOver(source, target);
  const prepared = await source.prepare(building);
  for (const replica of orphans) detach(registry, replica);
  const replacedUid = target.uid;
  target.takeSynonyms(source);
  target.takeRules(source);
  target.settings = taken;
  target.adoptRecords(source);
  if (prepared !== null) target.install(prepared);
  registry.remove(from);
  return { orphans, replacedUid };
}
