import { z } from 'zod';

const blankIsAbsent = (value: unknown) => (value === '' ? undefined : value);

/** A variable that may be missing or blank. */
export function optionalSetting<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess(blankIsAbsent, schema.optional());
}
