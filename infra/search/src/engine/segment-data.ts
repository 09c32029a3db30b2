import type { PrefixPostings } from './prefix-postings.ts';
import type { Vocabulary } from './text/vocabulary.ts';

/** The narrowest array that holds the codes of a column. */
export type Codes = Uint8Array | Uint16Array | Uint32Array;

/**
 * A dictionary-encoded facet. A record holds the code of its distinct set of values (code 0 is the empty set), so that
 * equality, OR, NOT and several values are one table lookup, and counting is one pass over one array.
 */
export interface FacetColumn {
  attribute: string;
  values: string[];
  codes: Codes;
  /** The values of set s are `setValues[setStart[s] .. setStart[s + 1]]`. */
  setStart: Uint32Array;
  setValues: Uint32Array;
  /** The records of value v are `valueDocs[valueStart[v] .. valueStart[v + 1]]`, ascending. */
  valueStart: Uint32Array;
  valueDocs: Uint32Array;
  /** Whether some record has more than one value. */
  isMulti: boolean;
}

/** Numbers of an attribute; NaN where a record has none. Several numbers per record stand in `manyValues`. */
export interface NumberColumn {
  attribute: string;
  values: Float64Array;
  manyStart: Uint32Array | null;
  manyValues: Float64Array | null;
}

/** What records are ordered by: numbers (booleans are 0 and 1) and texts; both absent means last. */
export interface OrderColumn {
  attribute: string;
  numbers: Float64Array;
  texts: (string | null)[] | null;
}

/** Places: entries sorted by grid cell, on the unit sphere, several per record allowed. */
export interface GeoColumn {
  entryDoc: Uint32Array;
  lat: Float64Array;
  lng: Float64Array;
  x: Float64Array;
  y: Float64Array;
  z: Float64Array;
  cells: Float64Array;
  cellStart: Uint32Array;
  docStart: Uint32Array;
  docEntries: Uint32Array;
}

/** Words of all searchable attributes. A posting is a record and a place: attribute << 10 | whole << 9 | position. */
export interface TextIndex extends Vocabulary {
  attributes: string[];
  postStart: Uint32Array;
  postDoc: Uint32Array;
  postPlace: Uint16Array | Uint32Array;
  /** The same by record: the words of record d, in order, are `docWord[docWordStart[d] .. docWordStart[d + 1]]`. */
  docWordStart: Uint32Array;
  docWord: Uint16Array | Uint32Array;
  docPlace: Uint16Array | Uint32Array;
  beginnings: PrefixPostings;
}

/** One order of the records: `position` of each record and the records by position. */
export interface RecordOrder {
  key: string;
  position: Uint32Array;
  sorted: Uint32Array;
}

/** An immutable piece of an index as plain data: it can be handed from the building thread without a copy. */
export interface SegmentData {
  count: number;
  /** The records as UTF-8 JSON, one after the other. */
  docs: Uint8Array;
  docStart: Float64Array;
  /** The objectIDs as UTF-8, and an open-addressing table from their hash to record + 1. */
  ids: Uint8Array;
  idStart: Uint32Array;
  idTable: Uint32Array;
  facets: FacetColumn[];
  numbers: NumberColumn[];
  orderColumns: OrderColumn[];
  orders: RecordOrder[];
  geo: GeoColumn | null;
  text: TextIndex;
}

export const PLACE_ATTRIBUTE_SHIFT = 10;
export const PLACE_WHOLE = 1 << 9;
export const PLACE_POSITION = PLACE_WHOLE - 1;

/** 32-bit FNV-1a of bytes, for the objectID table. */
export function hashBytes(bytes: Uint8Array, start: number, end: number): number {
  let hash = 0x811c9dc5;
  for (let i = start; i < end; i++) hash = Math.imul(hash ^ (bytes[i] ?? 0), 0x01000193);
  return hash >>> 0;
}
