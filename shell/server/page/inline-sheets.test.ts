import { expect, test } from 'vitest';
import { integrityOf } from '../artifacts/artifact.ts';
import type { Answer } from '../http/answer.ts';
import { collectedHeapMb } from '../testing/collected-heap.ts';
import { createInlineSheets } from './inline-sheets.ts';

const files = new Map<string, string>();

const answerOf = (text: string | undefined): Answer => ({
  status: text === undefined ? 404 : 200,
  headers: {},
  body: Buffer.from(text ?? ''),
});
const inline = createInlineSheets(async (pathname) => answerOf(files.get(pathname)));

/** The link of a sheet; its file is there unless it is `gone`. */
function link(name: string, css: string, { isGone = false } = {}): string {
  const href = `/r/mf-search/1/web/${name}.css`;
  if (!isGone) files.set(href, css);
  return `<link rel="stylesheet" href="${href}" integrity="${integrityOf(Buffer.from(css))}" crossorigin="anonymous">`;
}
const headOf = (tags: string) => `<head>\n${tags}\n`;
const off = (tag: string, css: string) => `${tag.slice(0, -1)} disabled><style>${css}</style>`;
const bothOf = async (head: string) => {
  const { hashes, put } = await inline(head);
  return { hashes, head: put(head) };
};

test('sheets stand beside their links, in their order; what is not of a release is as it was', async () => {
  const [a, b] = [link('a', '.a{content:"$&";src:url(/r/x.woff2)}'), link('b', '.b{background:url("data:x")}')];
  const other = '<link rel="stylesheet" href="/_app/notice.css" integrity="sha384-x" crossorigin="anonymous">';
  const { head, hashes } = await bothOf(headOf(`${a}\n<meta>${b}${other}`));
  const [first, second] = [off(a, '.a{content:"$&";src:url(/r/x.woff2)}'), off(b, '.b{background:url("data:x")}')];
  expect(head).toBe(headOf(`${first}\n<meta>${second}${other}`));
  expect(hashes).toEqual([a, b].map((tag) => /integrity="([^"]+)"/.exec(tag)?.[1]));
});

test.for([
  ['names files from where it lies', '.a{background:url(a.png)}'],
  ['does so in quotes', '.a{background:URL( "../a.png" )}'],
  ['does so without url()', '.a{background:image-set("a.png" 1x)}'],
  ['brings others', '@import "b.css";'],
  ['would end its element', '.a{content:"</STYLE>"}'],
  ['has line ends that the parser changes', '.a{}\r\n'],
  ['is no UTF-8 that comes back the same', '.a{content:"\uFFFD"}'],
] as const)('a sheet that %s stays linked alone', async ([, css]) => {
  const head = headOf(link('bound', css));
  expect(await bothOf(head)).toEqual({ head, hashes: [] });
});

test('one that is not at hand, or not what was built, stays linked; a head that was begun so ends so', async () => {
  const css = '.late{}';
  const [late, spoilt] = [link('late', css, { isGone: true }), link('spoilt', '.spoilt{}')];
  files.set('/r/mf-search/1/web/spoilt.css', '.other{}');
  const head = headOf(late + spoilt);
  const begun = await inline(head);
  link('late', css);
  expect([begun.put(head), begun.hashes]).toEqual([head, []]);
  expect((await bothOf(head)).head).toBe(headOf(off(late, css) + spoilt));
});

test('nothing of a head stays with what puts its sheets into it', async () => {
  const sheet = link('kept', '.kept{}');
  await inline(headOf(sheet));
  const before = collectedHeapMb();
  const kept = [];
  for (let index = 0; index < 32; index += 1)
    kept.push(await inline(Buffer.from(headOf(sheet + '–'.repeat(2 ** 19) + index)).toString()));
  expect(collectedHeapMb() - before).toBeLessThan(8);
  expect(kept.every(({ hashes }) => hashes.length === 1)).toBe(true);
});
