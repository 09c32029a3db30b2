import { expect, test } from 'vitest';
import { readGlobalStyles } from './global-styles.ts';
import { readGlobalWrites } from './global-writes.ts';
import { sourceOf } from './testing/source-of.ts';

const writes = (text: string) => readGlobalWrites([sourceOf(text)]);
const names = new Set(['aQx3aZ', 'bQx3aZ-primary']);
const styles = (css: string) => readGlobalStyles({ app: 'mf-fair', names }, css);

test.each([
  ['window.umbral = 1', 'window.umbral'],
  ['(globalThis as Open).x.y = 1', 'globalThis.x.y'],
  ["window['name'] = 1", 'window.name'],
  ['document.title = text', 'document.title'],
  ['window.count++', 'window.count'],
  ['delete window.chrome', 'window.chrome'],
  ['Array.prototype.last = f', 'Array.prototype.last'],
  ["Object.defineProperty(window, 'x', {})", 'window.x'],
  ['Object.assign(globalThis, all)', 'globalThis.*'],
  ["Object.defineProperty(Array.prototype, 'last', {})", 'Array.prototype.last'],
  ["customElements.define('x-y', Part)", 'customElements.x-y'],
])('%s is a global write', (text, name) => {
  expect(writes(text)).toEqual([expect.stringContaining(name)]);
});

test('what stays in a module is none', () => {
  expect(writes('let x = 1; x = 2; own.window = 3; element.textContent = 4; Object.assign(own, all)')).toEqual([]);
});

test.each([
  ['body{margin:0}', ['body']],
  [':root{--c:1}', [':root']],
  ['.card{color:red}', ['.card']],
  ['.mf-search-1a-card{color:red}', ['.mf-search-1a-card']],
  ['.cQx3aZ{color:red}', ['.cQx3aZ']],
  [':root:has(.aQx3aZ){overflow:hidden}', [':root:has(.mf-fair-aQx3aZ)']],
  [':root:has(.mf-fair-1a-open){overflow:hidden}', [':root:has(.mf-fair-1a-open)']],
  ['p:not(.mf-fair-1a-a){margin:0}', ['p:not(.mf-fair-1a-a)']],
  ['.mf-fair-1a-a ~ *{display:none}', ['.mf-fair-1a-a ~ *']],
  ['.mf-fair-1a-a:is(main)[id]+footer{margin:0}', ['.mf-fair-1a-a:is(main)[id]+footer']],
  ['.mf-fair-1a-a{& ~ footer{margin:0} +p{margin:0}}', ['& ~ footer', '+p']],
  ['@media print{a,.mf-fair-1a-a{color:red}}', ['a']],
  ['@keyframes spin{to{rotate:1turn}}', ['@keyframes spin']],
  ['@font-face{font-family:Lobster;src:url(a)}', ['@font-face Lobster']],
  ['@property --x{syntax:"*";inherits:false}', ['@property --x']],
])('%s reaches beyond its remote', (css, found) => {
  expect(styles(css)).toEqual(found);
});

test('what is below a class of the remote is at home', () => {
  const css = `.mf-fair-1a-a p{margin:0} .mf-fair-1a-a{&:hover{color:red} h2{margin:0}}
    @media print{.mf-fair-1a-a{color:red}} @keyframes mf-fair-1a-spin{from{rotate:0}to{rotate:1turn}}
    .aQx3aZ p{margin:0} a.bQx3aZ-primary:hover{color:red}
    :is(h2,.x) .mf-fair-1a-b{color:red} .mf-fair-1a-a>*+*{margin:0} .mf-fair-1a-a ~ .mf-fair-1a-b{margin:0}
    .mf-fair-1a-a{& + &{margin:0} li + li{margin:0}}`;
  expect(styles(css)).toEqual([]);
});
