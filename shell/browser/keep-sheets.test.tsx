import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { writeCookie } from '../cookies.ts';
import { keepSheets } from './keep-sheets.ts';

const link = (name: string, more = '') =>
  `<link rel="stylesheet" href="/r/shell/1/web/${name}.css" integrity="sha384-${name}" crossorigin="anonymous"${more}>`;
const answers = vi.fn(async (href: string) => new Response('p{}', { status: href.includes('gone') ? 404 : 200 }));

beforeEach(() => {
  vi.stubGlobal('fetch', answers);
  answers.mockClear();
});
afterEach(() => {
  vi.unstubAllGlobals();
  writeCookie('sheets', '', 0);
});

test('sheets that came in the document are fetched as their links would, then the browser says so', async () => {
  document.head.innerHTML = `${link('a', ' disabled')}<style>p{}</style>${link('b')}${link('c', ' disabled')}<style></style>`;
  await keepSheets('c0ffee');
  expect(answers.mock.calls).toEqual(
    ['a', 'c'].map((name) => [
      `http://localhost:3000/r/shell/1/web/${name}.css`,
      { integrity: `sha384-${name}`, mode: 'cors', credentials: 'same-origin', priority: 'low' },
    ]),
  );
  expect(document.cookie).toBe('sheets=c0ffee');
});

test.for([
  ['one did not come', `${link('a', ' disabled')}${link('gone', ' disabled')}`, false, 2],
  ['none came in the document', link('a'), false, 0],
  ['data are saved', link('a', ' disabled'), true, 0],
] as const)('nothing is said where %s', async ([, head, saveData, fetched]) => {
  vi.stubGlobal('navigator', { connection: { saveData } });
  document.head.innerHTML = head;
  await keepSheets('c0ffee').catch(() => undefined);
  expect(answers).toHaveBeenCalledTimes(fetched);
  expect(document.cookie).toBe('');
});
