import { expect, test } from 'vitest';
import type { Composition } from '../composition/composition.ts';
import { documentAssets } from './document-assets.ts';

const hash = `sha384-${'A'.repeat(64)}`;
const names = ['web/bricolage-latin.1a.woff2', 'web/figtree-latin.2b.woff2', 'web/main.js', 'web/legal.css'];
const files = Object.fromEntries(names.map((name) => [name, hash]));
const shell = { artifact: { base: '/r/shell/1/web/', manifest: { files }, assets: { groups: {}, integrity: {} } } };
const composition: unknown = { shell, remotes: new Map() };

test('both fonts are hinted, that of the text first: what is not there at the first paint never comes', () => {
  const { fonts } = documentAssets(composition as Composition, { owner: 'shell', chunks: [] }, []);
  expect(fonts).toEqual(['/r/shell/1/web/figtree-latin.2b.woff2', '/r/shell/1/web/bricolage-latin.1a.woff2']);
});
