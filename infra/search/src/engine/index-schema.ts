/** One key of an order: ascending or descending by an attribute. */
export interface OrderKey {
  attribute: string;
  isDescending: boolean;
}

/**
 * What a segment must be able to answer: the union over an index and its replicas. Plain data, because it travels to
 * the building thread.
 */
export interface IndexSchema {
  /** Facet attributes; one that holds an object stands for everything below it. */
  facets: string[];
  /** Searchable attributes, or null for all. */
  searchable: string[] | null;
  /** Attributes that numeric filters may name, or null for all. Numbers of facets are kept besides. */
  numeric: string[] | null;
  /** Orders to prepare: each ends with the objectID as the last word. */
  orders: OrderKey[][];
}

/** Names an order, for example `desc(price),asc(rank)`. */
export function orderName(keys: readonly OrderKey[]): string {
  return keys.map((key) => `${key.isDescending ? 'desc' : 'asc'}(${key.attribute})`).join(',');
}

/** Whether `path` is `declared` or lies below it. */
export function isWithin(path: string, declared: string): boolean {
  return path === declared || path.startsWith(`${declared}.`);
}
