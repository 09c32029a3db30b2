import { expect, test } from 'vitest';
import { inlineSheets, linkedSheets, withSheetHashes } from './sheets-of-documents.ts';

const link = (name: string) =>
  `<link rel="stylesheet" href="/r/shell/1/web/${name}.css" integrity="sha384-${name}" crossorigin="anonymous">`;
const html = `<head>${link('a')}\n${link('b')}</head>`;

test('a document takes its sheets in and lets them go again', () => {
  const inline = inlineSheets(html, (href) => `p{content:"$&${href}"}`);
  expect(inline.hashes).toEqual(['sha384-a', 'sha384-b']);
  expect(inline.html).toContain('"anonymous" disabled><style>p{content:"$&/r/shell/1/web/a.css"}</style>\n<link');
  expect(linkedSheets(inline.html)).toBe(html);
});

test('the policy lets exactly these in', () => {
  const policy = "script-src 'sha256-x' /r/; style-src /r/ 'sha384-old' /a; img-src *";
  const headers = { 'content-security-policy': policy, etag: 'W/"x"' };
  expect(withSheetHashes(headers, ['sha384-a', 'sha384-b'])).toEqual({
    'content-security-policy': "script-src 'sha256-x' /r/; style-src /r/ /a 'sha384-a' 'sha384-b'; img-src *",
    etag: 'W/"x"',
  });
});
