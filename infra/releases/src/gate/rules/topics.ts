import type { TopicContract } from '@umbral/protocol/release/release-contract.ts';
import { closedSchema } from '@umbral/protocol/schema/closed-schema.ts';
import { nameOf, type Version } from '../../living/world.ts';
import type { Misfit } from '../schema/misfit.ts';
import { findMisfits } from '../schema/subset.ts';
import type { Refusal } from '../verdict.ts';
import { bothWays, type Handover, type PairRule, placeOf } from './pairing.ts';

type Topics = Readonly<Record<string, TopicContract>>;

interface TopicKind {
  readonly rule: 'fact' | 'intent';
  readonly given: 'publishes' | 'asks';
  readonly read: 'hears' | 'handles';
}

const facts: TopicKind = { rule: 'fact', given: 'publishes', read: 'hears' };
const intents: TopicKind = { rule: 'intent', given: 'asks', read: 'handles' };

/** What one publishes, the other must be able to read. */
export const factsFit: PairRule = (candidate, other) =>
  bothWays(candidate, other).flatMap((handover) => payloadRefusals(facts, handover));

/**
 * What a tab of one version tells a tab of another, which reads it by its own: here nobody need hear it in the remote
 * itself, as the bus of each tab hands it to everybody there.
 */
export const declaredFactsCrossTabs: PairRule = (candidate, other) => {
  if (candidate.app !== other.app) return [];
  return bothWays(candidate, other).flatMap(({ giver, reader, direction, party }) =>
    Object.entries(giver.contract.topics ?? {}).flatMap(([topic, { crossTab, schema }]) => {
      const wanted = reader.contract.topics?.[topic];
      if (!crossTab || !wanted?.crossTab) return [];
      return findMisfits(closedSchema(schema), wanted.schema).map(
        (fault): Refusal => ({
          rule: 'fact',
          field: `${placeOf('topics', topic)}${fault.path}`,
          party,
          direction,
          reason: `${topic}${fault.path} ${fault.reason} in a tab with ${party}`,
          wayOut: direction === 'gives' ? wayOutOfGiver(fault, party) : wayOutOfReader(fault, party),
        }),
      );
    }),
  );
};

/** What one asks, the other must be able to handle. */
export const intentsFit: PairRule = (candidate, other) =>
  bothWays(candidate, other).flatMap((handover) => payloadRefusals(intents, handover));

function payloadRefusals(kind: TopicKind, handover: Handover): readonly Refusal[] {
  const { giver, reader, direction, party } = handover;
  const given: Topics = giver.contract[kind.given];
  const read: Topics = reader.contract[kind.read];
  const section = direction === 'gives' ? kind.given : kind.read;
  return Object.entries(given).flatMap(([topic, { schema, crossTab }]) => {
    const wanted = read[topic];
    // Two versions of one application meet only across tabs.
    if (!wanted || (giver.app === reader.app && !crossTab)) return [];
    return findMisfits(schema, wanted.schema).map((fault) => ({
      rule: kind.rule,
      field: `${placeOf(section, topic)}${fault.path}`,
      party,
      direction,
      reason: `${topic}${fault.path} ${fault.reason}`,
      wayOut: direction === 'gives' ? wayOutOfGiver(fault, party) : wayOutOfReader(fault, party),
    }));
  });
}

/** What to do when the candidate gives what another version cannot read. */
export function wayOutOfGiver({ kind, path }: Misfit, party: string): string {
  const field = fieldName(path);
  if (kind === 'never-given' || kind === 'maybe-absent') return `Keep giving ${field} until ${party} is gone.`;
  if (kind === 'unknown-field') return `Stop giving ${field}, or wait until ${party} knows it.`;
  return `Keep ${field} as ${party} reads it and give the new form under a new name, or wait until ${party} is gone.`;
}

/** What to do when the candidate wants what another version does not give. */
export function wayOutOfReader({ kind, path }: Misfit, party: string): string {
  const field = fieldName(path);
  if (kind === 'never-given' || kind === 'maybe-absent') {
    return `Make ${field} optional with a default, or release the version that gives it first and wait until ${party} is gone.`;
  }
  return `Accept ${field} as ${party} gives it, beside the new form, until ${party} is gone.`;
}

/** A topic that somebody needs is still given, and a topic that the candidate needs is given by somebody. */
export function topicsAreOwned(candidate: Version, living: readonly Version[]): readonly Refusal[] {
  return [...lostTopics(candidate, living), ...missingTopics(candidate, living)];
}

function lostTopics(candidate: Version, living: readonly Version[]): readonly Refusal[] {
  const others = living.filter(({ app }) => app !== candidate.app);
  return others.flatMap((other) => [
    ...ownedBy(candidate, other.contract.hears)
      .filter((topic) => !candidate.contract.publishes[topic])
      .map(
        (topic): Refusal => ({
          rule: 'fact',
          field: placeOf('publishes', topic),
          party: nameOf(other),
          direction: 'gives',
          reason: `${topic} is not published any more, but ${nameOf(other)} hears it`,
          wayOut: `Go on publishing ${topic} until ${nameOf(other)} is gone.`,
        }),
      ),
    ...ownedBy(candidate, other.contract.asks)
      .filter((topic) => !candidate.contract.handles[topic])
      .map(
        (topic): Refusal => ({
          rule: 'intent',
          field: placeOf('handles', topic),
          party: nameOf(other),
          direction: 'takes',
          reason: `${topic} is not handled any more, but ${nameOf(other)} asks it`,
          wayOut: `Go on handling ${topic} until ${nameOf(other)} is gone.`,
        }),
      ),
  ]);
}

function missingTopics(candidate: Version, living: readonly Version[]): readonly Refusal[] {
  const owners = living.filter(({ app }) => app !== candidate.app);
  return owners.flatMap((owner) => [
    ...ownedBy(owner, candidate.contract.hears)
      // A fact may come from the newest of several versions: no harm while the older ones are silent.
      .filter((topic) => !living.some(({ app, contract }) => app === owner.app && contract.publishes[topic]))
      .map(
        (topic): Refusal => ({
          rule: 'fact',
          field: placeOf('hears', topic),
          party: nameOf(owner),
          direction: 'takes',
          reason: `${topic} is heard, but ${nameOf(owner)} does not publish it`,
          wayOut: `Release a version of ${owner.app} that publishes ${topic} first.`,
        }),
      ),
    ...ownedBy(owner, candidate.contract.asks)
      .filter((topic) => !owner.contract.handles[topic])
      .map(
        (topic): Refusal => ({
          rule: 'intent',
          field: placeOf('asks', topic),
          party: nameOf(owner),
          direction: 'gives',
          reason: `${topic} is asked, but ${nameOf(owner)} does not handle it`,
          wayOut: `Release a version of ${owner.app} that handles ${topic} first, and wait until ${nameOf(owner)} is gone.`,
        }),
      ),
  ]);
}

function ownedBy({ app }: Version, topics: Topics): string[] {
  return Object.entries(topics).flatMap(([topic, { owner }]) => (owner === app ? [topic] : []));
}

/** A path from the payload's root as people say it. */
export function fieldName(path: string): string {
  return path === '' ? 'the payload' : path.replace(/^\./, '');
}
