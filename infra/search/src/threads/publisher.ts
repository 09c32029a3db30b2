import type { Segment } from '../engine/segment.ts';
import type { IndexStore } from '../store/index-store.ts';
import type { SearchIndex } from '../store/search-index.ts';
import type { Publication } from './publication.ts';

interface KnownIndex {
  view: SearchIndex['view'];
  entriesVersion: number;
  segments: readonly Segment[];
}

/** Knows what one searching thread has been told, and what it has to be told next. */
export class Publisher {
  readonly #store: IndexStore;
  #indices = new Map<string, KnownIndex>();
  /** How many deletions of each segment were told. */
  #segments = new Map<Segment, number>();

  constructor(store: IndexStore) {
    this.#store = store;
  }

  /** The changes since the last call; null if there are none. */
  next(): Publication | null {
    const now = new Map(this.#store.list().map((index) => [index, this.#known(index)]));
    const publication: Publication = {
      indices: [...now.keys()].filter((index) => this.#isOther(index)).map(described),
      lists: [...now]
        .filter(([{ name }, { segments }]) => this.#indices.get(name)?.segments !== segments)
        .map(([{ name }, { segments }]) => ({ index: name, segments: segments.map(({ id }) => id) })),
      goneIndices: [...this.#indices.keys()].filter((name) => this.#store.find(name) === undefined),
      ...this.#segmentChanges(new Set([...now.values()].flatMap(({ segments }) => segments))),
    };
    this.#indices = new Map([...now].map(([{ name }, known]) => [name, known]));
    return Object.values(publication).every((changes) => changes.length === 0) ? null : publication;
  }

  #segmentChanges(segments: ReadonlySet<Segment>): Pick<Publication, 'segments' | 'deletions' | 'goneSegments'> {
    const fresh = [...segments].filter((segment) => !this.#segments.has(segment));
    const gone = [...this.#segments.keys()].filter((segment) => !segments.has(segment));
    const deletions = [...segments].flatMap((segment) => {
      const docs = segment.deletions.slice(this.#segments.get(segment) ?? 0);
      return docs.length === 0 ? [] : [{ segment: segment.id, docs }];
    });
    this.#segments = new Map([...segments].map((segment) => [segment, segment.deletedCount]));
    return {
      segments: fresh.map(({ id, data }) => ({ id, data })),
      deletions,
      goneSegments: gone.map(({ id }) => id),
    };
  }

  #known(index: SearchIndex): KnownIndex {
    const { view, entriesVersion } = index;
    return { view, entriesVersion, segments: this.#store.holder(index).segments };
  }

  #isOther({ name, view, entriesVersion }: SearchIndex): boolean {
    const known = this.#indices.get(name);
    return known?.view !== view || known.entriesVersion !== entriesVersion;
  }
}

function described({ name, isVirtual, settings, synonyms, rules }: SearchIndex) {
  return { name, isVirtual, settings, synonyms: [...synonyms.values()], rules: [...rules.values()] };
}
