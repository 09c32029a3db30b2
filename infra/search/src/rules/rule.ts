import { z } from 'zod';

const condition = z.looseObject({
  pattern: z.string().optional(),
  anchoring: z.enum(['is', 'startsWith', 'endsWith', 'contains']).optional(),
  alternatives: z.boolean().optional(),
  context: z.string().optional(),
  filters: z.string().optional(),
});
const edit = z.looseObject({
  type: z.enum(['remove', 'replace']),
  delete: z.string(),
  insert: z.string().optional(),
});
const promotion = z.looseObject({
  objectID: z.string().optional(),
  objectIDs: z.array(z.string()).max(100).optional(),
  position: z.number().int().min(0),
});
const consequence = z.looseObject({
  params: z
    .looseObject({
      query: z
        .union([z.string(), z.looseObject({ remove: z.array(z.string()).optional(), edits: z.array(edit).optional() })])
        .optional(),
      filters: z.string().optional(),
    })
    .optional(),
  promote: z.array(promotion).max(300).optional(),
  filterPromotes: z.boolean().optional(),
  hide: z
    .array(z.looseObject({ objectID: z.string() }))
    .max(50)
    .optional(),
  userData: z.unknown().optional(),
});

/** A rule as clients store it; what is not applied is kept and returned. */
export const ruleSchema = z.looseObject({
  objectID: z.string().min(1),
  conditions: z.array(condition).max(25).optional(),
  /** The one condition of old clients. */
  condition: condition.optional(),
  consequence: consequence.default({}),
  enabled: z.boolean().optional(),
  /** Seconds; the rule holds in any of these times. */
  validity: z.array(z.looseObject({ from: z.number(), until: z.number() })).optional(),
  description: z.string().optional(),
});

export type StoredRule = z.infer<typeof ruleSchema>;
export type RuleCondition = z.infer<typeof condition>;
export type QueryEdit = z.infer<typeof edit>;
