import { runInNewContext } from 'node:vm';
import { catalogueData, topicSchema } from '@umbral/build/payloads/topic-data.ts';
import { formerTopics } from '@umbral/protocol/events/former-topics.ts';
import type { JsonSchema } from '@umbral/protocol/schema/json-schema.ts';
import { type Program, parseSync } from 'oxc-parser';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { contractFiles } from './contract-files.ts';
import { understand } from './read-contracts.ts';
import { typeOfSchema } from './type-of-schema.ts';
import { zodOfSchema } from './zod-of-schema.ts';

const nothing = { routes: {}, topics: {}, offers: {} };
const text = { type: 'string' } as const;

const moving = {
  routes: { 'moving/removal': '/mudanzas/:city?' },
  topics: {
    'moving/packed': { kind: 'fact', retained: true, schema: { type: 'object', properties: { boxes: text } } },
  },
  offers: { offer: { type: 'object', properties: { city: text }, required: ['city'] } },
} as const;

function programOf({ name, text: source }: { readonly name: string; readonly text: string }): Program {
  const { program, errors } = parseSync(name, source);
  expect(errors).toEqual([]);
  return program;
}

test('a contract becomes links, types of fragments and topics, the same bytes whatever the order', () => {
  const [links, topics] = contractFiles('mf-moving', moving, 41);
  expect(links?.name).toBe('mf-moving.ts');
  expect(links?.text).toContain(
    '// Written by umbral types from what mf-moving publishes in composition 41; do not edit.',
  );
  expect(links?.text).toMatch(/\n\/\/ sha256 [0-9a-f]{64}\n/);
  expect(links?.text).toContain('"moving/removal": publishedRoute("/mudanzas/:city?"),');
  expect(links?.text).toContain('"mf-moving/offer": { readonly "city": string };');
  expect(topics?.name).toBe('mf-moving.topics.ts');
  expect(topics?.text).toContain("kind: 'fact',\n    of: 'mf-moving',\n    retained: true,");
  const { routes, offers, topics: facts } = moving;
  expect(contractFiles('mf-moving', { offers, topics: facts, routes }, 41)).toEqual([links, topics]);
  expect(contractFiles('mf-moving', nothing, 41)).toEqual([]);
});

const hostile = [
  "'); process.exit(1); //",
  '*/ process.exit(1) /*',
  '`$\u007bprocess.exit(1)}`',
  '"]: z.any() }) }; process.exit(1); ({',
  'line\nprocess.exit(1)',
  'two\u2028process.exit(1)',
  '\\',
  '__proto__',
];

test.each(hostile)('%j in a schema stays a word in the files', (word) => {
  const object = {
    type: 'object',
    properties: {
      kind: { type: 'string', enum: [word] },
      only: { type: 'string', const: word },
      ...JSON.parse(`{${JSON.stringify(word)}:{"type":"string"}}`),
    },
    required: ['kind', word],
  };
  const told = {
    routes: { 'moving/removal': '/mudanzas' },
    topics: { 'moving/packed': { kind: 'fact', schema: object } },
    offers: { offer: object },
  };
  const { remotes } = understand({ composition: 1, remotes: { 'mf-moving': JSON.parse(JSON.stringify(told)) } });
  const [contract] = Object.values(remotes);
  const [links, topics] = contractFiles('mf-moving', contract ?? nothing, 1);
  if (!links || !topics) throw new Error('two files are written');
  const statements = (file: typeof links) => programOf(file).body.map(({ type }) => type);
  expect(statements(links)).toEqual(['ImportDeclaration', 'ExportNamedDeclaration', 'TSModuleDeclaration']);
  expect(statements(topics)).toEqual(['ImportDeclaration', 'ImportDeclaration', 'ExportNamedDeclaration']);
  // The text itself runs, and nothing but schemas comes of it.
  const schema = runInNewContext(zodOfSchema(object as JsonSchema), { z }) as z.ZodMiniType;
  const payload = JSON.parse(`{"kind":${JSON.stringify(word)},${JSON.stringify(word)}:"x"}`);
  expect(schema.safeParse(payload).success).toBe(true);
  // Zod passes over this one name.
  expect(schema.safeParse({ kind: word }).success).toBe(word === '__proto__');
});

