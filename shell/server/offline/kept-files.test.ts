import { expect, test } from 'vitest';
import type { Composition } from '../composition/composition.ts';
import { keptFiles } from './kept-files.ts';

const hash = `sha384-${'A'.repeat(64)}`;

function artifactOf(app: string, groups: Readonly<Record<string, readonly string[]>>, others: readonly string[] = []) {
  const files = Object.values(groups).flat();
  return {
    base: `/r/${app}/1/web/`,
    manifest: { files: Object.fromEntries([...files, ...others].map((name) => [`web/${name}`, hash])) },
    assets: {
      ...(app === 'shell' ? {} : { entry: 'entry.js' }),
      groups: Object.fromEntries(Object.entries(groups).map(([name, js]) => [name, { js, css: [] }])),
      integrity: Object.fromEntries([...files, 'entry.js'].map((name) => [name, hash])),
    },
  };
}

const shell = artifactOf('shell', { main: ['main.js'], watch: ['watch.js'], qa: ['qa.js'] }, [
  'text.woff2',
  'worker.abc.js',
]);
const project = artifactOf('mf-project', {
  'page-plant': ['plant.js'],
  'contact-form': ['form.js'],
  'fragment-contact': ['contact.js'],
});
const composition = {
  shell: { artifact: shell },
  remotes: new Map([['mf-project', { name: 'mf-project', artifact: project }]]),
};
const filesOf = (html: string, whole?: string) =>
  keptFiles(html, composition as unknown as Composition, whole).map(({ href }) => href.replace('/1/web/', '/'));

const html = `<link rel="stylesheet" href="/r/mf-project/1/web/plant.css" integrity="${hash}" crossorigin="anonymous">
<link rel="preload" as="script" fetchpriority="low" href="/r/mf-project/1/web/plant.js" integrity="${hash}" crossorigin="anonymous">
<script data-shell defer src="/r/shell/1/web/main.js" integrity="${hash}" crossorigin="anonymous"></script>
<img src="/r/mf-project/1/web/no.png"><script src="https://other.example/r/x.js" integrity="${hash}"></script>`;

test('a list comes with what it names, the whole shell and its fonts, and what handles forms on every page', () => {
  expect(filesOf(html).toSorted()).toEqual(
    [
      '/r/mf-project/contact.js',
      '/r/mf-project/entry.js',
      '/r/mf-project/plant.css',
      '/r/mf-project/plant.js',
      '/r/shell/entry.js',
      '/r/shell/main.js',
      '/r/shell/text.woff2',
      '/r/shell/watch.js',
    ].toSorted(),
  );
});

test('a home comes with what its page loads by and by: somebody writes to its builder without a line', () => {
  const more = filesOf(html, 'mf-project').filter((href) => !filesOf(html).includes(href));
  expect(more).toEqual(['/r/mf-project/form.js']);
});
