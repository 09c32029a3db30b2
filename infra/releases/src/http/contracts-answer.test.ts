import { expect, test } from 'vitest';
import { publishedContractSchema } from '../contract/published-contract.ts';
import { createRegistryFixture, sampleRelease } from '../testing/registry-fixture.ts';

const boxes = { type: 'object', properties: { boxes: { type: 'integer' } }, required: ['boxes'] };
const nothing = { hears: {}, asks: {}, handles: {}, carries: {}, calls: {}, shared: {}, packages: {} };
const lists = { embeds: [], styles: [], globals: [], bytes: { entry: 0, groups: {} } };
const page = { key: 'moving/removal', pattern: '/mudanzas/:city?', owner: 'mf-moving' };
const contract = {
  ...{ format: 1, publishes: {}, ...nothing, ...lists, offers: { offer: boxes } },
  topics: { 'moving/packed': { kind: 'fact', schema: boxes } },
  routes: [{ ...page, screen: { layout: 'default', robots: 'noindex' } }],
};

test('everybody is told what the remotes publish that everybody gets, and no canary', async () => {
  const { call, tokens, upload, close } = await createRegistryFixture();
  const registration = { name: 'mf-moving', team: 'moving', reason: 'a test of contracts' };
  await call(tokens.operator, 'POST', '/remotes', registration);
  const tell = async () => (await call('', 'GET', '/contracts')).json();
  expect(await tell()).toEqual({ composition: 0, remotes: {} });

  const promote = async (version: string, more: object) => {
    const wish = {
      channel: 'stable',
      version,
      after: (await tell()).composition,
      reason: registration.reason,
      ...more,
    };
    return (await call(tokens.operator, 'POST', '/channels/mf-moving/promote', wish)).statusCode;
  };
  await upload(tokens.operator, sampleRelease('mf-moving', '1.0.0', { contract }));
  expect(await promote('1.0.0', {})).toBe(200);
  await upload(tokens.operator, sampleRelease('mf-moving', '2.0.0', { contract: { ...contract, routes: [] } }));
  expect(await promote('2.0.0', { channel: 'canary', share: 500 })).toBe(200);

  const { composition, remotes } = await tell();
  const told = { routes: { 'moving/removal': '/mudanzas/:city?' }, topics: contract.topics, offers: contract.offers };
  expect({ composition, remotes }).toEqual({ composition: 2, remotes: { 'mf-moving': told } });
  expect(publishedContractSchema.parse(remotes['mf-moving'])).toEqual(told);
  await close();
});
