import type { PlaceRanks } from './place-ranks.ts';
import { FARTHEST, placeDistance } from './proximity.ts';
import { PLACE_ATTRIBUTE_SHIFT, PLACE_WHOLE, type TextIndex } from './segment-data.ts';
import type { WordPostings } from './word-postings.ts';

/** Query words that the masks below have bits for. */
export const MOST_FORWARD_WORDS = 31;
const PLACES_KEPT = 512;
const NOT_MATCHED = 255;

/** How exactness is judged; see `TextRules.exactOnSingleWord`. */
export interface ExactRule {
  counts: boolean;
  needsWhole: boolean;
}

/**
 * Reads records one by one through the forward index (the words of a record in order) and tells how they meet the
 * query words. Where few records are left, or where the distance between words counts, this costs less than walking
 * the postings of common words. Only for queries whose alternatives are single words.
 */
export class ForwardMatch {
  /** Of the record that was read last; per query word for `places`. */
  typos = 0;
  exact = 0;
  words = 0;
  first = 0;
  readonly #text: TextIndex;
  readonly #ranks: PlaceRanks;
  readonly #rule: ExactRule;
  readonly #count: number;
  readonly #required: number;
  /** Per word of the vocabulary whether any query word is met; small, so that it stays in the cache. */
  readonly #isMet: Uint8Array;
  /** Per word of the vocabulary and query word 0, or 1 + 2 * typos + (1 if it is not exact). */
  readonly #codes: Uint8Array;
  readonly #typosOf: Uint8Array;
  readonly #exactOf: Uint8Array;
  readonly #places: Uint32Array;
  readonly #placeCount: Uint32Array;

  constructor(text: TextIndex, match: { postings: readonly WordPostings[]; ranks: PlaceRanks }, rule: ExactRule) {
    this.#text = text;
    this.#ranks = match.ranks;
    this.#rule = rule;
    const count = match.postings.length;
    this.#count = count;
    this.#isMet = new Uint8Array(text.words.length);
    this.#codes = new Uint8Array(text.words.length * count);
    this.#required = match.postings.reduce((mask, { word }, i) => (word.isOptional ? mask : mask | (1 << i)), 0);
    this.#typosOf = new Uint8Array(count);
    this.#exactOf = new Uint8Array(count);
    this.#placeCount = new Uint32Array(count);
    this.#places = new Uint32Array(count * PLACES_KEPT);
    for (const [i, { sources }] of match.postings.entries()) this.#encode(sources, i);
  }

  /**
   * Reads a record; false if it lacks a required word, or all words. This is the innermost loop of text searches: it
   * keeps to local variables and calls nothing for the many words that the query does not ask for.
   */
  read(doc: number): boolean {
    const { docWordStart, docWord, docPlace } = this.#text;
    const { base, positionMask } = this.#ranks;
    const isMet = this.#isMet;
    this.#reset();
    const end = docWordStart[doc + 1] ?? 0;
    let found = 0;
    let first = Number.MAX_SAFE_INTEGER;
    for (let at = docWordStart[doc] ?? 0; at < end; at++) {
      const word = docWord[at] ?? 0;
      if (isMet[word] === 0) continue;
      const place = docPlace[at] ?? 0;
      const attribute = place >>> PLACE_ATTRIBUTE_SHIFT;
      const rank = base[attribute] ?? -1;
      if (rank < 0) continue;
      const taken = this.#take(word, place);
      if (taken === 0) continue;
      found |= taken;
      const value = rank + (place & (positionMask[attribute] ?? 0));
      if (value < first) first = value;
    }
    if ((found & this.#required) !== this.#required || found === 0) return false;
    this.first = first;
    this.#sum();
    return true;
  }

  /** Sum over neighbouring matched words of the record read last of their best distance, at least `least` each. */
  distance(least: number): number {
    let sum = 0;
    let before = -1;
    for (let i = 0; i < this.#count; i++) {
      if ((this.#placeCount[i] ?? 0) === 0) continue;
      if (before >= 0) sum += Math.max(least, this.#nearest(before, i));
      before = i;
    }
    return sum;
  }

  #nearest(before: number, after: number): number {
    const places = this.#places;
    const [endA, endB] = [this.#endOf(before), this.#endOf(after)];
    let best = FARTHEST;
    for (let i = before * PLACES_KEPT; i < endA; i++) {
      for (let j = after * PLACES_KEPT; j < endB; j++) {
        const distance = placeDistance(places[i] ?? 0, places[j] ?? 0);
        if (distance < best) best = distance;
      }
      if (best === 1) return 1;
    }
    return best;
  }

  #endOf(word: number): number {
    return word * PLACES_KEPT + (this.#placeCount[word] ?? 0);
  }

  #reset(): void {
    const [placeCount, typosOf, exactOf] = [this.#placeCount, this.#typosOf, this.#exactOf];
    for (let i = 0; i < this.#count; i++) {
      placeCount[i] = 0;
      typosOf[i] = NOT_MATCHED;
      exactOf[i] = 0;
    }
  }

  /** Notes a place for every query word that it meets; gives the bits of these. */
  #take(word: number, place: number): number {
    const count = this.#count;
    const codes = this.#codes;
    const allowsTypos = this.#ranks.allowsTypos[place >>> PLACE_ATTRIBUTE_SHIFT] === 1;
    const isPlaceExact = !this.#rule.needsWhole || (place & PLACE_WHOLE) !== 0;
    let taken = 0;
    for (let i = 0, at = word * count; i < count; i++, at++) {
      const code = codes[at] ?? 0;
      if (code === 0 || (code > 2 && !allowsTypos)) continue;
      taken |= 1 << i;
      const typos = (code - 1) >> 1;
      if (typos < (this.#typosOf[i] ?? 0)) this.#typosOf[i] = typos;
      if (isPlaceExact && (code & 1) === 1) this.#exactOf[i] = 1;
      const kept = this.#placeCount[i] ?? 0;
      if (kept >= PLACES_KEPT) continue;
      this.#places[i * PLACES_KEPT + kept] = place;
      this.#placeCount[i] = kept + 1;
    }
    return taken;
  }

  #sum(): void {
    this.typos = 0;
    this.exact = 0;
    this.words = 0;
    for (let i = 0; i < this.#count; i++) {
      const typos = this.#typosOf[i] ?? NOT_MATCHED;
      if (typos === NOT_MATCHED) continue;
      this.typos += typos;
      this.words++;
      if (this.#rule.counts) this.exact += this.#exactOf[i] ?? 0;
    }
  }

  #encode(sources: WordPostings['sources'], index: number): void {
    for (const { word, typos, isExact } of sources) {
      if (word < 0) continue;
      this.#codes[word * this.#count + index] = 1 + typos * 2 + (isExact ? 0 : 1);
      this.#isMet[word] = 1;
    }
  }
}
