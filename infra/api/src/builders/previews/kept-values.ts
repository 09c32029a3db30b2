import type { z } from 'zod';

/** An unfinished part of a form, of whatever shape somebody saved. */
export type Unfinished = Readonly<Record<string, unknown>>;

function isPart(value: unknown): value is Unfinished {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A part of a form; one that is missing or of another shape is empty. */
export function partOf(value: unknown): Unfinished {
  return isPart(value) ? value : {};
}

/** The parts in a list, at most so many. */
export function partsOf(value: unknown, max: number): Unfinished[] {
  return Array.isArray(value) ? value.filter(isPart).slice(0, max) : [];
}

/** A value as the rule of its field makes it, or the stand-in where it breaks the rule. */
export function kept<Schema extends z.ZodType, Other>(
  schema: Schema,
  value: unknown,
  standIn: Other,
): z.output<Schema> | Other {
  const { success, data } = schema.safeParse(value);
  return success ? data : standIn;
}

/** The entries of a list that keep the rule of an entry, each once by its key. */
export function keptEntries<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  keyOf: (entry: z.output<Schema>) => string,
  max: number,
): z.output<Schema>[] {
  const entries = (Array.isArray(value) ? value : []).flatMap((entry) => {
    const { success, data } = schema.safeParse(entry);
    return success ? [data] : [];
  });
  return [...new Map(entries.toReversed().map((entry) => [keyOf(entry), entry])).values()].toReversed().slice(0, max);
}
