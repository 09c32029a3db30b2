import { DroppedMemory } from '../engine/dropped-memory.ts';
import { Segment } from '../engine/segment.ts';
import { IndexView } from '../settings/index-view.ts';
import { SynonymLookup } from '../settings/synonym-lookup.ts';
import type { SearchTarget } from '../store/search-target.ts';
import type { Publication, PublishedIndex } from './publication.ts';

/** The indices as they were published to this thread. */
export class PublishedIndices {
  readonly #segments = new Map<number, Segment>();
  readonly #targets = new Map<string, SearchTarget>();
  readonly #dropped = new DroppedMemory();

  /** What a search on an index runs on, or null if there is no such index. */
  target(name: string): SearchTarget | null {
    return this.#targets.get(name) ?? null;
  }

  /** Puts a publication in force. */
  take({ segments, deletions, indices, lists, goneIndices, goneSegments }: Publication): void {
    for (const { id, data } of segments) this.#segments.set(id, new Segment(data));
    for (const { segment, docs } of deletions) for (const doc of docs) this.#segments.get(segment)?.deleteRecord(doc);
    for (const index of indices) this.#targets.set(index.name, this.#seen(index));
    for (const { index, segments: ids } of lists) {
      const target = this.#targets.get(index);
      if (target !== undefined) target.segments = ids.flatMap((id) => this.#segments.get(id) ?? []);
    }
    for (const name of goneIndices) this.#targets.delete(name);
    for (const id of goneSegments) {
      const segment = this.#segments.get(id);
      this.#segments.delete(id);
      if (segment !== undefined) this.#dropped.drop(segment.data);
    }
  }

  #seen({ name, isVirtual, settings, synonyms, rules }: PublishedIndex): SearchTarget {
    return {
      name,
      segments: this.#targets.get(name)?.segments ?? [],
      view: new IndexView(settings, isVirtual),
      synonyms: new SynonymLookup(synonyms),
      rules: new Map(rules.map((rule) => [rule.objectID, rule])),
      isVirtual,
    };
  }
}
