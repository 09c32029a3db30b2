import { parseReplica } from '../settings/declared-attributes.ts';
import type { IndexSettings } from '../settings/index-settings.ts';
import type { IndexRegistry } from './index-registry.ts';
import { SearchIndex } from './search-index.ts';

/** A change of settings, and of all records if `texts` is there. */
export interface SettingsChange {
  settings: IndexSettings;
  forwardToReplicas: boolean;
  /** Whether settings that are not named go back to their defaults (replicas stay). */
  replaces: boolean;
  texts: readonly string[] | null;
}

/** Indices whose files have to follow: those that hold records now, and those that do not any more. */
export interface ChangedHolders {
  gained: SearchIndex[];
  lost: SearchIndex[];
}

/**
 * Changes settings, replicas and records at one moment: everything is built first, then put in force without waiting,
 * so that a search sees all of the change or nothing of it.
 */
export async function changeSettings(
  registry: IndexRegistry,
  index: SearchIndex,
  { settings, forwardToReplicas, replaces, texts }: SettingsChange,
): Promise<ChangedHolders> {
  const replicas = settings.replicas ?? index.settings.replicas;
  const merged = { ...(replaces ? {} : index.settings), ...settings, replicas };
  const { linked, dropped } = planReplicas(registry, index, merged);
  const changed = new Map<SearchIndex, IndexSettings>([[index, merged]]);
  const { replicas: _, ...forwarded } = settings;
  if (forwardToReplicas) for (const { replica } of linked) changed.set(replica, { ...replica.settings, ...forwarded });
  const holder = registry.holder(index);
  const members = holder === index ? linked.map(({ replica }) => replica) : registry.replicasOf(holder.name);
  const prepared = await holder.prepare(registry.building(holder, [holder, ...members], changed), texts);

  for (const replica of dropped) detach(registry, replica);
  for (const [member, after] of changed) member.settings = after;
  const lost = linked.filter(({ replica }) => replica.primary === null).map(({ replica }) => replica);
  for (const { replica, isVirtual } of linked) attach(registry, replica, { primary: index.name, isVirtual });
  if (prepared !== null) holder.install(prepared);
  return { gained: dropped, lost };
}

/** Makes a replica an index of its own, with the records it showed. */
export function detach(registry: IndexRegistry, replica: SearchIndex): void {
  replica.forkRecords(registry.holder(replica));
  replica.primary = null;
  replica.isVirtual = false;
}

function attach(
  registry: IndexRegistry,
  replica: SearchIndex,
  { primary, isVirtual }: { primary: string; isVirtual: boolean },
): void {
  registry.add(replica);
  replica.primary = primary;
  replica.segments = [];
  if (replica.isVirtual !== isVirtual) replica.isVirtual = isVirtual;
}

function planReplicas(registry: IndexRegistry, index: SearchIndex, { replicas, ...inherited }: IndexSettings) {
  const linked = (replicas ?? []).map(parseReplica).map(({ name, isVirtual }) => {
    return { replica: registry.find(name) ?? new SearchIndex(name, inherited), isVirtual };
  });
  const kept = new Set(linked.map(({ replica }) => replica));
  return { linked, dropped: registry.replicasOf(index.name).filter((replica) => !kept.has(replica)) };
}
