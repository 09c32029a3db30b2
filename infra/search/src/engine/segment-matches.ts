import { excludedRecords } from './excluded-records.ts';
import { collectAll, filterConditions, filterCost, leafTest } from './filter-match.ts';
import { distanceStep, distanceTo, geoCondition, NO_DISTANCE, nearestPlace } from './geo-match.ts';
import { RANK_STEP } from './place-ranks.ts';
import { FARTHEST, Proximity } from './proximity.ts';
import type { RankingInfo, SearchQuery } from './search-query.ts';
import type { Segment } from './segment.ts';
import { streamedDistances } from './stream-proximity.ts';
import { TextMatch } from './text-match.ts';
import type { WorkBudget } from './work-budget.ts';

/** What gathering the place of one posting costs beside walking it. */
const GATHERING_COST = 6;

/** One ranking criterion as a number per record: less is better, always below `radix`. */
export interface Criterion {
  values: ArrayLike<number>;
  radix: number;
}

/** The records of one segment that match a search, with what is needed to rank them. */
export class SegmentMatches {
  readonly segment: Segment;
  readonly ids: Uint32Array;
  count: number;
  /** Whether these are all records of the segment that are not deleted. */
  isEverything: boolean;
  readonly #query: SearchQuery;
  readonly #text: TextMatch | null;
  #hasProximity = false;

  constructor(segment: Segment, query: SearchQuery) {
    this.segment = segment;
    this.#query = query;
    this.ids = segment.scratch.ids;
    if (!query.budget.allows(segment.data.count + filterCost(segment, query.filter))) {
      this.#text = null;
      this.count = 0;
      this.isEverything = false;
      return;
    }
    const conditions = filterConditions(segment, query.filter, query.isFacet);
    const place = query.geo === null ? null : geoCondition(segment, query.geo, query.budget);
    if (place !== null) conditions.push(place);
    this.#text =
      query.text.words.length === 0
        ? null
        : new TextMatch(segment, query.text, { rules: query.textRules, budget: query.budget });
    this.count = this.#text === null ? collectAll(segment, conditions, this.ids) : this.#text.run(conditions);
    this.#hasProximity = this.#text?.hasProximity ?? false;
    this.isEverything = this.#text === null && conditions.length === 0;
    if (query.text.phrases.length > 0) this.#keepPhrases();
    if (this.#text === null && query.text.excluded.length > 0) {
      const excluded = excludedRecords(segment, query.text.excluded, query.budget);
      this.keep((doc) => !query.budget.isCut && !excluded.has(doc));
    }
  }

  get budget(): WorkBudget {
    return this.#query.budget;
  }

  /** Keeps the records that a test accepts. */
  keep(test: (doc: number) => boolean): void {
    let kept = 0;
    for (let i = 0; i < this.count; i++) {
      const doc = this.ids[i] ?? 0;
      if (test(doc)) this.ids[kept++] = doc;
    }
    this.isEverything &&= kept === this.count;
    this.count = kept;
  }

  /** Keeps some records, whichever they are. */
  keepFirst(most: number): void {
    this.count = Math.min(this.count, most);
  }

  /** The lowest number of typos among the records, or infinity. */
  lowestTypos(): number {
    let lowest = Number.POSITIVE_INFINITY;
    for (let i = 0; i < this.count; i++) lowest = Math.min(lowest, this.typos(this.ids[i] ?? 0));
    return lowest;
  }

  typos(doc: number): number {
    return this.#text === null ? 0 : (this.segment.scratch.typo[doc] ?? 0);
  }

