import { z } from 'zod';

type Parts = Readonly<Record<string, z.ZodType>>;
type Composed<P extends Parts> = { [Name in keyof P]: z.output<P[Name]> };

/** One schema of several that read the same environment; the issues of all of them are told together. */
export function composeSettings<P extends Parts>(parts: P): z.ZodType<Composed<P>, unknown> {
  return z.unknown().transform((environment, context) => {
    const composed: Record<string, unknown> = {};
    for (const [name, schema] of Object.entries(parts)) {
      const read = schema.safeParse(environment);
      if (read.success) composed[name] = read.data;
      else for (const { path, message } of read.error.issues) context.addIssue({ code: 'custom', path, message });
    }
    return composed as Composed<P>;
  });
}
