import { z } from 'zod';

/** Row number of an entity, in a path or a query. */
export const id = z.coerce.number<number>().int().positive().max(2_147_483_647);
export const idParams = z.object({ id });
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(160);
export const slugParams = z.object({ slug });

/** A place, type or entity in a path: its row number or its slug, whichever the caller has. */
export const idOrSlug = z
  .string()
  .regex(/^(\d{1,9}|(?=.*[a-z-])[a-z0-9]+(-[a-z0-9]+)*)$/)
  .max(160);

/** One number or a list separated by commas; at most 100, each once. */
export const idList = z
  .string()
  .regex(/^\d{1,9}(,\d{1,9}){0,99}$/)
  .transform((list) => [...new Set(list.split(',').map(Number))]);

/** A switch in a query: a query carries text, so "false" must not count as true. */
export const queryFlag = z.union([z.boolean(), z.stringbool()]);

/** `1` done, `0` refused for a reason that the answer states. */
export const ok = z.literal([0, 1]);
export const acknowledgement = z.object({ ok });
export const outcome = z.object({ ok, message: z.string() });

/** Text of one line, trimmed; control characters are refused, so that it is safe in headers of mail. */
export function line(max: number) {
  return z
    .string()
    .trim()
    .max(max)
    .regex(/^[^\p{Cc}]*$/u);
}

/** The browser's own random key for an anonymous visitor. */
export const userKey = line(80);

/** An answer that is one entity, or a list that is not paged. */
export function dataOf<Schema extends z.ZodType>(schema: Schema) {
  return z.object({ data: schema });
}

/** An answer that is the list of all. */
export function listOf<Schema extends z.ZodType>(schema: Schema) {
  return z.object({ data: z.array(schema) });
}
