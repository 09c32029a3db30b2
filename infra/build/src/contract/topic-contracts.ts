import { catalogue, type Topic } from '@umbral/protocol/events/catalogue.ts';
import type { CarriedTopic, ReleaseContract, TopicContract } from '@umbral/protocol/release/release-contract.ts';
import { acceptedSchema, givenSchema } from '../payloads/payload-schema.ts';
import type { BusUses } from './bus-uses.ts';

type Topics = Pick<ReleaseContract, 'publishes' | 'hears' | 'asks' | 'handles'>;

/** The topics that a version uses, each with its payload as this version's catalogue has it. */
export function topicContracts({ publishes, hears, asks, handles }: BusUses): Topics {
  return {
    publishes: contractsOf(publishes, 'given'),
    hears: contractsOf(hears, 'accepted'),
    asks: contractsOf(asks, 'given'),
    handles: contractsOf(handles, 'accepted'),
  };
}

/** Every topic of the catalogue, as the shell's bus parses it. */
export function carriedTopics(): Readonly<Record<string, CarriedTopic>> {
  const rows = Object.entries(catalogue).map(([topic, { kind }]) => {
    const contract = contractOf(topic as Topic, 'accepted');
    return [topic, { kind, ...contract }] as const;
  });
  return Object.fromEntries(rows);
}

function contractsOf(topics: ReadonlySet<string>, side: 'given' | 'accepted'): Record<string, TopicContract> {
  const rows = [...topics]
    .sort()
    .flatMap((topic) => (isTopic(topic) ? [[topic, contractOf(topic, side)] as const] : []));
  return Object.fromEntries(rows);
}

function isTopic(text: string): text is Topic {
  return text in catalogue;
}

function contractOf(topic: Topic, side: 'given' | 'accepted'): TopicContract {
  const row = catalogue[topic];
  return {
    owner: row.owner,
    schema: side === 'given' ? givenSchema(row.schema, 'output') : acceptedSchema(row.schema),
    ...(row.kind === 'fact' && row.crossTab ? { crossTab: true } : {}),
  };
}
