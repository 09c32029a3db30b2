import type { FragmentUse } from '@umbral/protocol/release/release-contract.ts';
import type { JsonSchema } from '@umbral/protocol/schema/json-schema.ts';
import { findMisfits } from '../schema/subset.ts';
import type { Refusal } from '../verdict.ts';
import { bothWays, type Handover, type PairRule, placeOf } from './pairing.ts';
import { fieldName, wayOutOfGiver, wayOutOfReader } from './topics.ts';

/** Whoever embeds a fragment finds it, and its owner takes the props that are given. */
export const fragmentsFit: PairRule = (candidate, other) =>
  candidate.app === other.app ? [] : bothWays(candidate, other).flatMap(fragmentRefusals);

function fragmentRefusals({ giver, reader, direction, party }: Handover): readonly Refusal[] {
  const prefix = `${reader.app}/`;
  return giver.contract.embeds
    .filter(({ of }) => of.startsWith(prefix))
    .flatMap((use) => {
      const name = use.of.slice(prefix.length);
      const field = direction === 'gives' ? placeOf('embeds', use.of) : placeOf('offers', name);
      const wanted = reader.contract.offers[name];
      if (!wanted) return [lostFragment(use, { direction, party, field })];
      return propsMisfits(use, wanted).map(
        (fault): Refusal => ({
          rule: 'fragment',
          field: `${field}.props${fault.path}`,
          party,
          direction,
          reason: `${use.of} is embedded in ${use.at}: ${fieldName(fault.path)} ${fault.reason}`,
          wayOut: direction === 'gives' ? wayOutOfGiver(fault, party) : wayOutOfReader(fault, party),
        }),
      );
    });
}

function lostFragment(use: FragmentUse, facts: Pick<Refusal, 'direction' | 'party' | 'field'>): Refusal {
  const { direction, party } = facts;
  return {
    rule: 'fragment',
    ...facts,
    reason: `${use.of} is embedded in ${use.at}, but not offered`,
    wayOut:
      direction === 'gives'
        ? `Release the fragment ${use.of} first, and wait until ${party} is gone.`
        : `Go on offering ${use.of} until ${party} is gone.`,
  };
}

function propsMisfits({ props }: FragmentUse, wanted: JsonSchema) {
  return props ? findMisfits(props, demandsOn(props, wanted)) : [];
}

/** Only what the host's source says can be judged: the demands on what it computes are left out. */
function demandsOn(props: JsonSchema, wanted: JsonSchema): JsonSchema {
  const isWhole = props.additionalProperties === false;
  const judged = (name: string) => props.properties?.[name] !== undefined && !isComputed(props.properties[name]);
  return {
    ...wanted,
    // Of a spread nobody knows what it brings.
    additionalProperties: isWhole ? (wanted.additionalProperties ?? true) : true,
    required: (wanted.required ?? []).filter((name) => isWhole || props.properties?.[name]),
    properties: Object.fromEntries(
      Object.entries(wanted.properties ?? {}).map(([name, schema]) => [name, judged(name) ? schema : {}]),
    ),
    ...(wanted.anyOf ? { anyOf: wanted.anyOf.map((branch) => demandsOn(props, branch)) } : {}),
  };
}

function isComputed(schema: JsonSchema): boolean {
  const { anyOf, properties, type } = schema;
  if (type === 'array') return true;
  if (anyOf) return anyOf.some(isComputed);
  return properties ? Object.values(properties).some(isComputed) : Object.keys(schema).length === 0;
}
