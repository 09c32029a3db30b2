import { topicDataSchema } from '@umbral/protocol/events/topic-data-schema.ts';
import { type CallContract, contractFormat, type ReleaseContract } from '@umbral/protocol/release/release-contract.ts';
import { appNameSchema } from '@umbral/protocol/routes/app-name-schema.ts';
import { declaredScreenSchema } from '@umbral/protocol/routes/declared-route-schema.ts';
import type { JsonSchema } from '@umbral/protocol/schema/json-schema.ts';
import { slimSchema } from '@umbral/protocol/schema/slim-schema.ts';
import { settingsDataSchema } from '@umbral/protocol/settings/setting-schema.ts';
import { z } from 'zod';

const jsonType = z.enum(['string', 'number', 'integer', 'boolean', 'null', 'array', 'object']);
/** Each of them is compared by itself with all that is within, so none is named twice. */
const jsonTypes = z.array(jsonType).refine((types) => new Set(types).size === types.length);
const scalar = z.union([z.string(), z.number(), z.boolean(), z.null()]);

/** A keyword that the gate does not understand makes the contract unreadable: it must not be passed over. */
const jsonSchema: z.ZodType<JsonSchema> = z.lazy(() =>
  z.strictObject({
    $ref: z.string().optional(),
    $defs: z.record(z.string(), jsonSchema).optional(),
    type: z.union([jsonType, jsonTypes]).optional(),
    const: scalar.optional(),
    enum: z.array(scalar).optional(),
    anyOf: z.array(jsonSchema).optional(),
    oneOf: z.array(jsonSchema).optional(),
    allOf: z.array(jsonSchema).optional(),
    not: z.strictObject({}).optional(),
    minimum: z.number().optional(),
    maximum: z.number().optional(),
    exclusiveMinimum: z.number().optional(),
    exclusiveMaximum: z.number().optional(),
    multipleOf: z.number().optional(),
    minLength: z.number().optional(),
    maxLength: z.number().optional(),
    pattern: z.string().optional(),
    format: z.string().optional(),
    items: z.union([z.boolean(), jsonSchema]).optional(),
    prefixItems: z.array(jsonSchema).optional(),
    minItems: z.number().optional(),
    maxItems: z.number().optional(),
    properties: z.record(z.string(), jsonSchema).optional(),
    required: z.array(z.string()).optional(),
    additionalProperties: z.union([z.boolean(), jsonSchema]).optional(),
    propertyNames: jsonSchema.optional(),
  }),
) as z.ZodType<JsonSchema>;

/** Titles and the like say nothing about values: whoever wrote them is not refused for it. */
export const writtenSchema = z.preprocess(slimSchema, jsonSchema) as z.ZodType<JsonSchema>;

const yes = z.literal(true).optional();
const topic = z.strictObject({ owner: appNameSchema, schema: writtenSchema, crossTab: yes, declared: yes });
const topics = z.record(z.string(), topic);
const carried = z.record(z.string(), topic.extend({ kind: z.enum(['fact', 'intent']) }));
const bytes = z.int().nonnegative();

const call = z.strictObject({
  method: z.string(),
  path: z.string(),
  params: writtenSchema.optional(),
  query: writtenSchema.optional(),
  body: writtenSchema.optional(),
  response: writtenSchema.optional(),
}) as z.ZodType<CallContract>;

const mostRouteUses = 200;
const routeUse = z.strictObject({
  owner: appNameSchema,
  pattern: z.string().max(200).startsWith('/'),
  at: z.string().max(300),
});
const routeUses = z
  .record(z.string().regex(/^(?:[a-z][a-z0-9-]{1,39}\/)?[a-z][A-Za-z0-9-]{0,59}$/), routeUse)
  .refine((uses) => Object.keys(uses).length <= mostRouteUses, `links lead to ${mostRouteUses} routes at most`);

const mostNames = 300;
const hostNames = z.record(z.string().max(200), z.array(z.string().max(100)).max(mostNames));

/** The contract of a version as its manifest carries it: read with this wherever a manifest comes in. */
export const releaseContract = z.strictObject({
  format: z.literal(contractFormat),
  publishes: topics,
  hears: topics,
  asks: topics,
  handles: topics,
  carries: carried,
  reads: z.array(z.enum(['screens', 'topics', 'successors', 'settings'])).optional(),
  topics: z.record(z.string(), topicDataSchema).optional(),
  settings: settingsDataSchema.optional(),
  offers: z.record(z.string(), writtenSchema),
  embeds: z.array(z.strictObject({ of: z.string(), at: z.string(), props: writtenSchema.optional() })),
  calls: z.record(z.string(), call),
  shared: z.record(z.string(), z.string()),
  gives: hostNames.optional(),
  takes: hostNames.optional(),
  packages: z.record(z.string(), z.string()),
  routes: z.array(
    z.strictObject({
      key: z.string(),
      pattern: z.string(),
      owner: appNameSchema,
      screen: declaredScreenSchema.optional(),
    }),
  ),
  uses: z.strictObject({ routes: routeUses }).optional(),
  styles: z.array(z.string()),
  globals: z.array(z.string()),
  bytes: z.strictObject({
    entry: bytes,
    groups: z.record(z.string(), z.strictObject({ js: bytes, css: bytes })),
  }),
}) as z.ZodType<ReleaseContract>;

/** What the backend answers to, by operation. */
export const apiContract = z.record(z.string(), call);
export type ApiContract = Readonly<Record<string, CallContract>>;