test.each([
  ['a name', { '../../evil': nothing }],
  ['a key of a route', { 'mf-evil': { ...nothing, routes: { "x/y': evil(), '": '/x' } } }],
  ['a pattern', { 'mf-evil': { ...nothing, routes: { 'x/y': "/x')+evil('" } } }],
  ['a topic', { 'mf-evil': { ...nothing, topics: { "x/y'": { kind: 'fact', schema: text } } } }],
  ['a kind of topic', { 'mf-evil': { ...nothing, topics: { 'x/y': { kind: "fact', evil: '", schema: text } } } }],
  [
    'a limit',
    { 'mf-evil': { ...nothing, topics: { 'x/y': { kind: 'fact', schema: { ...text, minLength: '1)||evil(' } } } } },
  ],
  ['a fragment', { 'mf-evil': { ...nothing, offers: { "y'": text } } }],
  [
    'a schema without end',
    { 'mf-evil': { ...nothing, offers: { y: JSON.parse(`${'{"items":'.repeat(5000)}{}${'}'.repeat(5000)}`) } } },
  ],
])('of a remote whose contract is hostile in %s nothing is taken, and the others are', (_what, evil) => {
  const { remotes, unreadable } = understand({ composition: 1, remotes: { ...evil, 'mf-moving': moving } });
  expect(Object.keys(remotes)).toEqual(['mf-moving']);
  expect(unreadable).toEqual(Object.keys(evil));
});

test('a schema that speaks of itself again and again ends', () => {
  const again = { anyOf: Array.from({ length: 1000 }, () => ({ $ref: '#/$defs/a' })) };
  expect(typeOfSchema({ ...again, $defs: { a: again } })).toBe('unknown');
});

test('types of props are spelled as they are meant', () => {
  const props: JsonSchema = {
    type: 'object',
    properties: {
      kind: { enum: ['a', 1, null] },
      list: { type: 'array', items: { type: ['string', 'integer'] } },
      by: { type: 'object', additionalProperties: { type: 'boolean' } },
      none: { type: 'object', additionalProperties: false },
    },
    required: ['kind'],
  };
  expect(typeOfSchema(props)).toBe(
    '{ readonly "kind": "a" | 1 | null; readonly "list"?: readonly (string | number)[]; readonly "by"?: Readonly<Record<string, boolean>>; readonly "none"?: Readonly<Record<string, never>> }',
  );
});

test('what stands beside alternatives in a schema holds with each of them', () => {
  const [text, count] = [{ type: 'string' }, { type: 'number' }] as const;
  const alternatives = [
    { type: 'object', properties: { slug: text }, required: ['slug'] },
    { type: 'object', properties: { id: count }, required: ['id'] },
  ] as const;
  const own = { properties: { tone: text }, required: ['tone'] } as const;
  const [ofSlug, ofId, ofOwn] = ['"slug": string', '"id": number', '"tone": string'].map(
    (field) => `{ readonly ${field} }`,
  );
  expect(typeOfSchema({ type: 'object', ...own, anyOf: alternatives })).toBe(`(${ofSlug} | ${ofId}) & (${ofOwn})`);
  expect(typeOfSchema({ ...own, oneOf: alternatives, allOf: [{ type: 'object' }] })).toBe(
    `(${ofSlug} | ${ofId}) & (Readonly<Record<string, unknown>>) & (${ofOwn})`,
  );
  expect(typeOfSchema({ anyOf: alternatives })).toBe(`${ofSlug} | ${ofId}`);
  expect(typeOfSchema({ allOf: [text] })).toBe('(string)');
});

test('every topic that a bus has by itself is read by what is written as by its own schema', () => {
  for (const [topic, { schema }] of Object.entries({ ...catalogueData(), ...formerTopics })) {
    const written = runInNewContext(zodOfSchema(schema), { z }) as z.ZodMiniType;
    expect(topicSchema(topic, written), topic).toEqual(schema);
  }
});
