import type { Codes, FacetColumn, NumberColumn, OrderColumn } from './segment-data.ts';

/** An array of unsigned numbers that grows; the builders know no sizes in advance. */
export class GrowingUints {
  #values = new Uint32Array(1024);
  length = 0;

  push(value: number): void {
    if (this.length === this.#values.length) {
      const wider = new Uint32Array(this.length * 2);
      wider.set(this.#values);
      this.#values = wider;
    }
    this.#values[this.length++] = value;
  }

  at(index: number): number {
    return this.#values[index] ?? 0;
  }

  view(): Uint32Array {
    return this.#values.subarray(0, this.length);
  }
}

/** Collects one facet: add the values of a record, then close the record. */
export class FacetBuilder {
  readonly #attribute: string;
  readonly #codes: Uint32Array;
  readonly #values = new Map<string, number>();
  readonly #sets: number[][] = [[]];
  readonly #setOfOne: number[] = [];
  readonly #setOfMany = new Map<string, number>();
  #current: number[] = [];
  #currentDoc = -1;

  constructor(attribute: string, count: number) {
    this.#attribute = attribute;
    this.#codes = new Uint32Array(count);
  }

  add(doc: number, value: string): void {
    if (doc !== this.#currentDoc) this.#close(doc);
    let id = this.#values.get(value);
    if (id === undefined) {
      id = this.#values.size;
      this.#values.set(value, id);
    }
    if (!this.#current.includes(id)) this.#current.push(id);
  }

  /** Codes in input order, for choosing the physical order of the records. */
  inputCodes(): Uint32Array {
    this.#close(-1);
    return this.#codes;
  }

  get setCount(): number {
    return this.#sets.length;
  }

  /** The column with records in physical order: `order[new] = old`. */
  finish(order: Uint32Array): FacetColumn {
    const old = this.inputCodes();
    const codes = narrowCodes(order.length, this.#sets.length);
    for (let doc = 0; doc < order.length; doc++) codes[doc] = old[order[doc] ?? 0] ?? 0;
    const setStart = new Uint32Array(this.#sets.length + 1);
    this.#sets.forEach((set, code) => {
      setStart[code + 1] = (setStart[code] ?? 0) + set.length;
    });
    const column = {
      attribute: this.#attribute,
      values: [...this.#values.keys()],
      codes,
      setStart,
      setValues: Uint32Array.from(this.#sets.flat()),
      isMulti: this.#sets.some((set) => set.length > 1),
    };
    return { ...column, ...valuePostings(column, order.length) };
  }

  #close(nextDoc: number): void {
    if (this.#currentDoc >= 0) this.#codes[this.#currentDoc] = this.#setCode(this.#current);
    this.#current = [];
    this.#currentDoc = nextDoc;
  }

  #setCode(values: number[]): number {
    const [only] = values;
    if (values.length === 1 && only !== undefined) {
      this.#setOfOne[only] ??= this.#sets.push(values) - 1;
      return this.#setOfOne[only] ?? 0;
    }
    const key = values.sort((a, b) => a - b).join(' ');
    const known = this.#setOfMany.get(key);
    if (known !== undefined) return known;
    const code = this.#sets.push(values) - 1;
    this.#setOfMany.set(key, code);
    return code;
  }
}

function narrowCodes(count: number, sets: number): Codes {
  if (sets <= 0x100) return new Uint8Array(count);
  return sets <= 0x10000 ? new Uint16Array(count) : new Uint32Array(count);
}

function valuePostings(
  { codes, setStart, setValues, values }: Pick<FacetColumn, 'codes' | 'setStart' | 'setValues' | 'values'>,
  count: number,
): Pick<FacetColumn, 'valueStart' | 'valueDocs'> {
  const valueStart = new Uint32Array(values.length + 1);
  const each = (visit: (value: number, doc: number) => void) => {
    for (let doc = 0; doc < count; doc++) {
      const code = codes[doc] ?? 0;
      for (let at = setStart[code] ?? 0; at < (setStart[code + 1] ?? 0); at++) visit(setValues[at] ?? 0, doc);
    }
  };
  each((value) => {
    valueStart[value + 1] = (valueStart[value + 1] ?? 0) + 1;
  });
  for (let value = 0; value < values.length; value++) {
    valueStart[value + 1] = (valueStart[value + 1] ?? 0) + (valueStart[value] ?? 0);
  }
  const next = valueStart.slice();
  const valueDocs = new Uint32Array(valueStart[values.length] ?? 0);
  each((value, doc) => {
    const at = next[value] ?? 0;
    next[value] = at + 1;
    valueDocs[at] = doc;
  });
  return { valueStart, valueDocs };
}

/** Collects the numbers of one attribute. */
export class NumberBuilder {
  readonly #attribute: string;
  readonly #first: Float64Array;
  readonly #more = new Map<number, number[]>();

  constructor(attribute: string, count: number) {
    this.#attribute = attribute;
    this.#first = new Float64Array(count).fill(Number.NaN);
  }

  add(doc: number, value: number): void {
    if (Number.isNaN(this.#first[doc])) {
      this.#first[doc] = value;
      return;
    }
    const more = this.#more.get(doc);
    if (more === undefined) this.#more.set(doc, [value]);
    else more.push(value);
  }

  finish(order: Uint32Array): NumberColumn {
    const values = Float64Array.from(order, (old) => this.#first[old] ?? Number.NaN);
    if (this.#more.size === 0) return { attribute: this.#attribute, values, manyStart: null, manyValues: null };
    const manyStart = new Uint32Array(order.length + 1);
    const many: number[] = [];
    for (let doc = 0; doc < order.length; doc++) {
      const first = values[doc] ?? Number.NaN;
      if (!Number.isNaN(first)) many.push(first, ...(this.#more.get(order[doc] ?? 0) ?? []));
      manyStart[doc + 1] = many.length;
    }
    return { attribute: this.#attribute, values, manyStart, manyValues: Float64Array.from(many) };
  }
}

/** Collects what records are ordered by; the first value of a record counts. */
export class OrderBuilder {
  readonly #attribute: string;
  readonly #numbers: Float64Array;
  readonly #texts = new Map<number, string>();

  constructor(attribute: string, count: number) {
    this.#attribute = attribute;
    this.#numbers = new Float64Array(count).fill(Number.NaN);
  }

  add(doc: number, value: string | number | boolean): void {
    if (!Number.isNaN(this.#numbers[doc]) || this.#texts.has(doc)) return;
    if (typeof value === 'string') this.#texts.set(doc, value);
    else this.#numbers[doc] = Number(value);
  }

  finish(order: Uint32Array): OrderColumn {
    const numbers = Float64Array.from(order, (old) => this.#numbers[old] ?? Number.NaN);
    const texts = this.#texts.size === 0 ? null : Array.from(order, (old) => this.#texts.get(old) ?? null);
    return { attribute: this.#attribute, numbers, texts };
  }
}
