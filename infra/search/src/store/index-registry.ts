import { SegmentBuilder } from '../engine/segment-builder.ts';
import { type IndexSettings, indexSettingsSchema } from '../settings/index-settings.ts';
import { IndexView } from '../settings/index-view.ts';
import { unionSchema } from '../settings/union-schema.ts';
import { type Building, SearchIndex } from './search-index.ts';

/** Settings that indices are about to get. */
export type ChangedSettings = ReadonlyMap<SearchIndex, IndexSettings>;

/** The indices by name, how they belong together, and what their segments must hold. */
export class IndexRegistry {
  readonly #indices = new Map<string, SearchIndex>();
  readonly #builder = new SegmentBuilder();

  find(name: string): SearchIndex | undefined {
    return this.#indices.get(name);
  }

  list(): SearchIndex[] {
    return [...this.#indices.values()];
  }

  add(index: SearchIndex): SearchIndex {
    this.#indices.set(index.name, index);
    return index;
  }

  remove(name: string): void {
    this.#indices.delete(name);
  }

  /** The index of a name, created without settings if there is none. */
  ensure(name: string): SearchIndex {
    return this.find(name) ?? this.add(new SearchIndex(name, indexSettingsSchema.parse({})));
  }

  /** The same for writing records, which a replica does not have. */
  ensureWritable(name: string): SearchIndex {
    const index = this.ensure(name);
    if (index.primary !== null) throw new Error(`Index ${name} is a replica: write to ${index.primary}`);
    return index;
  }

  /** The index that holds the records of an index: itself, or its primary. */
  holder(index: SearchIndex): SearchIndex {
    return (index.primary === null ? undefined : this.find(index.primary)) ?? index;
  }

  replicasOf(name: string): SearchIndex[] {
    return this.list().filter((index) => index.primary === name);
  }

  /** What building segments of an index takes, as it is or with settings that are about to change. */
  building(
    holder: SearchIndex,
    family = [holder, ...this.replicasOf(holder.name)],
    changed?: ChangedSettings,
  ): Building {
    const views = family.map((index) => {
      const settings = changed?.get(index);
      return settings === undefined ? index.view : new IndexView(settings, index.isVirtual);
    });
    return { builder: this.#builder, schema: unionSchema(views) };
  }

  /** What the segments of an index must hold once it has the settings of another and keeps its own replicas. */
  takingOver(source: SearchIndex, target: SearchIndex): { taken: IndexSettings; building: Building } {
    const { replicas: _, ...settings } = source.settings;
    const taken = { ...settings, replicas: target.settings.replicas };
    const family = [target, ...this.replicasOf(target.name)];
    return { taken, building: this.building(target, family, new Map([[target, taken]])) };
  }

  async close(): Promise<void> {
    await this.#builder.close();
  }
}
