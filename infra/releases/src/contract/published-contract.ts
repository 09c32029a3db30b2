import { faultOfTopicName } from '@umbral/protocol/events/declared-topic.ts';
import type { TopicData } from '@umbral/protocol/events/topic-data.ts';
import { topicDataSchema } from '@umbral/protocol/events/topic-data-schema.ts';
import { faultOfExtent } from '@umbral/protocol/events/topic-schema.ts';
import type { JsonSchema } from '@umbral/protocol/schema/json-schema.ts';
import { z } from 'zod';
import { writtenSchema } from './release-contract.ts';

/** What others may use of a remote, as the version has it that everybody gets. */
export interface PublishedContract {
  /** Its pages: pattern by key. */
  readonly routes: Readonly<Record<string, string>>;
  /** Topics that stand in no catalogue. */
  readonly topics: Readonly<Record<string, TopicData>>;
  /** Fragments with the schema of their props. */
  readonly offers: Readonly<Record<string, JsonSchema>>;
}

/** The published contracts of one composition by remote; 0 before the first. */
export interface PublishedContracts {
  readonly composition: number;
  readonly remotes: Readonly<Record<string, PublishedContract>>;
}

const routeKey = z.string().regex(/^(?:[a-z][a-z0-9-]{1,39}\/)?[a-z][A-Za-z0-9-]{0,59}$/);
const pattern = z
  .string()
  .max(200)
  .regex(/^\/(?:(?::[A-Za-z]\w*\??|[A-Za-z0-9][A-Za-z0-9._~-]*)(?:\/|$))*$/);
const props = z
  .unknown()
  .refine((schema) => faultOfExtent(schema) === undefined)
  .pipe(writtenSchema);

/** Reads what a portal says of one remote: words that are written into sources, so nothing is taken on trust. */
export const publishedContractSchema: z.ZodType<PublishedContract> = z.object({
  routes: z.record(routeKey, pattern),
  topics: z.record(
    z.string().refine((name) => faultOfTopicName(name) === undefined),
    topicDataSchema,
  ),
  offers: z.record(z.string().regex(/^[a-z][a-z0-9-]{0,59}$/), props),
});
