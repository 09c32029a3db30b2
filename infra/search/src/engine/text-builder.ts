import { GrowingUints } from './column-builders.ts';
import { prefixPostings } from './prefix-postings.ts';
import { PLACE_ATTRIBUTE_SHIFT, PLACE_POSITION, PLACE_WHOLE, type TextIndex } from './segment-data.ts';
import { foldedWords } from './text/fold.ts';
import { sharedPrefixes } from './text/vocabulary.ts';

/** Words of neighbouring values of one attribute must not look like neighbours. */
const GAP_BETWEEN_VALUES = 8;
const CACHED_TEXT_LENGTH = 48;
const CACHED_TEXTS = 50_000;
const ATTRIBUTES_IN_SHORT_PLACES = 64;

/** Collects the words of all searchable attributes, records in input order. */
export class TextBuilder {
  readonly #words = new Map<string, number>();
  readonly #attributes = new Map<string, number>();
  readonly #wordOf = new GrowingUints();
  readonly #placeOf = new GrowingUints();
  readonly #docStart: Uint32Array;
  readonly #cache = new Map<string, Uint32Array>();
  #positions = new Map<number, number>();
  #doc = 0;

  constructor(count: number) {
    this.#docStart = new Uint32Array(count + 1);
  }

  add(path: string, value: string): void {
    let attribute = this.#attributes.get(path);
    if (attribute === undefined) {
      attribute = this.#attributes.size;
      this.#attributes.set(path, attribute);
    }
    const words = this.#wordIds(value);
    const whole = words.length === 1 ? PLACE_WHOLE : 0;
    let position = this.#positions.get(attribute) ?? 0;
    for (const word of words) {
      this.#wordOf.push(word);
      this.#placeOf.push((attribute << PLACE_ATTRIBUTE_SHIFT) | whole | Math.min(position++, PLACE_POSITION));
    }
    this.#positions.set(attribute, position + GAP_BETWEEN_VALUES);
  }

  closeDoc(): void {
    this.#doc++;
    this.#docStart[this.#doc] = this.#wordOf.length;
    if (this.#positions.size > 0) this.#positions = new Map();
  }

  finish(order: Uint32Array): TextIndex {
    const words = [...this.#words.keys()].sort((a, b) => (a < b ? -1 : 1));
    const rank = new Uint32Array(words.length);
    words.forEach((word, index) => {
      rank[this.#words.get(word) ?? 0] = index;
    });
    const postStart = this.#postStart(rank);
    const total = this.#wordOf.length;
    const postDoc = new Uint32Array(total);
    const isShort = this.#attributes.size <= ATTRIBUTES_IN_SHORT_PLACES;
    const places = () => (isShort ? new Uint16Array(total) : new Uint32Array(total));
    const [postPlace, docPlace] = [places(), places()];
    const docWord = words.length <= 0x10000 ? new Uint16Array(total) : new Uint32Array(total);
    const docWordStart = new Uint32Array(order.length + 1);
    const next = postStart.slice();
    let forward = 0;
    for (let doc = 0; doc < order.length; doc++) {
      const old = order[doc] ?? 0;
      for (let i = this.#docStart[old] ?? 0; i < (this.#docStart[old + 1] ?? 0); i++) {
        const word = rank[this.#wordOf.at(i)] ?? 0;
        const place = this.#placeOf.at(i);
        const at = next[word] ?? 0;
        next[word] = at + 1;
        postDoc[at] = doc;
        postPlace[at] = place;
        docWord[forward] = word;
        docPlace[forward++] = place;
      }
      docWordStart[doc + 1] = forward;
    }
    const attributes = [...this.#attributes.keys()];
    const forwardIndex = { docWordStart, docWord, docPlace };
    const postings = { postStart, postDoc, postPlace };
    const index = { words, shared: sharedPrefixes(words), attributes, ...postings, ...forwardIndex };
    return { ...index, beginnings: prefixPostings(index) };
  }

  #postStart(rank: Uint32Array): Uint32Array {
    const start = new Uint32Array(rank.length + 1);
    for (let i = 0; i < this.#wordOf.length; i++) {
      const word = (rank[this.#wordOf.at(i)] ?? 0) + 1;
      start[word] = (start[word] ?? 0) + 1;
    }
    for (let word = 0; word < rank.length; word++) start[word + 1] = (start[word + 1] ?? 0) + (start[word] ?? 0);
    return start;
  }

  #wordIds(value: string): Uint32Array {
    const cached = this.#cache.get(value);
    if (cached !== undefined) return cached;
    const ids = Uint32Array.from(foldedWords(value), (word) => {
      const known = this.#words.get(word);
      if (known !== undefined) return known;
      this.#words.set(word, this.#words.size);
      return this.#words.size - 1;
    });
    if (value.length <= CACHED_TEXT_LENGTH && this.#cache.size < CACHED_TEXTS) this.#cache.set(value, ids);
    return ids;
  }
}
