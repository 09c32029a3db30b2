import { expect, test } from 'vitest';
import { rewriteDocument } from './rewrite-document.ts';

const integrity = Object.fromEntries(
  ['main.js', 'main.css', 'app.js', 'shared.js', 'page.js', 'page.css', 'bar.css'].map((file) => [file, `sha-${file}`]),
);
const files = {
  base: '/r/shell/1/web/',
  names: new Map([
    ['Qx3aZa', 'bK9c1a'],
    ['Qx3aZb', 'bK9c1b'],
  ]),
  assets: {
    integrity,
    groups: {
      main: { js: ['main.js'], css: ['main.css'] },
      'mf-search-app': { js: ['shared.js', 'app.js'], css: [] },
      'page-listing': { js: ['shared.js', 'page.js'], css: ['page.css'] },
      'mf-search-fragment-bar': { js: ['bar.js'], css: ['bar.css'] },
    },
  },
};

const link = (attributes: string) => `<link ${attributes} integrity="sha384-x" crossorigin="anonymous">`;
const preload = (href: string) => link(`rel="preload" as="script" fetchpriority="low" href="${href}"`);
const document = [
  link('rel="stylesheet" href="/r/shell/1/web/main.01234567.css"'),
  link('rel="stylesheet" href="/r/mf-search/2/web/page-listing.01234567.css"'),
  link('rel="stylesheet" href="/r/mf-search/2/web/fragment-bar.01234567.css"'),
  '<script data-shell defer src="/r/shell/1/web/main.01234567.js" integrity="sha384-x"></script>',
  preload('/r/mf-search/2/web/remoteEntry.01234567.js'),
  preload('/r/mf-search/2/web/app.01234567.js'),
  preload('/r/mf-search/2/web/568.01234567.js'),
  preload('/r/mf-search/2/web/page-listing.01234567.js'),
  '<main data-boundary="mf-search"><p class="Qx3aZa num Qx3aZb">Qx3aZa</p></main>',
].join('\n');

test("a document gets the monolith's files in the place of the federated ones", () => {
  const html = rewriteDocument(document, files);
  expect(
    [...html.matchAll(/(?:href|src)="\/r\/shell\/1\/web\/([^"]+)" integrity="([^"]+)"/g)].map(([, file]) => file),
  ).toEqual(['main.css', 'page.css', 'bar.css', 'main.js', 'shared.js', 'app.js', 'page.js']);
  expect(html).not.toContain('/r/mf-');
  expect(html).toContain('src="/r/shell/1/web/main.js" integrity="sha-main.js"');
});

test('classes get the names of the monolith, texts and what has no other name stay', () => {
  const html = rewriteDocument(document, files);
  expect(html).toContain('<main data-boundary="mf-search"><p class="bK9c1a num bK9c1b">Qx3aZa</p></main>');
});
