import { isDeepStrictEqual } from 'node:util';
import { catalogue, type Fact, type Intent } from '@umbral/protocol/events/catalogue.ts';
import type { DeclaredFact, DeclaredIntent, DeclaredTopics } from '@umbral/protocol/events/declared-topic.ts';
import { faultOfTraits, type TopicData } from '@umbral/protocol/events/topic-data.ts';
import type { AppName } from '@umbral/protocol/release/artifact.ts';
import type * as z from 'zod/mini';
import { topicSchema } from '../payloads/topic-data.ts';
import type { TopicsFile } from './topics-file.ts';

/** A topic that sources may name. */
export interface KnownTopic {
  readonly kind: 'fact' | 'intent';
  readonly owner: AppName;
  readonly schema: z.ZodMiniType;
  readonly crossTab?: boolean | undefined;
  readonly isDeclared?: boolean;
}

/** What one file says of a topic. */
interface Declaration {
  readonly path: string;
  readonly owner: AppName;
  readonly row: DeclaredFact | DeclaredIntent;
}

/**
 * The topics of the catalogue, those that an application declares, and those of the packages that it has a module of. Its
 * own word counts for what it owns; of another's topic all files say the same.
 */
export function knownTopics(
  app: AppName,
  own: TopicsFile,
  packages: readonly TopicsFile[] = [],
): ReadonlyMap<string, KnownTopic> {
  const said = new Map<string, Declaration>();
  for (const { path, topics } of [own, ...packages]) {
    for (const [topic, row] of Object.entries(topics)) {
      if (row.of === undefined && path !== own.path) throw new Error(`${path} does not say whose topic ${topic} is`);
      const declaration = { path, owner: row.of ?? app, row };
      const first = said.get(topic);
      if (first) requireSame(topic, first, declaration);
      else said.set(topic, declaration);
    }
  }
  const rows = [...said].map(([topic, { owner, row }]): [string, KnownTopic] => [
    topic,
    { ...row, owner, isDeclared: true },
  ]);
  return new Map([...Object.entries<Fact | Intent>(catalogue), ...rows]);
}

function requireSame(topic: string, first: Declaration, other: Declaration): void {
  const isOwnersWord = first.row.of === undefined && first.owner === other.owner;
  if (isOwnersWord || isDeepStrictEqual(writtenOut(topic, first), writtenOut(topic, other))) return;
  throw new Error(
    `${first.path} says something else of ${topic} than ${other.path}, whose parts are in this build: take the row away there, or say the same`,
  );
}

/** As JSON: an absent trait is one that is not said, lists of a schema have no order, and who handles an intent is its owner's word. */
function writtenOut(topic: string, { owner, row }: Declaration): unknown {
  const { of: _, schema, ...traits } = row;
  const said = { ...traits, handledBy: undefined, owner, schema: topicSchema(topic, schema) };
  const text = JSON.stringify(said, (key, value: unknown) =>
    (key === 'required' || key === 'enum') && Array.isArray(value) ? value.toSorted() : value,
  );
  return JSON.parse(text);
}

/**
 * Those that are the remote's own, as data; an intent that a fragment handles must name one that there is, and what is
 * personal stays in its tab.
 */
export function ownTopics(declared: DeclaredTopics, fragments: readonly string[]): Readonly<Record<string, TopicData>> {
  const own = Object.entries(declared).filter(([, { of }]) => of === undefined);
  for (const [topic, row] of own) {
    const handler = row.kind === 'intent' ? row.handledBy : undefined;
    if (handler !== undefined && !fragments.includes(handler))
      throw new Error(`${topic}: there is no fragment ${handler}`);
  }
  return Object.fromEntries(
    own.map(([topic, { of: _, ...row }]) => {
      const fault = faultOfTraits(row);
      if (fault !== undefined) throw new Error(`${topic}: ${fault}`);
      return [topic, { ...row, schema: topicSchema(topic, row.schema) }];
    }),
  );
}
