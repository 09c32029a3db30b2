import { faultOfTopicName, mostDeclaredTopics } from '@umbral/protocol/events/declared-topic.ts';
import { topicDataSchema } from '@umbral/protocol/events/topic-data-schema.ts';
import { z } from 'zod';
import type { Manifest } from '../registry/manifest-schema.ts';
import { RegistryRefusal } from '../registry/registry-refusal.ts';

const declaring = z.looseObject({ contract: z.looseObject({ topics: z.record(z.string(), z.unknown()) }) });

/** Refuses a version that declares topics which no shell could read, and says which and why. */
export function requireSoundTopics(manifest: Manifest): void {
  const topics = Object.entries(declaring.safeParse(manifest).data?.contract.topics ?? {});
  if (topics.length > mostDeclaredTopics) {
    refuse(manifest, `declares ${topics.length} topics, more than ${mostDeclaredTopics}`);
  }
  for (const [topic, data] of topics) {
    const fault = faultOfTopicName(topic) ?? topicDataSchema.safeParse(data).error?.issues[0]?.message;
    if (fault !== undefined) refuse(manifest, `declares the topic ${topic}, but ${fault}`, { topic });
  }
}

function refuse({ app, version }: Manifest, fault: string, facts: Readonly<Record<string, unknown>> = {}): never {
  throw new RegistryRefusal('invalid-input', `${app} ${version} ${fault}.`, facts);
}
