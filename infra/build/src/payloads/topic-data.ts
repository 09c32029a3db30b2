import { isDeepStrictEqual } from 'node:util';
import { catalogue, type Fact, type Intent } from '@umbral/protocol/events/catalogue.ts';
import { formerTopics } from '@umbral/protocol/events/former-topics.ts';
import type { OwnedTopicData } from '@umbral/protocol/events/topic-data.ts';
import { faultOfTopicSchema } from '@umbral/protocol/events/topic-schema.ts';
import { closedSchema } from '@umbral/protocol/schema/closed-schema.ts';
import type { JsonSchema } from '@umbral/protocol/schema/json-schema.ts';
import * as z from 'zod';
import { givenSchema, writtenOutSchema } from './payload-schema.ts';

/** The catalogue as data, which browsers read instead of its schemas. */
export function catalogueData(): Readonly<Record<string, OwnedTopicData>> {
  return Object.fromEntries(Object.entries(catalogue).map(([topic, row]) => [topic, dataOf(topic, row)]));
}

/** What the bus of a release knows of itself: to read an integer is to read a safe one, so bounds that say no more go. */
export function busTopicsData(): Readonly<Record<string, OwnedTopicData>> {
  const isSafeBound = (value: unknown) => typeof value === 'number' && Math.abs(value) === Number.MAX_SAFE_INTEGER;
  const text = JSON.stringify({ ...catalogueData(), ...formerTopics }, (_, value: unknown) =>
    isSafeBound(value) ? undefined : value,
  );
  return JSON.parse(text);
}

function dataOf(topic: string, row: Fact | Intent): OwnedTopicData {
  const { kind, owner, personal } = row;
  const isRetained = row.kind === 'fact' && row.retained;
  const isCrossTab = row.kind === 'fact' && row.crossTab;
  return {
    kind,
    owner,
    ...(isRetained ? { retained: true } : {}),
    ...(isCrossTab ? { crossTab: true } : {}),
    ...(personal ? { personal: true } : {}),
    schema: topicSchema(topic, row.schema),
  };
}

/** The schema of a topic as browsers read it; throws for one that says what they could not. */
export function topicSchema(topic: string, schema: z.core.$ZodType): JsonSchema {
  const written = writtenOutSchema(schema);
  const fault = faultOfReading(schema, written) ?? faultOfTopicSchema(written);
  if (fault !== undefined) throw new Error(`${topic}: ${fault}`);
  return written;
}

/** What JSON Schema is silent about: browsers would read such a payload otherwise than the schema. */
function faultOfReading(schema: z.core.$ZodType, written: JsonSchema): string | undefined {
  if (hasFlags(schema)) return 'payload has a pattern with flags, which JSON Schema cannot say';
  const isUnchanged = isDeepStrictEqual(closedSchema(written), givenSchema(schema, 'output', 'inline'));
  return isUnchanged ? undefined : 'payload is changed while it is read: a topic has no defaults and no transforms';
}

function hasFlags(schema: z.core.$ZodType): boolean {
  const patterns: unknown[] = [];
  z.toJSONSchema(schema, {
    unrepresentable: 'any',
    override({ zodSchema }) {
      for (const check of zodSchema._zod.def.checks ?? []) {
        if ('pattern' in check._zod.def) patterns.push(check._zod.def.pattern);
      }
    },
  });
  return patterns.some((pattern) => pattern instanceof RegExp && pattern.flags !== '');
}
