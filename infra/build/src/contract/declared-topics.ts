import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { catalogue, type Fact, type Intent } from '@umbral/protocol/events/catalogue.ts';
import { type DeclaredTopics, faultOfTopicName, mostDeclaredTopics } from '@umbral/protocol/events/declared-topic.ts';
import { faultOfTraits, type TopicData } from '@umbral/protocol/events/topic-data.ts';
import type { AppName } from '@umbral/protocol/release/artifact.ts';
import type * as z from 'zod/mini';
import { repositoryRoot } from '../build-target.ts';
import { topicSchema } from '../payloads/topic-data.ts';
import { topicsFile } from '../sources/app-entries.ts';
import type { SourceModule } from '../sources/source-graph.ts';

/** A topic that sources may name. */
export interface KnownTopic {
  readonly kind: 'fact' | 'intent';
  readonly owner: AppName;
  readonly schema: z.ZodMiniType;
  readonly crossTab?: boolean | undefined;
  readonly isDeclared?: boolean;
}

/** What the topics' file of an application declares; nothing where there is none. No module may take its schemas along. */
export async function readDeclaredTopics(folder: string, modules: readonly SourceModule[]): Promise<DeclaredTopics> {
  const path = topicsFile(folder);
  const file = join(repositoryRoot, path);
  if (!existsSync(file)) return {};
  if (modules.some((module) => module.path === path))
    throw new Error(`${path}: import its type alone, the build reads it`);
  const { topics }: { readonly topics?: DeclaredTopics } = await import(pathToFileURL(file).href);
  if (!topics) throw new Error(`${path} exports no topics`);
  for (const topic of Object.keys(topics)) {
    const fault = topic in catalogue ? 'it stands in the catalogue' : faultOfTopicName(topic);
    if (fault !== undefined) throw new Error(`${path} declares ${topic}, but ${fault}`);
  }
  if (Object.keys(topics).length > mostDeclaredTopics)
    throw new Error(`${path} declares more than ${mostDeclaredTopics}`);
  return topics;
}

/** The topics of the catalogue and those that a remote declares. */
export function knownTopics(app: AppName, declared: DeclaredTopics): ReadonlyMap<string, KnownTopic> {
  const rows = Object.entries(declared).map(([topic, row]): [string, KnownTopic] => [
    topic,
    { ...row, owner: row.of ?? app, isDeclared: true },
  ]);
  return new Map([...Object.entries<Fact | Intent>(catalogue), ...rows]);
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
