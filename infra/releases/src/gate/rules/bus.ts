import type { TopicContract } from '@umbral/protocol/release/release-contract.ts';
import { closedSchema } from '@umbral/protocol/schema/closed-schema.ts';
import { nameOf, type Version } from '../../living/world.ts';
import { findMisfits } from '../schema/subset.ts';
import type { Direction, Refusal } from '../verdict.ts';
import { type PairRule, placeOf } from './pairing.ts';
import { wayOutOfGiver, wayOutOfReader } from './topics.ts';

/**
 * The shell's bus lets pass what every remote gives, and strips no field that a reader cannot do without. Topics that
 * remotes declare it takes from their manifests: there readers and owners are compared (`topics.ts`).
 */
export const busCarries: PairRule = (candidate, other) => {
  if (candidate.app === 'shell' && other.app !== 'shell') return carriedRefusals(candidate, other, candidate);
  if (other.app === 'shell' && candidate.app !== 'shell') return carriedRefusals(other, candidate, candidate);
  return [];
};

function carriedRefusals(shell: Version, remote: Version, candidate: Version): readonly Refusal[] {
  const party = nameOf(candidate === shell ? remote : shell);
  const { publishes, asks, hears, handles } = remote.contract;
  const given = sections({ publishes, asks }).flatMap(({ section, topic, schema }) => {
    const carried = shell.contract.carries[topic];
    const place = placeOf(candidate === shell ? 'carries' : section, topic);
    const direction: Direction = candidate === shell ? 'takes' : 'gives';
    if (!carried) return [unknownTopic(topic, place, direction, shell, party)];
    return findMisfits(schema, carried.schema).map(
      (fault): Refusal => ({
        rule: 'bus',
        field: `${place}${fault.path}`,
        party,
        direction,
        reason: `${topic}${fault.path} ${fault.reason} by the bus of ${nameOf(shell)}, which drops such events`,
        wayOut: direction === 'gives' ? wayOutOfGiver(fault, party) : wayOutOfReader(fault, party),
      }),
    );
  });
  return [...given, ...sections({ hears, handles }).flatMap((read) => strippedFields(shell, candidate, party, read))];
}

interface SectionTopic {
  readonly section: string;
  readonly topic: string;
  readonly schema: TopicContract['schema'];
}

function sections(all: Readonly<Record<string, Readonly<Record<string, TopicContract>>>>): SectionTopic[] {
  return Object.entries(all).flatMap(([section, topics]) =>
    Object.entries(topics).flatMap(([topic, { schema, declared }]) => (declared ? [] : [{ section, topic, schema }])),
  );
}

function unknownTopic(topic: string, field: string, direction: Direction, shell: Version, party: string): Refusal {
  return {
    rule: 'bus',
    field,
    party,
    direction,
    reason: `the bus of ${nameOf(shell)} does not know ${topic}`,
    wayOut:
      direction === 'gives'
        ? `Declare ${topic} in the src/topics.ts of its owner; the shell's own stand in the catalogue of a shell that is released first.`
        : `Keep ${topic} among the former topics, or in the catalogue, until ${party} is gone.`,
  };
}

function strippedFields(shell: Version, candidate: Version, party: string, read: SectionTopic): readonly Refusal[] {
  const carried = shell.contract.carries[read.topic];
  const isShell = candidate === shell;
  const place = placeOf(isShell ? 'carries' : read.section, read.topic);
  const direction: Direction = isShell ? 'gives' : 'takes';
  if (!carried) return [unknownTopic(read.topic, place, direction === 'gives' ? 'takes' : 'gives', shell, party)];
  return findMisfits(closedSchema(carried.schema), read.schema)
    .filter(({ kind }) => kind === 'never-given')
    .map(
      (fault): Refusal => ({
        rule: 'bus',
        field: `${place}${fault.path}`,
        party,
        direction,
        reason: `${read.topic}${fault.path} is required, but the bus of ${nameOf(shell)} strips it`,
        wayOut: isShell ? wayOutOfGiver(fault, party) : wayOutOfReader(fault, party),
      }),
    );
}
