import { expect, test } from 'vitest';
import { rewriteSheet } from './rewrite-sheet.ts';

const rewrite = (css: string) =>
  rewriteSheet({ remote: 'mf-barrios', url: 'http://old.example/static/a.css', css }).replace(/\s+/g, ' ');
const within = (css: string) => /^@scope \(\[data-legacy="mf-barrios"\]\)\{\s*(.*?)\s*\}$/.exec(rewrite(css))?.[1];

test('rules reach the page of their remote, which is root and body of what they say', () => {
  expect(within('body, html body p > a{color:red !important}/* x */')).toBe(
    ':scope, :scope p > a { color: red !important }',
  );
  expect(within(':root{--a:1px} .body-text{margin:var(--a)}')).toBe(
    ':scope { --a: 1px } .body-text { margin: var(--a) }',
  );
  expect(within('body[data-umbral-moneda="usd"] .cop{display:none}')).toBe(
    ':scope[data-umbral-moneda="usd"] .cop { display: none }',
  );
  expect(within('@media (width < 600px){p{margin:0}}')).toContain('@media (width < 600px) { p { margin: 0 } }');
});

test('nothing is fetched from elsewhere, and no name is left that would be everybody’s', () => {
  for (const css of [
    '@import url(https://evil.example/x.css);',
    '@charset "utf-8";',
    '@font-face{font-family:Figtree;src:url(f.woff2)}',
    '@keyframes pulse{from{color:red}}',
    '@layer base{p{color:red}}',
    '@page{margin:0}',
  ])
    expect(within(css), css).toBe('');
  for (const value of [
    'background:url(https://evil.example/a.png)',
    'background:image-set("https://evil.example/a.png" 1x)',
    'background:url(\\68ttps://evil.example)',
    'background:url(a.png', // never closed
    'width:expression(alert(1))',
    '-moz-binding:url(x)',
    'behavior:url(x.htc)',
  ])
    expect(within(`p{${value};color:red}`) ?? '', value).not.toMatch(/evil|expression|binding|behavior|url/);
  expect(within('p{background:url( "../img/a.png" ) no-repeat}')).toBe(
    'p { background: url("/api/legacy/mf-barrios/imagen?path=%2Fimg%2Fa.png") no-repeat }',
  );
});

test('no text ends the scope before its end', () => {
  for (const css of [
    'p{color:red}} header{display:none}',
    'p{content:"}} header{display:none"}',
    'p{--x:{a}} b{color:red}',
  ]) {
    const text = rewrite(css);
    expect(text.replace(/"[^"]*"/g, '').split('{').length, css).toBe(text.replace(/"[^"]*"/g, '').split('}').length);
    expect(text, css).not.toContain('header');
  }
  expect(rewrite('p{color:red')).toBe('');
  expect(within('a[href="}"]{color:red} b\\{{color:red}')).toBe('');
});
