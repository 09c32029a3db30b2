/** A part of the filter sheet. Chips and letters keep the filters of one part together, each in an order of its own. */
export type FilterSection =
  | 'text'
  | 'place'
  | 'near'
  | 'kind'
  | 'price'
  | 'means'
  | 'measure'
  | 'area'
  | 'strata'
  | 'statuses'
  | 'criteria'
  | 'switch'
  | 'map';

/** What every filter has. */
interface Named {
  readonly key: string;
  /** Its name in calls and in stored searches. It is kept for ever: alerts hold it. */
  readonly wire: string;
  /** Its key in the query of an address, never renamed; absent where no address says it by itself. */
  readonly query?: string;
  readonly section: FilterSection;
  /** Alerts know it, calls for plants do not. */
  readonly alertsOnly?: true;
}

/** A filter of an attribute of the record. */
interface OfRecord extends Named {
  /** Where the record of the index holds what is compared. */
  readonly attribute: string;
  /** Where it holds the name that people read, if counts are told by name. */
  readonly counted?: string;
}

/** The values of a closed set, and the words that addresses have for them; the value itself where there are none. */
interface OfValues extends OfRecord {
  readonly values: readonly (string | number)[];
  readonly slugs?: Readonly<Record<string, string>>;
}

/** One value of a closed set; `open` where a path may name one that does not exist. */
export interface ChoiceShape extends OfValues {
  readonly kind: 'choice';
  readonly open?: true;
}

/** Several values of a closed set: a home has any of them, all of them, or none of them. */
export interface ManyShape extends OfValues {
  readonly kind: 'many';
  readonly match: 'any' | 'all' | 'none';
}

/** The slug of something that the market names: a place, a fair. */
export interface SlugShape extends OfRecord {
  readonly kind: 'slug';
}

/** Two ends, each of which may be open and none of which is above `most`. */
export interface RangeShape extends OfRecord {
  readonly kind: 'range';
  readonly unit: 'pesos' | 'm2';
  readonly most: number;
}

/**
 * A small number, exactly, at least or at most; an address says none above `most`, the form offers the numbers up to
 * `offered`. With `none` it may be zero: no parking place.
 */
export interface CountShape extends OfRecord {
  readonly kind: 'count';
  readonly none?: true;
  readonly most: number;
  readonly offered: number;
}

/** On or off: the attribute is true, or it is a number above `above`. */
export interface ToggleShape extends OfRecord {
  readonly kind: 'toggle';
  readonly above?: number;
}

/** What is no attribute by itself; each of these kinds has one filter. */
export interface OtherShape extends Named {
  readonly kind: 'text' | 'abroad' | 'places' | 'near' | 'reach' | 'monthly' | 'upfront' | 'areas' | 'box';
}

/** A row of the table of filters. */
export type FilterShape = ChoiceShape | ManyShape | SlugShape | RangeShape | CountShape | ToggleShape | OtherShape;
