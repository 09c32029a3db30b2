import type { DeclaredTopics } from '@umbral/protocol/events/declared-topic.ts';
import type { OwnedTopicData } from '@umbral/protocol/events/topic-data.ts';
import type { RemoteName } from '@umbral/protocol/routes/owners.ts';
import type { JsonSchema } from '@umbral/protocol/schema/json-schema.ts';
import * as z from 'zod';

/** What an application declares as a document has it: for the bus of a test. */
export function topicsAsData(app: RemoteName, topics: DeclaredTopics): Readonly<Record<string, OwnedTopicData>> {
  const rows = Object.entries(topics).map(([topic, { of: owner = app, schema, ...row }]) => [
    topic,
    { ...row, owner, schema: z.toJSONSchema(schema) as JsonSchema },
  ]);
  return Object.fromEntries(rows);
}
