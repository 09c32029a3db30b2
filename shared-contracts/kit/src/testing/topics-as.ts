import { type Bus, ownedBus } from '@umbral/protocol/events/create-bus.ts';
import type { DeclaredTopics } from '@umbral/protocol/events/declared-topic.ts';
import type { RemoteName } from '@umbral/protocol/routes/owners.ts';
import { type TopicsBus, topicsOf } from '../remote/use-topics.ts';

/** The bus of a test as one application has it, for topics that somebody declares: `topicsAs<typeof topics>(bus, 'mf-fair')`. */
export function topicsAs<Topics extends DeclaredTopics>(bus: Bus, app: RemoteName): TopicsBus<Topics> {
  return topicsOf<Topics>({ bus: ownedBus(bus, app, 'test') });
}
