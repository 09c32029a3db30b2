import { legacyLimits, legacyMarkup } from '@umbral/domain/legacy/legacy-markup.ts';
import { expect, test } from 'vitest';
import { rewritePage } from './rewrite-page.ts';

const url = 'http://old.example/barrios/chapinero?p=2';
const rewrite = (html: string) => rewritePage({ remote: 'mf-barrios', url, html });
const markupOf = (html: string) => rewrite(`<body>${html}`).markup;
/** What a page shows, as its elements with their attributes and texts. */
const shown = (html: string) =>
  markupOf(html).map((node) => ('text' in node ? node.text : [node.tag, node.attributes ?? {}]));

test('nothing that runs is left, wherever it is written', () => {
  const html = `
    <script>alert(1)</script><script src="//evil.example/x.js"></script>
    <p onclick="alert(1)" OnMouseOver=alert(1) style="position:fixed">Hola</p>
    <a href="javascript:alert(1)">a</a><a href=" java&#10;script:alert(1)">b</a><a href="data:text/html,x">c</a>
    <a href="vbscript:x">d</a><img src=x onerror=alert(1)>
    <svg><script>alert(1)</script><a xlink:href="javascript:x"><text>e</text></a></svg>
    <math><mtext><style><img src=x onerror=alert(1)></style></mtext></math>
    <noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>
    <template shadowrootmode="open"><script>alert(1)</script></template>
    <iframe srcdoc="<script>alert(1)</script>"></iframe><object data="x"></object><embed src="x">
    <form action="javascript:alert(1)"><input></form><button formaction="javascript:alert(1)">f</button>
    <meta http-equiv="refresh" content="0;url=http://evil.example/"><base href="http://evil.example/">
    <style>p{color:red}</style><link rel="stylesheet" href="/x.css"><x-tag onfoo=1>g</x-tag>`;
  const text = JSON.stringify(markupOf(html));
  expect(text).not.toMatch(
    /alert|script|onerror|onclick|onmouse|onfoo|style|evil|srcdoc|formaction|refresh|data:|x-tag/i,
  );
  expect(text).toContain('Hola');
  expect(text).toContain('"g"');
});

test('what the portal reads in its own markup is not taken from a page', () => {
  const html = `<main id="umbral-boot" data-ssr="p-" data-fragment="mf-account/sign" data-boundary="shell" slot="x" is="y">
    <a name="umbral" id="precios" href="#precios">Precios</a><label for="umbral-state">L</label>
    <form name="cookie"><input name="q" id="umbral-state"></form></main>`;
  expect(JSON.stringify(markupOf(html))).not.toMatch(/"umbral|data-|slot|"is"|cookie/);
  expect(shown(html).filter((node) => Array.isArray(node))).toEqual([
    ['a', { id: 'legacy-precios', href: '#legacy-precios' }],
    ['label', { for: 'legacy-umbral-state' }],
    ['form', {}],
    ['input', { name: 'q', id: 'legacy-umbral-state' }],
  ]);
});

test('what an element says to the remote of its page stays', () => {
  const html = '<main><button data-umbral="comparar" data-umbral-plant-id="7" data-other="x">Comparar</button></main>';
  expect(shown(html)[0]).toEqual(['button', { 'data-umbral': 'comparar', 'data-umbral-plant-id': '7' }]);
});

test('links, forms and pictures of its own server are led into the portal, the others stay what they are', () => {
  const led = (html: string) => shown(html)[0];
  expect(led('<a href="../barrios/usaquen?a=1#mapa">x</a>')).toEqual([
    'a',
    { href: '/barrios/usaquen?a=1#legacy-mapa' },
  ]);
  expect(led('<a href="https://old.example/barrios/suba">x</a>')).toEqual(['a', { href: '/barrios/suba' }]);
  expect(led('<a href="//old.example//evil.example/x">x</a>')).toEqual(['a', { href: '/evil.example/x' }]);
  expect(led('<a href="https://other.example/x" target="_blank">x</a>')).toEqual([
    'a',
    { href: 'https://other.example/x', target: '_blank', rel: 'noopener nofollow' },
  ]);
  expect(led('<a href="tel:6011234567">x</a>')).toEqual(['a', { href: 'tel:6011234567' }]);
  expect(led('<form action="/barrios/buscar"><input name=q></form>')).toEqual(['form', { action: '/barrios/buscar' }]);
  expect(led('<img src="/static/a b.png" alt="Plaza" srcset="http://x/y.png 2x">')).toEqual([
    'img',
    { src: '/api/legacy/mf-barrios/imagen?path=%2Fstatic%2Fa%2520b.png', alt: 'Plaza' },
  ]);
  const gone = '<img src="https://tracker.example/p.gif"><form method=post action=/barrios/x><input name=clave></form>';
  expect(shown(`${gone}<form action="https://other.example/">y</form>`)).toEqual([]);
});

test('a page says its title, description, canonical address, whether it may be found, and its stylesheets', () => {
  const page = rewrite(`<!doctype html><html><head><base href="/barrios/todos/"><title> Barrios &amp; plazas </title>
    <meta name=Description content="De Bogotá"><meta name="robots" content="NOINDEX, follow">
    <link rel="canonical" href="https://old.example/barrios/chapinero"><link rel="stylesheet" href="a.css">
    <link rel="stylesheet" href="https://fonts.example/f.css"></head>
    <body><header>Menú viejo</header><MAIN><h1>Chapinero</h1></MAIN><footer>Pie viejo</footer>`);
  expect(page).toEqual({
    title: 'Barrios & plazas',
    description: 'De Bogotá',
    canonical: '/barrios/chapinero',
    isIndexed: false,
    sheets: ['/barrios/todos/a.css'],
    markup: [
      { depth: 0, tag: 'h1' },
      { depth: 1, text: 'Chapinero' },
    ],
  });
  expect(rewrite('<link rel=canonical href="https://other.example/x">')).toMatchObject({
    canonical: null,
    isIndexed: true,
  });
});

test('what is too long or nested without end is refused, and everything else fits the contract', () => {
  expect(() => rewrite('<b></b>'.repeat(legacyLimits.nodes + 1))).toThrow('too many');
  expect(() => rewrite('<div>'.repeat(5000))).toThrow('too deep');
  const deep = markupOf(`${'<div>'.repeat(200)}fin`);
  expect(deep.at(-1)).toEqual({ depth: legacyLimits.depth, text: 'fin' });
  const long = markupOf('x'.repeat(legacyLimits.textLength * 2 + 1));
  expect(long).toHaveLength(3);
  const nasty = '<table><a href=x><tr><td width=1 nowrap>1<a href="#">2</table><p lang=es dir=auto>3<center>4';
  expect(legacyMarkup.safeParse([...deep, ...long, ...markupOf(nasty)].slice(0, legacyLimits.nodes)).success).toBe(
    true,
  );
});
