import type { GeoPoint } from '../engine/geo.ts';

/** What is asked of the values of a facet. */
export interface FacetAsked {
  name: string;
  text: string;
  mostHits: number | undefined;
}

/** One query of a request, under the restrictions of its key: plain data, because it travels to a searching thread. */
export interface SearchJob {
  kind: 'hits' | 'facet' | 'browse';
  index: string;
  /** Parameters, or text and cursor of a browse, as the key allows them. */
  raw: Record<string, unknown>;
  facet: FacetAsked | null;
  seesHidden: boolean;
  /** Where the visitor is, for a query that asks for that. */
  place: GeoPoint | null;
}

/** What the queries of a request may cost. Units are those of `WorkBudget`. */
export interface SearchLimits {
  queryUnits: number;
  queryMilliseconds: number;
  requestUnits: number;
  requestMilliseconds: number;
  /** Bytes of all answers together. */
  answerBytes: number;
}

/** The queries of one request. */
export interface SearchBatch {
  jobs: readonly SearchJob[];
  /** Whether queries after one with enough matches are left out. */
  stopsEarly: boolean;
  limits: SearchLimits;
}

/** How far the queries of a request are answered. */
export interface BatchProgress {
  answered: number;
  isEnough: boolean;
  /** What it has cost so far: units of work, time of its thread, bytes of its answers. */
  units: number;
  milliseconds: number;
  bytes: number;
}

export const AT_THE_START: BatchProgress = { answered: 0, isEnough: false, units: 0, milliseconds: 0, bytes: 0 };

/** What is kept of an answered query, for what its visitor does next. */
export interface AnsweredQuery {
  index: string;
  text: string;
  matches: number;
  queryID: string | null;
}

/** Some of the answers of a request: JSON as UTF-8. */
export interface AnsweredSlice {
  answers: Uint8Array[];
  queries: AnsweredQuery[];
  progress: BatchProgress;
}

/** Who asks, as far as turns are concerned. */
export interface SearchCaller {
  name: string;
  /** Whether it asks for many visitors, and may use every thread at once. */
  asksForMany: boolean;
}

/** All answers of a request, in the order of its queries. */
export interface AnsweredBatch {
  answers: Uint8Array[];
  queries: AnsweredQuery[];
}

/** Whoever answers searches. */
export interface Searcher {
  answer(batch: SearchBatch, caller: SearchCaller): Promise<AnsweredBatch>;
}
