import { beforeEach, expect, test, vi } from 'vitest';
import { softenLinks, softHref } from './links.ts';

vi.mock('./boot-data.ts', () => ({ boot: { remotes: [{ name: 'mf-fair' }] } }));

const go = vi.fn();
const overtake = vi.fn();
softenLinks({ go, overtake });

beforeEach(() => {
  go.mockClear();
  overtake.mockClear();
  history.replaceState(null, '', '/feria');
});

function link(html: string): HTMLElement {
  document.body.innerHTML = html;
  const inner = document.querySelector<HTMLElement>('[data-inner]') ?? document.querySelector('a');
  if (!inner) throw new Error('no link');
  return inner;
}

function click(element: HTMLElement, facts: MouseEventInit = {}): boolean {
  return element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...facts }));
}

test('a plain link to a page of a remote is soft, also from inside its picture', () => {
  expect(click(link('<a href="/feria-virtual/cali?x=1#y"><b data-inner>Cali</b></a>'))).toBe(false);
  expect(go).toHaveBeenCalledExactlyOnceWith('/feria-virtual/cali?x=1#y');
});

test.each([
  ['another origin', '<a href="https://example.com/feria">x</a>'],
  ['a new tab', '<a href="/feria-virtual/cali" target="_blank">x</a>'],
  ['a download', '<a href="/feria-virtual/cali" download>x</a>'],
  ['a remote that is switched off', '<a href="/actualidad">x</a>'],
  ['an address of nobody', '<a href="/nadie">x</a>'],
  ['a place on this page', '<a href="/feria#fin">x</a>'],
])("%s is the browser's", (_, html) => {
  expect(softHref(link(html))).toBeUndefined();
});

test('a click with a modifier stays as it is', () => {
  const element = link('<a href="/feria-virtual/cali">x</a>');
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  click(element, { ctrlKey: true });
  expect(go).not.toHaveBeenCalled();
});

test('a click that a router took stays with it', () => {
  const element = link('<a href="/feria-virtual/cali">x</a>');
  document.body.addEventListener('click', (event) => event.preventDefault(), { once: true });
  click(element);
  expect(go).not.toHaveBeenCalled();
  expect(overtake).toHaveBeenCalledOnce();
});

test.each([
  ['with a modifier', '<a href="/feria-virtual/cali">x</a>', { metaKey: true }],
  ['into a new tab', '<a href="/feria-virtual/cali" target="_blank">x</a>', {}],
  ['on a telephone number', '<a href="tel:+576011234567">x</a>', {}],
  ['on a place of this page', '<a href="/feria#fin">x</a>', {}],
])('a click %s leaves the page where it is and overtakes nothing', (_, html, facts) => {
  const element = link(html);
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  click(element, facts);
  expect(overtake).not.toHaveBeenCalled();
});
