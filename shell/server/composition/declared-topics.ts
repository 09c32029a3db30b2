import { isDeepStrictEqual } from 'node:util';
import { catalogue } from '@umbral/protocol/events/catalogue.ts';
import { faultOfTopicName, mostDeclaredTopics } from '@umbral/protocol/events/declared-topic.ts';
import { formerTopics } from '@umbral/protocol/events/former-topics.ts';
import type { OwnedTopicData } from '@umbral/protocol/events/topic-data.ts';
import { type Artifact, UnfitArtifact } from '../artifacts/artifact.ts';

type Topics = Readonly<Record<string, OwnedTopicData>>;

const ofShell = new Map<string, { readonly owner: string }>(Object.entries({ ...catalogue, ...formerTopics }));

/**
 * The topics that a version declares in its signed manifest, with it as their owner, but for those that every shell has
 * just so; throws `UnfitArtifact` for one that cannot be. Whose a topic is, the registry has asked.
 */
export function declaredTopics({ app, version, manifest }: Pick<Artifact, 'app' | 'version' | 'manifest'>): Topics {
  const declared = Object.entries(manifest.contract?.topics ?? {});
  if (declared.length > mostDeclaredTopics)
    throw new UnfitArtifact(`${app} ${version} declares ${declared.length} topics`);
  const rows = declared.map(([topic, data]) => {
    const owner = ofShell.get(topic)?.owner ?? app;
    const fault = owner === app ? faultOfTopicName(topic) : `it is ${owner}'s`;
    if (fault !== undefined) throw new UnfitArtifact(`${app} ${version} declares ${topic}, but ${fault}`);
    return [topic, { ...data, owner: app }] as const;
  });
  return Object.fromEntries(rows.filter(([topic, data]) => !isDeepStrictEqual(data, formerTopics[topic])));
}
