import type { ArtifactManifest } from '@umbral/protocol/release/artifact.ts';
import type { ReleaseContract } from '@umbral/protocol/release/release-contract.ts';
import { expect, test } from 'vitest';
import { findMisfits } from './misfits.ts';
import type { RecordedContract, Recording } from './recording.ts';

const none: RecordedContract = { routes: {}, topics: {}, offers: {} };

function misfitsOf(contract: object, moving: Partial<RecordedContract>): readonly string[] {
  const nothing = { routes: [], embeds: [], hears: {}, asks: {} };
  const manifest = { app: 'mf-insurance', contract: { ...nothing, ...contract } as unknown as ReleaseContract };
  const remotes = { 'mf-moving': { ...none, ...moving } };
  const recording: Recording = { format: 1, composition: 4, remotes, fragments: {}, answers: {} };
  return findMisfits(manifest as ArtifactManifest, recording);
}

const at = 'src/home-page.tsx';
const uses = { routes: { 'moving/removal': { owner: 'mf-moving', pattern: '/mudanzas/:city?', at } } };
const declared = { owner: 'mf-moving', schema: {}, declared: true };
const cases: readonly (readonly [what: string, contract: object, moving: Partial<RecordedContract>, told: string[]])[] =
  [
    ['a page that is there', { uses }, { routes: { 'moving/removal': '/mudanzas/:city?' } }, []],
    ['a page that nobody has', { uses }, {}, [`${at} links to moving/removal, which mf-moving does not have`]],
    [
      'a page that moved',
      { uses },
      { routes: { 'moving/removal': '/trasteos/:city?' } },
      [`${at} links to moving/removal as /mudanzas/:city?, which is /trasteos/:city?: run umbral types`],
    ],
    ['a page of the table', { uses: { routes: { home: { owner: 'mf-search', pattern: '/', at } } } }, {}, []],
    ['a fragment', { embeds: [{ of: 'mf-moving/offer', at }] }, { offers: { offer: {} } }, []],
    [
      'no fragment',
      { embeds: [{ of: 'mf-moving/offer', at }] },
      {},
      [`${at} embeds mf-moving/offer, which nobody offers`],
    ],
    ['a fact', { hears: { 'moving/packed': declared } }, { topics: { 'moving/packed': {} } }, []],
    [
      'an intent',
      { asks: { 'moving/pack': declared } },
      {},
      ['moving/pack is heard or asked, which mf-moving does not have'],
    ],
    ['a fact that every bus has', { hears: { 'project/contact-sent': { ...declared, owner: 'mf-project' } } }, {}, []],
    [
      'an address of somebody else',
      { routes: [{ key: 'insurance/quote', pattern: '/mudanzas', owner: 'mf-insurance' }] },
      { routes: { 'moving/removal': '/mudanzas/:town?' } },
      ['insurance/quote: mf-moving has /mudanzas'],
    ],
    ['what stands in the catalogue', { hears: { 'session/changed': { owner: 'shell', schema: {} } } }, {}, []],
  ];

test.each(cases)('a build is held against a recorded composition: %s', (_, contract, moving, told) => {
  expect(misfitsOf(contract, moving)).toEqual(told);
});
