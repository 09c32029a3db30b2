import type { Segment } from '../engine/segment.ts';
import type { StoredRule } from '../rules/rule.ts';
import type { IndexView } from '../settings/index-view.ts';
import type { SynonymLookup } from '../settings/synonym-lookup.ts';

/** What a search runs on: the segments of an index seen through its settings. */
export interface SearchTarget {
  name: string;
  segments: readonly Segment[];
  view: IndexView;
  synonyms: SynonymLookup;
  rules: ReadonlyMap<string, StoredRule>;
  isVirtual: boolean;
}
