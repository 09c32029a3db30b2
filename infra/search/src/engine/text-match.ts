import { excludedRecords } from './excluded-records.ts';
import { type Condition, collectAll, keepAll } from './filter-match.ts';
import { ForwardMatch, MOST_FORWARD_WORDS } from './forward-match.ts';
import { type PlaceRanks, placeRanks } from './place-ranks.ts';
import type { QueryText, TextRules } from './query-text.ts';
import type { Scratch, Segment } from './segment.ts';
import { PLACE_ATTRIBUTE_SHIFT, PLACE_WHOLE } from './segment-data.ts';
import { SEVERAL_WORDS, WordPostings } from './word-postings.ts';
import type { WordSource } from './word-sources.ts';
import type { WorkBudget } from './work-budget.ts';

/** What reading one word of a record costs beside walking one posting. */
const FORWARD_COST = 1.5;
/** Walking all postings, and twice more for the distances between words. */
const PASSES_WITH_PROXIMITY = 3;
/** So many records are read between two looks at the budget. */
const RECORDS_AT_ONCE = 64;

/**
 * Finds the records that contain all required words. Writes them to `scratch.ids` and, per record, what the ranking
 * needs: typos, exact words, matched words and the first matched place. Gives their number.
 */
export class TextMatch {
  readonly postings: WordPostings[];
  readonly ranks: PlaceRanks;
  /** Whether `run` has written `scratch.proximity` too. */
  hasProximity = false;
  readonly #segment: Segment;
  readonly #text: QueryText;
  readonly #scratch: Scratch;
  readonly #exactNeedsWhole: boolean;
  readonly #exactCounts: boolean;
  readonly #leastProximity: number;
  readonly #mayReadForward: boolean;
  #forward: ForwardMatch | null = null;
  readonly #budget: WorkBudget;
  #count = 0;
  /** Per query word the attributes of each found record that it stands in, as bits. */
  #attributes: Uint32Array[] | null = null;

  constructor(segment: Segment, text: QueryText, { rules, budget }: { rules: TextRules; budget: WorkBudget }) {
    this.#budget = budget;
    this.#segment = segment;
    this.#text = text;
    this.#scratch = segment.scratch;
    this.ranks = placeRanks(segment, rules);
    this.postings = text.words.map((word) => new WordPostings(segment.data.text, word, budget));
    const isSingle = text.words.length === 1;
    this.#exactNeedsWhole = isSingle && rules.exactOnSingleWord === 'attribute';
    this.#exactCounts = !isSingle || rules.exactOnSingleWord !== 'none';
    this.#leastProximity = rules.minProximity;
    const isSimple = this.postings.every(({ scanned }) => scanned.every(isOneWord));
    this.#mayReadForward = isSimple && text.words.length <= MOST_FORWARD_WORDS;
  }

