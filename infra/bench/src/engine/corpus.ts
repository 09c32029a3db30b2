import { attributeOf } from '@umbral/domain/filters/filter-attributes.ts';
import { facets } from '@umbral/domain/homes/record-attributes.ts';
import { indexSettings } from '@umbral/domain/search/index-settings.ts';
import type { StoredRecord } from 'infra-search/src/store/operations.ts';
import { countedFacets } from './engine-queries.ts';

/** Values of one facet by record, as numbers of its dictionary. */
export interface PlainFacet {
  readonly values: string[];
  readonly known: Map<string, number>;
  readonly rows: (number | readonly number[] | null)[];
}

const searched = indexSettings.searchableAttributes.map((text) => text.replace(/^unordered\((.*)\)$/, '$1'));
const ranked = ['isActive', 'highlighted', 'completeness', 'created_at'] as const;
/** Words of neighbouring values do not stand side by side. */
const gap = '\u0000';
const WORDS_AND_GAPS = new RegExp(`[\\p{L}\\p{N}]+|${gap}`, 'gu');

/**
 * The records as plain arrays, for the oracle and for what MiniSearch lacks: filters, counts, places and orders.
 * Nothing in it comes from the engine.
 */
export class Corpus {
  readonly ids: string[] = [];
  readonly facets = new Map<string, PlainFacet>();
  readonly prices: number[] = [];
  readonly lats: number[] = [];
  readonly lngs: number[] = [];
  /** Numbers of folded words, attribute after attribute, -1 between them. */
  readonly texts: Int32Array[] = [];
  readonly words: string[] = [];
  readonly #known = new Map<string, number>();
  readonly #ranks: number[][] = [];
  readonly #cities = emptyFacet();
  readonly #types = emptyFacet();

  add(record: StoredRecord): void {
    this.ids.push(record.objectID);
    for (const path of countedFacets) put(facetOf(this.facets, path), valuesAt(record, path));
    put(this.#cities, valuesAt(record, attributeOf.city));
    put(this.#types, valuesAt(record, facets.typeSlug));
    this.prices.push(Number(record.price_order));
    this.lats.push(Number(valuesAt(record, '_geoloc.lat')[0]));
    this.lngs.push(Number(valuesAt(record, '_geoloc.lng')[0]));
    this.#ranks.push(ranked.map((name) => Number(record[name])));
    this.texts.push(this.#textOf(record));
  }

  get count(): number {
    return this.ids.length;
  }

  /** Whether a record lies in a city, is of a type and costs between two prices. */
  matches(doc: number, { city, type, from, to }: { city: string; type: string; from: number; to: number }): boolean {
    const price = this.prices[doc] ?? Number.NaN;
    return (
      this.#cities.rows[doc] === this.#cities.known.get(city) &&
      this.#types.rows[doc] === this.#types.known.get(type) &&
      price >= from &&
      price <= to
    );
  }

  /** Counts every facet over some records. */
  count13(docs: readonly number[]): Record<string, Record<string, number>> {
    const counted: Record<string, Record<string, number>> = {};
    for (const [path, { values, rows }] of this.facets) {
      const counts = new Array<number>(values.length).fill(0);
      for (const doc of docs) {
        const row = rows[doc];
        if (typeof row === 'number') counts[row] = (counts[row] ?? 0) + 1;
        else for (const value of row ?? []) counts[value] = (counts[value] ?? 0) + 1;
      }
      const found = values.flatMap((value, i) => ((counts[i] ?? 0) > 0 ? [[value, counts[i] ?? 0] as const] : []));
      if (found.length > 0) counted[path] = Object.fromEntries(found);
    }
    return counted;
  }

  /** The portal's own order: by four attributes, the highest first, then by number. */
  compare(a: number, b: number): number {
    const [left = [], right = []] = [this.#ranks[a], this.#ranks[b]];
    for (const [i, value] of left.entries()) if (value !== right[i]) return (right[i] ?? 0) - value;
    return a - b;
  }

  #textOf(record: StoredRecord): Int32Array {
    const numbers: number[] = [];
    for (const path of searched) {
      for (const word of folded(valuesAt(record, path).join(` ${gap} `))) numbers.push(this.#number(word));
      numbers.push(-1);
    }
    return Int32Array.from(numbers);
  }

  #number(word: string): number {
    if (word === gap) return -1;
    const known = this.#known.get(word);
    if (known !== undefined) return known;
    this.#known.set(word, this.words.length);
    return this.words.push(word) - 1;
  }
}

/** Words without letter case, accents or tilde; the sign between values stays. */
export function folded(text: string): string[] {
  const plain = text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '');
  return plain.match(WORDS_AND_GAPS) ?? [];
}

function valuesAt(record: unknown, path: string): unknown[] {
  return path.split('.').reduce<unknown[]>(
    (found, key) =>
      found.flatMap((value) => {
        const child: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, key) : null;
        return child === null || child === undefined ? [] : Array.isArray(child) ? child : [child];
      }),
    [record],
  );
}

function emptyFacet(): PlainFacet {
  return { values: [], known: new Map(), rows: [] };
}

function facetOf(all: Map<string, PlainFacet>, path: string): PlainFacet {
  const facet = all.get(path) ?? emptyFacet();
  all.set(path, facet);
  return facet;
}

function put({ values, known, rows }: PlainFacet, found: readonly unknown[]): void {
  const numbers = [...new Set(found.map(String))].map((value) => {
    const number = known.get(value) ?? values.push(value) - 1;
    known.set(value, number);
    return number;
  });
  rows.push(numbers.length > 1 ? numbers : (numbers[0] ?? null));
}
