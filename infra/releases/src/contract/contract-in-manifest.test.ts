import type { JsonSchema } from '@umbral/protocol/schema/json-schema.ts';
import { expect, test } from 'vitest';
import { contractIn, faultOfContract } from './contract-in-manifest.ts';

const contract = {
  ...{ format: 1, publishes: {}, hears: {}, asks: {}, handles: {}, carries: {}, embeds: [], calls: {} },
  ...{ shared: {}, packages: {}, routes: [], styles: [], globals: [], bytes: { entry: 0, groups: {} } },
};

/** A manifest whose remote offers a fragment with these props. */
const offering = (banner: unknown) => JSON.stringify({ contract: { ...contract, offers: { banner } } });

test('what editors write about a schema says nothing about values, and is left out', () => {
  const written = { $schema: 'https://json-schema.org/draft/2020-12/schema', title: 'Banner', type: 'object' };
  const manifest = offering(written);
  expect(contractIn(manifest)?.offers).toEqual({ banner: { type: 'object' } satisfies JsonSchema });
  expect(faultOfContract(manifest)).toBeUndefined();
});

test.each([
  [{ type: 'object', patternProperties: {} }, 'offers.banner: Unrecognized key: "patternProperties"'],
  [
    { type: 'array', items: { type: 'object', properties: { at: { if: {} } } } },
    'offers.banner.items.properties.at: Unrecognized key: "if"',
  ],
  [{ type: 'text' }, 'offers.banner.type: Invalid option'],
])('a schema with a word that the gate does not know says where, and which: %j', (schema, words) => {
  expect(contractIn(offering(schema))).toBeUndefined();
  expect(faultOfContract(offering(schema))).toContain(words);
});

test('a manifest without a contract has no fault in it', () => {
  expect([contractIn('{}'), faultOfContract('{}')]).toEqual([undefined, undefined]);
});
