import { z } from 'zod';

const page = z.coerce.number<number>().int().min(1).max(10_000).default(1);

/** Page numbers start at 1. */
export const pageQuery = pageQueryOf(24);

/** The same with another page size when the caller names none. */
export function pageQueryOf(size: number) {
  return z.object({ items_by_page: z.coerce.number<number>().int().min(1).max(100).default(size), page });
}

/** One page of a list and how long the list is. */
export function pageOf<Schema extends z.ZodType>(schema: Schema) {
  return z.object({
    data: z.array(schema),
    total: z.int(),
    page: z.int(),
    items_by_page: z.int(),
    pages: z.int(),
  });
}
