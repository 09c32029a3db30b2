import { faultOfTopicName, mostDeclaredTopics } from '@umbral/protocol/events/declared-topic.ts';
import type { TopicData } from '@umbral/protocol/events/topic-data.ts';
import { topicDataSchema } from '@umbral/protocol/events/topic-data-schema.ts';
import { z } from 'zod';
import type { Manifest } from '../registry/manifest-schema.ts';
import { RegistryRefusal } from '../registry/registry-refusal.ts';

const declaring = z.looseObject({
  contract: z.looseObject({ topics: z.record(z.string(), z.unknown()) }),
  fragments: z.array(z.string()).optional(),
});

/** Refuses a version that declares topics which no shell could read or nobody could handle, and says which and why. */
export function requireSoundTopics(manifest: Manifest): void {
  const { contract, fragments = [] } = declaring.safeParse(manifest).data ?? {};
  const topics = Object.entries(contract?.topics ?? {});
  if (topics.length > mostDeclaredTopics) {
    refuse(manifest, `declares ${topics.length} topics, more than ${mostDeclaredTopics}`);
  }
  for (const [topic, data] of topics) {
    const { data: sound, error } = topicDataSchema.safeParse(data);
    const fault = faultOfTopicName(topic) ?? error?.issues[0]?.message ?? (sound && faultOfHandler(sound, fragments));
    if (fault !== undefined) refuse(manifest, `declares the topic ${topic}, but ${fault}`, { topic });
  }
}

function faultOfHandler({ handledBy }: TopicData, fragments: readonly string[]): string | undefined {
  const isOffered = handledBy === undefined || fragments.includes(handledBy);
  return isOffered ? undefined : `there is no fragment ${handledBy}`;
}

function refuse({ app, version }: Manifest, fault: string, facts: Readonly<Record<string, unknown>> = {}): never {
  throw new RegistryRefusal('invalid-input', `${app} ${version} ${fault}.`, facts);
}
