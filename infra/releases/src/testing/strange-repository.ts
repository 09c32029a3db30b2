import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SampleRelease } from './registry-fixture.ts';
import { runnableRelease } from './runnable-release.ts';

/** Another team's remote, with a page unless it is taken away, a fact and a fragment. */
export function neighbour(version: string, hasPage: boolean): SampleRelease {
  const { manifest, contents } = runnableRelease('mf-moving', version);
  const { MIN_SAFE_INTEGER: minimum, MAX_SAFE_INTEGER: maximum } = Number;
  const whole = { type: 'integer', minimum, maximum };
  const packed = { type: 'object', properties: { boxes: whole }, required: ['boxes'] };
  const screen = { layout: 'default', robots: 'noindex' };
  const contract = {
    format: 1,
    ...{ hears: {}, asks: {}, handles: {}, carries: {}, calls: {}, shared: {}, packages: {} },
    publishes: { 'moving/packed': { owner: 'mf-moving', schema: packed, declared: true } },
    topics: { 'moving/packed': { kind: 'fact', retained: true, schema: packed } },
    offers: { offer: { type: 'object', properties: { city: { type: 'string' } }, required: ['city'] } },
    routes: hasPage ? [{ key: 'moving/removal', pattern: '/mudanzas/:city?', owner: 'mf-moving', screen }] : [],
    ...{ embeds: [], styles: [], globals: [], bytes: { entry: 0, groups: {} } },
  };
  return { manifest: { ...manifest, contract }, contents };
}

/** A fragment whose data are made where it is drawn. */
export function offerFragment(place: string): void {
  mkdirSync(join(place, 'src/fragments/offer'), { recursive: true });
  const fragment = `import { defineFragment } from '@umbral/kit/remote/define-fragment.tsx';
export const fragment = defineFragment({
  name: 'offer',
  props: { parse: () => ({}) },
  load: async ({ context }) => ({ text: 'Oferta en ' + context.environment.origin }),
  Component: ({ data }) => data.text,
});`;
  writeFileSync(join(place, 'src/fragments/offer/offer-fragment.ts'), fragment);
  const server = join(place, 'src/server.ts');
  const text = readFileSync(server, 'utf8').replace('fragments: []', 'fragments: [fragment]');
  writeFileSync(server, `import { fragment } from './fragments/offer/offer-fragment.ts';\n${text}`);
}

/** A page that links to the neighbour, embeds its fragment, shows its fact, and words that its contract does not have. */
export function linkToNeighbour(place: string): void {
  const page = join(place, 'src/home/home-page.tsx');
  const text = readFileSync(page, 'utf8')
    .replace(
      'import { useState }',
      "import { Fragment } from '@umbral/kit/remote/fragment.tsx';\nimport { useTopics } from '@umbral/kit/remote/use-topics.ts';\nimport { useState }",
    )
    .replace(
      "from 'react';",
      "from 'react';\nimport { routes } from '../contracts/mf-moving.ts';\nimport type { topics } from '../topics.ts';",
    )
    .replace(
      '<Link to="/">',
      "<Fragment of=\"mf-moving/offer\" props={{ city: 'cali' }} />\n<p>{useTopics<typeof topics>().last('moving/packed')?.boxes}</p>\n<Link to={routes['moving/removal'].href({ city: 'cali' })}>",
    );
  writeFileSync(page, text);
  const topics = `import { topics as moving } from './contracts/mf-moving.topics.ts';
export const topics = { 'moving/packed': moving['moving/packed'] };`;
  writeFileSync(join(place, 'src/topics.ts'), topics);
  const typed = `import type { FragmentPropsOf } from '@umbral/protocol/remote/fragment-address.ts';
import { routes } from './contracts/mf-moving.ts';
export const props: FragmentPropsOf<'mf-moving/offer'> = { city: 'cali' };
// @ts-expect-error the fragment wants a city
export const none: FragmentPropsOf<'mf-moving/offer'> = {};
// @ts-expect-error the address has no town
export const address = routes['moving/removal'].href({ town: 'cali' });`;
  writeFileSync(join(place, 'src/typed.ts'), typed);
}
