import { expect, test } from 'vitest';
import { movable, sheetsOf, variantOf } from './floor-variants.ts';

const html = `<script>first()</script>
<link rel="stylesheet" href="/r/a/1/web/main.css" integrity="sha384-x" crossorigin="anonymous">
<link rel="stylesheet" href="/r/b/1/web/page.css" integrity="sha384-x" crossorigin="anonymous" disabled><style>p{color:red}</style>
<script data-shell defer src="/r/a/1/web/main.js" integrity="sha384-y" crossorigin="anonymous"></script>
<link rel="preload" as="script" fetchpriority="low" href="/r/b/1/web/page.js">
</head><main>p</main><script type="application/json" id="state">{}</script>`;
const files = {
  joinedHref: '/r/joined.css',
  react: { href: '/r/react.js', integrity: 'sha384-z' },
};

test('sheets are found in their order, and their files from wherever they are put', () => {
  expect(sheetsOf(html)).toEqual(['/r/a/1/web/main.css', '/r/b/1/web/page.css']);
  const css = '@font-face{src:url(f.woff2)} a{background:url("/x.png"),url(data:x)}';
  expect(movable({ href: '/r/a/1/web/main.css', css })).toBe(
    '@font-face{src:url(/r/a/1/web/f.woff2)} a{background:url("/x.png"),url(data:x)}',
  );
});

test('styles stand once, in the place of the first', () => {
  expect(variantOf(html, 'joined', files)).toContain(
    '</script>\n<link rel="stylesheet" href="/r/joined.css">\n<script data',
  );
  expect(variantOf(html, 'linked', files)).toContain(
    'page.css" integrity="sha384-x" crossorigin="anonymous">\n<script',
  );
  expect(variantOf(html, 'whole', files)).toBe(html);
});

test('without scripts nothing runs and nothing of it comes; with React that alone', () => {
  const plain = variantOf(html, 'plain', files);
  expect(sheetsOf(plain)).toHaveLength(2);
  expect(plain).not.toMatch(/\.js|first\(\)/);
  expect(variantOf(html, 'react', files).match(/[\w/]+\.js/g)).toEqual(['/r/react.js']);
});

test('all scripts come and none runs', () => {
  const still = variantOf(html, 'still', files);
  expect(still.match(/<script/g)).toHaveLength(1);
  expect(still).toContain(
    '<link rel="preload" as="script" href="/r/a/1/web/main.js" integrity="sha384-y" crossorigin="anonymous">',
  );
});
