import type { ExactRule } from './forward-match.ts';
import type { PlaceRanks } from './place-ranks.ts';
import type { Scratch, Segment } from './segment.ts';
import { PLACE_ATTRIBUTE_SHIFT, PLACE_WHOLE } from './segment-data.ts';
import { SEVERAL_WORDS, type WordPostings } from './word-postings.ts';
import { sourcesSize, type WordSource } from './word-sources.ts';
import type { WorkBudget } from './work-budget.ts';

/** What a walk over postings needs besides them. */
interface ScanSettings {
  readonly ranks: PlaceRanks;
  readonly exactRule: ExactRule;
  readonly budget: WorkBudget;
}

/** Finds the records of a text by walking all postings of its words, the rarest word first. */
export class PostingScan {
  readonly #segment: Segment;
  readonly #scratch: Scratch;
  readonly #ranks: PlaceRanks;
  readonly #exactRule: ExactRule;
  readonly #budget: WorkBudget;
  #count = 0;
  /** Per query word the attributes of each found record that it stands in, as bits. */
  #attributes: Uint32Array[] | null = null;

  constructor(segment: Segment, { ranks, exactRule, budget }: ScanSettings) {
    this.#segment = segment;
    this.#scratch = segment.scratch;
    this.#ranks = ranks;
    this.#exactRule = exactRule;
    this.#budget = budget;
  }

  /** Writes the records that contain all required words to `scratch.ids`, with what the ranking needs. Gives their number. */
  run(all: readonly WordPostings[]): number {
    const attributesOf = all.map((_, i) => this.#segment.attributeScratch(i));
    const required = all.flatMap(({ word, scanned }, i) => (word.isOptional ? [] : [{ sources: scanned, i }]));
    const optional = all.filter(({ word }) => word.isOptional).map(({ scanned }) => scanned);
    required.sort((a, b) => sourcesSize(a.sources) - sourcesSize(b.sources));
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
    return this.#count;
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

  /** Marks records that reach `level`; the first word starts them, each further one needs the level before. */
  #required(
    sources: readonly WordSource[],
    step: { level: number; isStart: boolean; isLast: boolean; attributes: Uint32Array },
  ): void {
    const { mark, typo, exact, words, first, ids } = this.#scratch;
    const { base, positionMask, allowsTypos } = this.#ranks;
    const { needsWhole } = this.#exactRule;
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
          if (needsWhole && isExact && (place & PLACE_WHOLE) !== 0) exact[doc] = 1;
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
    const { base, positionMask } = this.#ranks;
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
    const { base, positionMask, allowsTypos } = this.#ranks;
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
    const { counts, needsWhole } = this.#exactRule;
    return isExact && counts && (!needsWhole || (place & PLACE_WHOLE) !== 0);
  }
}
