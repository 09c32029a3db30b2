/** A page that a caller asks for; numbers start at 1. */
export interface PageRequest {
  readonly number: number;
  readonly size: number;
}

/** A page as calls answer it. */
export interface Page<Item> {
  data: Item[];
  total: number;
  page: number;
  items_by_page: number;
  pages: number;
}

/** The wire's names of a page request. */
export function toPageRequest(query: { page: number; items_by_page: number }): PageRequest {
  return { number: query.page, size: query.items_by_page };
}

/** Puts the rows of a page together with the length of the whole list. */
export function pageOfRows<Item>(data: Item[], total: number, { number, size }: PageRequest): Page<Item> {
  return { data, total, page: number, items_by_page: size, pages: Math.ceil(total / size) };
}