  /** Reads single records; null where an alternative of several words makes that impossible. */
  get forward(): ForwardMatch | null {
    const exactRule = { counts: this.#exactCounts, needsWhole: this.#exactNeedsWhole };
    if (this.#mayReadForward) this.#forward ??= new ForwardMatch(this.#segment.data.text, this, exactRule);
    return this.#forward;
  }

  run(conditions: readonly Condition[]): number {
    const narrow = this.#narrowPlan(conditions);
    return narrow === null ? this.#scan(conditions) : this.#readForward(conditions, narrow);
  }

  /** The postings of all words of the query. */
  get postingCount(): number {
    return this.postings.reduce((sum, { sources }) => sum + size(sources), 0);
  }

  /** The postings that forward reading starts from, or null where walking all postings costs less. */
  #narrowPlan(conditions: readonly Condition[]): { driver: readonly WordSource[]; fromConditions: boolean } | null {
    if (!this.#mayReadForward) return null;
    const required = this.postings.filter(({ word }) => !word.isOptional).map(({ scanned }) => scanned);
    const [driver] = required.sort((a, b) => size(a) - size(b));
    if (driver === undefined) return null;
    const fewest = Math.min(Number.POSITIVE_INFINITY, ...conditions.map(({ estimate }) => estimate));
    const started = Math.min(size(driver), fewest);
    const wordsPerRecord = this.#wordsPerRecord();
    const scanned = this.postings.reduce((sum, postings) => sum + scanCost(postings.scanned), 0);
    const gathered = this.postings.length > 1 ? this.postingCount * (PASSES_WITH_PROXIMITY - 1) : 0;
    const isNarrow = started * (1 + wordsPerRecord * FORWARD_COST) < scanned + gathered;
    return isNarrow ? { driver, fromConditions: fewest < size(driver) } : null;
  }

  #readForward(
    conditions: readonly Condition[],
    { driver, fromConditions }: { driver: readonly WordSource[]; fromConditions: boolean },
  ): number {
    const { ids, typo, exact, words, first, proximity } = this.#scratch;
    const { forward } = this;
    const count = fromConditions
      ? collectAll(this.#segment, conditions, ids)
      : keepAll(this.#segment, conditions, { ids, count: this.#distinctRecords(driver) });
    let kept = 0;
    for (let i = 0; i < count; i++) {
      if (i % RECORDS_AT_ONCE === 0 && !this.#budget.allows(RECORDS_AT_ONCE * this.#wordsPerRecord())) break;
      const doc = ids[i] ?? 0;
      if (forward === null || !forward.read(doc)) continue;
      typo[doc] = forward.typos;
      exact[doc] = forward.exact;
      words[doc] = forward.words;
      first[doc] = forward.first;
      proximity[doc] = forward.distance(this.#leastProximity);
      ids[kept++] = doc;
    }
    this.hasProximity = true;
    return this.#withoutExcluded(kept);
  }

  /**
   * Whether two neighbouring words of the query may stand in one attribute of a record that the last scan found; where
   * they do not, they are as far apart as words can be. Numbers of attributes above 31 share a bit, which only means a
   * closer look.
   */
  mayBeNear(doc: number): boolean {
    const all = this.#attributes;
    if (all === null) return true;
    for (let i = 1; i < all.length; i++) if (((all[i - 1]?.[doc] ?? 0) & (all[i]?.[doc] ?? 0)) !== 0) return true;
    return false;
  }

  /** Whether distances between words of `count` records are cheaper read forward than gathered from the postings. */
  isForwardCheaper(count: number): boolean {
    const wordsPerRecord = this.#wordsPerRecord();
    const all = this.postingCount;
    return count * wordsPerRecord * FORWARD_COST < all * (PASSES_WITH_PROXIMITY - 1);
  }

  #wordsPerRecord(): number {
    return this.#segment.data.text.docWord.length / Math.max(1, this.#segment.data.count);
  }

  #distinctRecords(sources: readonly WordSource[]): number {
    const { mark, ids } = this.#scratch;
    const stamp = this.#segment.nextStamps(1);
    let count = 0;
    for (const { docs, start, end } of sources) {
      if (!this.#budget.allows(end - start)) break;
      for (let at = start; at < end; at++) {
        const doc = docs[at] ?? 0;
        if (mark[doc] === stamp) continue;
        mark[doc] = stamp;
        ids[count++] = doc;
      }
    }
    return count;
  }

  #scan(conditions: readonly Condition[]): number {
    const attributesOf = this.postings.map((_, i) => this.#segment.attributeScratch(i));
    const required = this.postings.flatMap(({ word, scanned }, i) =>
      word.isOptional ? [] : [{ sources: scanned, i }],
    );
    const optional = this.postings.filter(({ word }) => word.isOptional).map(({ scanned }) => scanned);
    required.sort((a, b) => size(a.sources) - size(b.sources));
    const base = this.#segment.nextStamps(required.length + optional.length + 2);
    required.forEach(({ sources, i }, at) => {
      const attributes = attributesOf[i] ?? new Uint32Array();
      const isLast = at === required.length - 1;
      this.#required(sources, { level: base + at, isStart: at === 0, isLast, attributes });
    });
    if (optional.length === 0) this.#attributes = attributesOf;
    const last = base + required.length - 1;
    optional.forEach((sources, i) => {
      this.#optional(sources, {
        stamp: last + 2 + i,
        reached: required.length === 0 ? base : last,
        isFirst: required.length === 0,
      });
    });
    const kept = keepAll(this.#segment, conditions, { ids: this.#scratch.ids, count: this.#count });
    return this.#withoutExcluded(kept);
  }

  /** Marks records that reach `level`; the first word starts them, each further one needs the level before. */
  #required(
    sources: readonly WordSource[],
    step: { level: number; isStart: boolean; isLast: boolean; attributes: Uint32Array },
  ): void {
    const { mark, typo, exact, words, first, ids } = this.#scratch;
    const { base, positionMask, allowsTypos } = this.ranks;
    const { level, isStart, isLast, attributes } = step;
    let count = 0;
    for (const { word, docs, places, start, end, typos, isExact } of sources) {
      if (!this.#budget.allows(end - start)) break;
      if (isStart && isLast && word === SEVERAL_WORDS) {
        count = this.#onlyBeginning({ docs, places, start, end }, { level, attributes, count });
        continue;
      }
      for (let at = start; at < end; at++) {
        const place = places[at] ?? 0;
        const attribute = place >>> PLACE_ATTRIBUTE_SHIFT;
        const rank = base[attribute] ?? -1;
        if (rank < 0 || (typos > 0 && allowsTypos[attribute] === 0)) continue;
        const doc = docs[at] ?? 0;
        const reached = mark[doc] ?? 0;
        const value = rank + (place & (positionMask[attribute] ?? 0));
        if (reached === level) {
          attributes[doc] = (attributes[doc] ?? 0) | (1 << attribute);
          if (value < (first[doc] ?? 0)) first[doc] = value;
          if (this.#exactNeedsWhole && isExact && (place & PLACE_WHOLE) !== 0) exact[doc] = 1;
        } else if (isStart ? reached < level : reached === level - 1) {
          const isExactHere = this.#isExact(isExact, place) ? 1 : 0;
          mark[doc] = level;
          attributes[doc] = 1 << attribute;
          typo[doc] = isStart ? typos : (typo[doc] ?? 0) + typos;
          exact[doc] = isStart ? isExactHere : (exact[doc] ?? 0) + isExactHere;
          words[doc] = isStart ? 1 : (words[doc] ?? 0) + 1;
          first[doc] = isStart ? value : Math.min(first[doc] ?? 0, value);
          if (isLast) ids[count++] = doc;
        }
      }
    }
    if (isLast) this.#count = count;
  }

  /**
   * The same for the postings of a beginning that is all that was asked for: those of a record stand side by side, so
   * that each record is written once. It is the commonest search of all, the first letters of one.
   */
  #onlyBeginning(
    { docs, places, start, end }: Pick<WordSource, 'docs' | 'places' | 'start' | 'end'>,
    { level, attributes, count }: { level: number; attributes: Uint32Array; count: number },
  ): number {
    const { mark, typo, exact, words, first, ids } = this.#scratch;
    const { base, positionMask } = this.ranks;
    let found = count;
    let at = start;
    while (at < end) {
      const doc = docs[at] ?? 0;
      let best = Number.MAX_SAFE_INTEGER;
      let seen = 0;
      for (; at < end && docs[at] === doc; at++) {
        const place = places[at] ?? 0;
        const attribute = place >>> PLACE_ATTRIBUTE_SHIFT;
        const rank = base[attribute] ?? -1;
        if (rank < 0) continue;
        seen |= 1 << attribute;
        const value = rank + (place & (positionMask[attribute] ?? 0));
        if (value < best) best = value;
      }
      if (best === Number.MAX_SAFE_INTEGER) continue;
      if (mark[doc] === level) {
        attributes[doc] = (attributes[doc] ?? 0) | seen;
        if (best < (first[doc] ?? 0)) first[doc] = best;
        continue;
      }
      mark[doc] = level;
      attributes[doc] = seen;
      typo[doc] = exact[doc] = 0;
      words[doc] = 1;
      first[doc] = best;
      ids[found++] = doc;
    }
    return found;
  }

  #optional(sources: readonly WordSource[], step: { stamp: number; reached: number; isFirst: boolean }): void {
    const { mark, optionalMark, typo, exact, words, first, ids } = this.#scratch;
    const { base, positionMask, allowsTypos } = this.ranks;
    for (const { docs, places, start, end, typos, isExact } of sources) {
      if (!this.#budget.allows(end - start)) break;
      for (let at = start; at < end; at++) {
        const place = places[at] ?? 0;
        const attribute = place >>> PLACE_ATTRIBUTE_SHIFT;
        const rank = base[attribute] ?? -1;
        const doc = docs[at] ?? 0;
        const isKnown = mark[doc] === step.reached;
        if (rank < 0 || (typos > 0 && allowsTypos[attribute] === 0) || (!isKnown && !step.isFirst)) continue;
        const value = rank + (place & (positionMask[attribute] ?? 0));
        if (!isKnown) {
          mark[doc] = step.reached;
          typo[doc] = exact[doc] = words[doc] = 0;
          first[doc] = value;
          ids[this.#count++] = doc;
        }
        if (value < (first[doc] ?? 0)) first[doc] = value;
        if (optionalMark[doc] === step.stamp) continue;
        optionalMark[doc] = step.stamp;
        typo[doc] = (typo[doc] ?? 0) + typos;
        exact[doc] = (exact[doc] ?? 0) + (this.#isExact(isExact, place) ? 1 : 0);
        words[doc] = (words[doc] ?? 0) + 1;
      }
    }
  }

  #isExact(isExact: boolean, place: number): boolean {
    return isExact && this.#exactCounts && (!this.#exactNeedsWhole || (place & PLACE_WHOLE) !== 0);
  }

  #withoutExcluded(count: number): number {
    if (this.#text.excluded.length === 0) return count;
    const { ids } = this.#scratch;
    const excluded = excludedRecords(this.#segment, this.#text.excluded, this.#budget);
    if (this.#budget.isCut) return 0;
    let kept = 0;
    for (let i = 0; i < count; i++) {
      const doc = ids[i] ?? 0;
      if (!excluded.has(doc)) ids[kept++] = doc;
    }
    return kept;
  }
}

function isOneWord({ word }: WordSource): boolean {
  return word >= 0 || word === SEVERAL_WORDS;
}

/** Of a beginning nearly every posting is another record, which costs more than one that was met before. */
function scanCost(sources: readonly WordSource[]): number {
  return sources.reduce((sum, { word, start, end }) => sum + (end - start) * (word === SEVERAL_WORDS ? 2 : 1), 0);
}

function size(sources: readonly WordSource[]): number {
  return sources.reduce((sum, { start, end }) => sum + end - start, 0);
}
