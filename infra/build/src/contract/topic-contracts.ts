import { catalogue } from '@umbral/protocol/events/catalogue.ts';
import { formerTopics } from '@umbral/protocol/events/former-topics.ts';
import type { CarriedTopic, ReleaseContract, TopicContract } from '@umbral/protocol/release/release-contract.ts';
import { acceptedSchema, givenSchema } from '../payloads/payload-schema.ts';
import type { BusUses } from './bus-uses.ts';
import type { KnownTopic } from './declared-topics.ts';

type Topics = Pick<ReleaseContract, 'publishes' | 'hears' | 'asks' | 'handles'>;

/** The topics that a version uses, each with its payload as the catalogue, the remote itself or a package has it. */
export function topicContracts(
  { publishes, hears, asks, handles }: BusUses,
  known: ReadonlyMap<string, KnownTopic>,
): Topics {
  const contractsOf = (topics: ReadonlySet<string>, side: 'given' | 'accepted') =>
    Object.fromEntries(
      [...topics].sort().flatMap((topic) => {
        const row = known.get(topic);
        return row ? [[topic, contractOf(row, side)] as const] : [];
      }),
    );
  return {
    publishes: contractsOf(publishes, 'given'),
    hears: contractsOf(hears, 'accepted'),
    asks: contractsOf(asks, 'given'),
    handles: contractsOf(handles, 'accepted'),
  };
}

/** Every topic that the bus of a shell has though nobody declares it, as it parses it. */
export function carriedTopics(): Readonly<Record<string, CarriedTopic>> {
  const rows = Object.entries(catalogue).map(([topic, row]) => [
    topic,
    { kind: row.kind, ...contractOf(row, 'accepted') },
  ]);
  const former = Object.entries(formerTopics).map(([topic, { kind, owner, schema, crossTab }]) => [
    topic,
    { kind, owner, schema, ...(crossTab ? { crossTab } : {}) },
  ]);
  return Object.fromEntries([...rows, ...former]);
}

function contractOf(row: KnownTopic, side: 'given' | 'accepted'): TopicContract {
  return {
    owner: row.owner,
    schema: side === 'given' ? givenSchema(row.schema, 'output') : acceptedSchema(row.schema),
    ...(row.kind === 'fact' && row.crossTab ? { crossTab: true } : {}),
    ...(row.isDeclared ? { declared: true } : {}),
  };
}
