import type { SegmentData } from '../engine/segment-data.ts';
import type { StoredRule } from '../rules/rule.ts';
import type { IndexSettings } from '../settings/index-settings.ts';
import type { StoredSynonym } from '../settings/synonym-lookup.ts';

/** What a searching thread has to know of an index. */
export interface PublishedIndex {
  name: string;
  isVirtual: boolean;
  settings: IndexSettings;
  synonyms: StoredSynonym[];
  rules: StoredRule[];
}

/**
 * What has changed since the last publication to the same thread. It comes into force at one moment, between two
 * searches. Segments are immutable and lie in shared memory; only their texts are copied.
 */
export interface Publication {
  /** Segments that the thread has not seen. */
  segments: { id: number; data: SegmentData }[];
  /** Records deleted since. */
  deletions: { segment: number; docs: number[] }[];
  indices: PublishedIndex[];
  /** The segments of every index that has others than before. */
  lists: { index: string; segments: number[] }[];
  /** Indices and segments that nobody needs any more. */
  goneIndices: string[];
  goneSegments: number[];
}
