import type { ReleaseContract } from '@umbral/protocol/release/release-contract.ts';
import type { JsonSchema } from '@umbral/protocol/schema/json-schema.ts';
import type { World } from '../../living/world.ts';
import { type BreakingChange, breaking } from './breaking-change.ts';
import { contractIn } from './draft-fields.ts';
import type { Change, Draft } from './present-world.ts';

type Contract = Draft<ReleaseContract>;

const topic = 'fair/visited';
const text = { type: 'string' } as const;
const whole = { type: 'integer' } as const;

const shaped = (fields: Readonly<Record<string, JsonSchema>>): JsonSchema => ({
  type: 'object',
  properties: fields,
  required: Object.keys(fields),
});
const closed = (fields: Readonly<Record<string, JsonSchema>>) => ({ ...shaped(fields), additionalProperties: false });

/** mf-fair declares a fact and publishes it, with these fields. */
function declares(contract: Contract, fields: Readonly<Record<string, JsonSchema>>, name = topic): void {
  const given = { owner: 'mf-fair', schema: closed(fields), crossTab: true, declared: true } as const;
  Object.assign(contract.publishes, { [name]: given });
  const data = { kind: 'fact', crossTab: true, schema: shaped(fields) } as const;
  contract.topics = { ...contract.topics, [name]: data as Draft<typeof data> };
}

/** The topics that it speaks of stood in the catalogue. */
export function fromBefore(contract: Contract): void {
  const { publishes, hears, asks, handles } = contract;
  for (const side of [publishes, hears, asks, handles]) for (const row of Object.values(side)) delete row.declared;
  delete contract.topics;
}

/** It gives these fields by the names of halls, the first of them always. */
function declaresRecords(contract: Contract, fields: Readonly<Record<string, JsonSchema>>): void {
  declares(contract, {});
  const recordOf = (one: JsonSchema): JsonSchema => ({
    type: 'object',
    propertyNames: { type: 'string' },
    additionalProperties: { ...one, required: ['day'] },
  });
  const data = { kind: 'fact', crossTab: true, schema: recordOf(shaped(fields)) } as const;
  Object.assign(contract.publishes, {
    [topic]: { owner: 'mf-fair', schema: recordOf(closed(fields)), crossTab: true, declared: true },
  });
  contract.topics = { [topic]: data as Draft<typeof data> };
}

/** Another remote hears it, and reads these fields. */
function hears(contract: Contract, fields: Readonly<Record<string, JsonSchema>>): void {
  Object.assign(contract.hears, { [topic]: { owner: 'mf-fair', schema: shaped(fields), declared: true } });
}

const ofFair = (world: Draft<World>) => declares(contractIn(world, 'mf-fair'), { day: text });
const row = (change: BreakingChange, before: NonNullable<Change['before']>): BreakingChange => ({ ...change, before });

/** Changes of topics that stand in no catalogue, which must be refused. */
export const breakingDeclaredTopics: readonly BreakingChange[] = [
  row(
    breaking(
      'a declared topic beside a shell that reads none',
      'mf-comparator',
      (c) => hears(c, { day: text }),
      'host',
      `hears["${topic}"]`,
      'shell',
    ),
    (world) => {
      fromBefore(contractIn(world, 'mf-comparator'));
      contractIn(world, 'shell').reads = ['screens'];
    },
  ),
  row(
    breaking(
      'a shell that reads declared topics no more',
      'shell',
      (c) => void delete c.reads,
      'host',
      'reads',
      'mf-fair',
    ),
    ofFair,
  ),
  row(
    breaking(
      'a declared page beside a shell that reads none',
      'mf-fair',
      (c) =>
        void c.routes.push({
          key: 'fair/insurance',
          pattern: '/seguros/:city?',
          owner: 'mf-fair',
          screen: { layout: 'default', robots: 'noindex' },
        }),
      'host',
      'routes["fair/insurance"]',
      'shell',
    ),
    (world) => {
      contractIn(world, 'shell').reads = ['topics'];
    },
  ),
  row(
    breaking(
      'a declared fact that its hearer cannot read',
      'mf-fair',
      (c) => declares(c, { day: whole }),
      'fact',
      `publishes["${topic}"].day`,
      'mf-search',
    ),
    (world) => {
      ofFair(world);
      hears(contractIn(world, 'mf-search'), { day: text });
    },
  ),
  row(
    breaking(
      'a declared fact that another tab reads as it was',
      'mf-fair',
      (c) => declares(c, { day: whole }),
      'fact',
      `topics["${topic}"].day`,
      'mf-fair',
    ),
    ofFair,
  ),
];

/** Such that pass, and re-version one deployable. */
export const compatibleDeclaredTopics: readonly Change[] = [
  { name: 'a topic that no catalogue has', app: 'mf-fair', edit: (c) => declares(c, { day: text }) },
  { name: 'a version from before its remote declared its topics', app: 'mf-content', edit: fromBefore },
  {
    name: 'a shell beside such a version',
    app: 'shell',
    edit: () => undefined,
    before: (world) => fromBefore(contractIn(world, 'mf-content')),
  },
  { name: 'a hearer of one', app: 'mf-search', edit: (c) => hears(c, { day: text }), before: ofFair },
  {
    name: 'a declared fact with one more field',
    app: 'mf-fair',
    edit: (c) => {
      declares(c, { day: text, hour: whole });
      const data = c.topics?.[topic];
      if (data) data.schema = { ...shaped({ day: text, hour: whole }), required: ['day'] } as Draft<JsonSchema>;
    },
    before: ofFair,
  },
  {
    name: 'a declared fact whose records have one more field',
    app: 'mf-fair',
    edit: (c) => declaresRecords(c, { day: text, hour: whole }),
    before: (world) => declaresRecords(contractIn(world, 'mf-fair'), { day: text }),
  },
  {
    name: 'another form of a declared fact beside the one before',
    app: 'mf-fair',
    edit: (c) => {
      declares(c, { day: text });
      declares(c, { day: whole }, `${topic}@2`);
    },
    before(world) {
      ofFair(world);
      hears(contractIn(world, 'mf-search'), { day: text });
    },
  },
];
