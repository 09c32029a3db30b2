import { expect, test } from 'vitest';
import { movable, sheetsOf, variantOf } from './floor-variants.ts';

const html = `<script>first()</script>
<link rel="stylesheet" href="/r/a/1/web/main.css" integrity="sha384-x" crossorigin="anonymous">
<link rel="stylesheet" href="/r/b/1/web/page.css" integrity="sha384-x" crossorigin="anonymous">
<script data-shell defer src="/r/a/1/web/main.js"></script>
<link rel="preload" as="script" href="/r/b/1/web/page.js">
<main>p</main><script type="application/json" id="state">{}</script>`;
const joined = { href: '/r/joined.css', styles: 'p{color:red}' };

test('sheets are found in their order, and their files from wherever they are put', () => {
  expect(sheetsOf(html)).toEqual(['/r/a/1/web/main.css', '/r/b/1/web/page.css']);
  const css = '@font-face{src:url(f.woff2)} a{background:url("/x.png"),url(data:x)}';
  expect(movable({ href: '/r/a/1/web/main.css', css })).toBe(
    '@font-face{src:url(/r/a/1/web/f.woff2)} a{background:url("/x.png"),url(data:x)}',
  );
});

test('a variant has its styles once, in the place of the first', () => {
  expect(variantOf(html, 'joined', joined)).toContain(
    '</script>\n<link rel="stylesheet" href="/r/joined.css">\n<script data',
  );
  expect(variantOf(html, 'inline', joined)).toContain('</script>\n<style>p{color:red}</style>\n<script data');
  expect(variantOf(html, 'whole', joined)).toBe(html);
});

test('the plain page has its styles and nothing that runs', () => {
  const plain = variantOf(html, 'plain', joined);
  expect(sheetsOf(plain)).toHaveLength(2);
  expect(plain).not.toMatch(/\.js|first\(\)/);
});
