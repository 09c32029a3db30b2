import { excludedRecords } from './excluded-records.ts';
import { type Condition, collectAll, keepAll } from './filter-match.ts';
import { type ExactRule, ForwardMatch, MOST_FORWARD_WORDS } from './forward-match.ts';
import { type PlaceRanks, placeRanks } from './place-ranks.ts';
import { PostingScan } from './posting-scan.ts';
import type { QueryText, TextRules } from './query-text.ts';
import type { Scratch, Segment } from './segment.ts';
import { SEVERAL_WORDS, WordPostings } from './word-postings.ts';
import { sourcesSize, type WordSource } from './word-sources.ts';
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
  readonly #exactRule: ExactRule;
  readonly #scan: PostingScan;
  readonly #leastProximity: number;
  readonly #mayReadForward: boolean;
  #forward: ForwardMatch | null = null;
  readonly #budget: WorkBudget;

  constructor(segment: Segment, text: QueryText, { rules, budget }: { rules: TextRules; budget: WorkBudget }) {
    this.#budget = budget;
    this.#segment = segment;
    this.#text = text;
    this.#scratch = segment.scratch;
    this.ranks = placeRanks(segment, rules);
    this.postings = text.words.map((word) => new WordPostings(segment.data.text, word, budget));
    const isSingle = text.words.length === 1;
    this.#exactRule = {
      needsWhole: isSingle && rules.exactOnSingleWord === 'attribute',
      counts: !isSingle || rules.exactOnSingleWord !== 'none',
    };
    this.#scan = new PostingScan(segment, { ranks: this.ranks, exactRule: this.#exactRule, budget });
    this.#leastProximity = rules.minProximity;
    const isSimple = this.postings.every(({ scanned }) => scanned.every(isOneWord));
    this.#mayReadForward = isSimple && text.words.length <= MOST_FORWARD_WORDS;
  }

  /** Reads single records; null where an alternative of several words makes that impossible. */
  get forward(): ForwardMatch | null {
    if (this.#mayReadForward) this.#forward ??= new ForwardMatch(this.#segment.data.text, this, this.#exactRule);
    return this.#forward;
  }

  run(conditions: readonly Condition[]): number {
    const narrow = this.#narrowPlan(conditions);
    return this.#withoutExcluded(
      narrow === null ? this.#walkPostings(conditions) : this.#readForward(conditions, narrow),
    );
  }

  #walkPostings(conditions: readonly Condition[]): number {
    const count = this.#scan.run(this.postings);
    return keepAll(this.#segment, conditions, { ids: this.#scratch.ids, count });
  }

  /** Whether two neighbouring words of the query may stand in one attribute of a found record; see `PostingScan`. */
  mayBeNear(doc: number): boolean {
    return this.#scan.mayBeNear(doc);
  }

  /** The postings of all words of the query. */
  get postingCount(): number {
    return this.postings.reduce((sum, { sources }) => sum + sourcesSize(sources), 0);
  }

  /** The postings that forward reading starts from, or null where walking all postings costs less. */
  #narrowPlan(conditions: readonly Condition[]): { driver: readonly WordSource[]; fromConditions: boolean } | null {
    if (!this.#mayReadForward) return null;
    const required = this.postings.filter(({ word }) => !word.isOptional).map(({ scanned }) => scanned);
    const [driver] = required.sort((a, b) => sourcesSize(a) - sourcesSize(b));
    if (driver === undefined) return null;
    const fewest = Math.min(Number.POSITIVE_INFINITY, ...conditions.map(({ estimate }) => estimate));
    const started = Math.min(sourcesSize(driver), fewest);
    const wordsPerRecord = this.#wordsPerRecord();
    const scanned = this.postings.reduce((sum, postings) => sum + scanCost(postings.scanned), 0);
    const gathered = this.postings.length > 1 ? this.postingCount * (PASSES_WITH_PROXIMITY - 1) : 0;
    const isNarrow = started * (1 + wordsPerRecord * FORWARD_COST) < scanned + gathered;
    return isNarrow ? { driver, fromConditions: fewest < sourcesSize(driver) } : null;
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
    return kept;
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