  /** The facts about a match that relevance is judged by; `attribute` is the rank of the best attribute. */
  relevance(doc: number): { typos: number; words: number; exact: number; attribute: number } {
    if (this.#text === null) return { typos: 0, words: 0, exact: 0, attribute: 0 };
    const { typo, words, exact, first } = this.segment.scratch;
    const attribute = Math.floor((first[doc] ?? 0) / RANK_STEP);
    return { typos: typo[doc] ?? 0, words: words[doc] ?? 0, exact: exact[doc] ?? 0, attribute };
  }

  /** The criteria of the ranking that tell records of this search apart, in order, prepared for all matches. */
  criterion(kind: 'typo' | 'geo' | 'words' | 'filters' | 'proximity' | 'attribute' | 'exact'): Criterion {
    const { scratch } = this.segment;
    const words = this.#query.text.words.length;
    if (kind === 'typo') return { values: scratch.typo, radix: 2 * words + 1 };
    if (kind === 'words') return this.#inverted(scratch.words, words);
    if (kind === 'exact') return this.#inverted(scratch.exact, words);
    if (kind === 'attribute') return { values: scratch.first, radix: this.#attributeRadix() };
    if (kind === 'geo') return this.#geoCriterion();
    if (kind === 'filters') return this.#filtersCriterion();
    this.#fillProximity();
    return { values: scratch.proximity, radix: FARTHEST * Math.max(1, words - 1) + 1 };
  }

  info(doc: number): RankingInfo {
    const { scratch } = this.segment;
    const hasText = this.#text !== null;
    const around = this.#query.geo?.around;
    const distance = around == null ? 0 : distanceTo(this.segment.data.geo, around)(doc);
    return {
      typos: this.typos(doc),
      exactWords: hasText ? (scratch.exact[doc] ?? 0) : 0,
      words: hasText ? (scratch.words[doc] ?? 0) : 0,
      firstMatchedWord: hasText ? (scratch.first[doc] ?? 0) : 0,
      proximityDistance: this.#hasProximity ? (scratch.proximity[doc] ?? 0) : 0,
      geoDistance: distance === NO_DISTANCE ? 0 : distance,
      matchedPlace: around == null ? null : nearestPlace(this.segment.data.geo, around)(doc),
      filters: this.#query.optionalFilter.length === 0 ? 0 : this.#score()(doc),
    };
  }

  #keepPhrases(): void {
    if (this.#text === null) return;
    if (!this.budget.allows(GATHERING_COST * this.#text.postingCount)) this.count = 0;
    const proximity = new Proximity(this.segment, this.#text, this.count);
    const { slot } = this.segment.scratch;
    this.keep((doc) => proximity.hasPhrases(slot[doc] ?? 0, this.#query.text.phrases));
  }

  /** More is better for these; the criterion counts down from the highest. */
  #inverted(values: Uint8Array, highest: number): Criterion {
    const inverse = new Uint8Array(this.segment.data.count);
    for (let i = 0; i < this.count; i++) {
      const doc = this.ids[i] ?? 0;
      inverse[doc] = highest - (values[doc] ?? 0);
    }
    return { values: inverse, radix: highest + 1 };
  }

  #attributeRadix(): number {
    let highest = 0;
    for (let i = 0; i < this.count; i++) highest = Math.max(highest, this.segment.scratch.first[this.ids[i] ?? 0] ?? 0);
    return Math.max(RANK_STEP, highest + 1);
  }

  #geoCriterion(): Criterion {
    const { geo } = this.#query;
    const { scratch, data } = this.segment;
    if (geo?.around == null) return { values: scratch.geo, radix: 1 };
    const distance = distanceTo(data.geo, geo.around);
    for (let i = 0; i < this.count; i++) {
      const doc = this.ids[i] ?? 0;
      scratch.geo[doc] = distanceStep(distance(doc), geo.precision);
    }
    return { values: scratch.geo, radix: NO_DISTANCE + 1 };
  }

  #filtersCriterion(): Criterion {
    const { filters } = this.segment.scratch;
    const leaves = this.#query.optionalFilter.flat();
    if (!this.budget.allows(this.count * leaves.length)) return { values: [], radix: 1 };
    const highest = leaves.reduce((sum, leaf) => sum + leaf.score, 0);
    const score = this.#score();
    for (let i = 0; i < this.count; i++) {
      const doc = this.ids[i] ?? 0;
      filters[doc] = highest - score(doc);
    }
    return { values: filters, radix: highest + 1 };
  }

  #score(): (doc: number) => number {
    const { optionalFilter, sumsOptionalScores, isFacet } = this.#query;
    const clauses = optionalFilter.map((clause) =>
      clause.map((leaf) => ({ score: leaf.score, test: leafTest(this.segment, leaf, isFacet) })),
    );
    return (doc) =>
      clauses.reduce((sum, clause) => {
        const scores = clause.filter(({ test }) => test(doc)).map(({ score }) => score);
        return sum + (sumsOptionalScores ? scores.reduce((a, b) => a + b, 0) : Math.max(0, ...scores));
      }, 0);
  }

  /** Streams the postings where every word is required and no phrase is among them; false where that cannot be. */
  #streamProximity(near: number): boolean {
    if (this.#text === null || this.#text.postings.some(({ word }) => word.isOptional)) return false;
    const { slot, mark, proximity } = this.segment.scratch;
    const stamp = this.segment.nextStamps(1);
    const docs = new Uint32Array(near);
    let count = 0;
    for (let i = 0; i < this.count; i++) {
      const doc = this.ids[i] ?? 0;
      if (!this.#text.mayBeNear(doc)) continue;
      mark[doc] = stamp;
      slot[doc] = count;
      docs[count++] = doc;
    }
    const { postings, ranks } = this.#text;
    const least = this.#query.textRules.minProximity;
    const sums = streamedDistances(this.segment, { postings, ranks, stamp, count, least });
    if (sums === null) return false;
    docs.forEach((doc, i) => {
      proximity[doc] = sums[i] ?? 0;
    });
    return true;
  }

  /** Gathering the places of all words, and then holding those of each pair of neighbours against one another. */
  #proximityCost(near: number): number {
    const postings = this.#text?.postingCount ?? 0;
    const pairs = near * this.#query.text.words.length;
    return GATHERING_COST * postings + pairs * (postings / pairs) ** 2;
  }

  #fillProximity(): void {
    if (this.#text === null || this.#hasProximity) return;
    this.#hasProximity = true;
    const { proximity } = this.segment.scratch;
    const least = this.#query.textRules.minProximity;
    const farthest = Math.max(least, FARTHEST) * (this.#query.text.words.length - 1);
    let near = 0;
    for (let i = 0; i < this.count; i++) {
      const doc = this.ids[i] ?? 0;
      if (this.#text.mayBeNear(doc)) near++;
      else proximity[doc] = farthest;
    }
    if (near === 0) return;
    if (!this.budget.allows(this.#proximityCost(near))) {
      for (let i = 0; i < this.count; i++) proximity[this.ids[i] ?? 0] = farthest;
      return;
    }
    const forward = this.#text.isForwardCheaper(near) ? this.#text.forward : null;
    if (forward === null && this.#streamProximity(near)) return;
    const gathered = forward === null ? new Proximity(this.segment, this.#text, this.count) : null;
    for (let i = 0; i < this.count; i++) {
      const doc = this.ids[i] ?? 0;
      if (!this.#text.mayBeNear(doc)) continue;
      forward?.read(doc);
      proximity[doc] = gathered?.distance(i, least) ?? forward?.distance(least) ?? 0;
    }
  }
}
