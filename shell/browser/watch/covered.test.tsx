import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { coveredBy } from './covered.ts';

/** Where things lie in a browser that draws nothing: each control has a place of its own. */
let over: (control: Element) => Element | null;
const places = new Map<number, Element>();

beforeEach(() => {
  document.body.innerHTML =
    '<div id="umbral-header"><a href="/">Umbral</a><a href="/feria">Ferias</a></div>' +
    '<main id="umbral-page" data-boundary="mf-fair"><div class="veil"></div>' +
    '<button>a</button><button>b</button><button>c</button></main><dialog></dialog>';
  over = (control) => control;
  places.clear();
  const elements = [...document.querySelectorAll<HTMLElement>('a, button, #umbral-header')];
  elements.forEach((element, at) => {
    places.set(at * 20 + 10, element);
    element.getBoundingClientRect = () => new DOMRect(at * 20, 0, 20, 20);
  });
  document.elementFromPoint = (x) => over(places.get(x) ?? document.body);
});
afterEach(() => vi.restoreAllMocks());

const veil = () => document.querySelector('.veil');

test('a page whose controls can be met says nothing', () => {
  expect(coveredBy()).toEqual([]);
});

test('a page whose controls lie under something of a remote is its fault', () => {
  over = veil;
  expect(coveredBy()).toEqual([{ app: 'mf-fair', signal: 'covered', message: '5 of 5 controls lie under div.veil' }]);
  over = () => document.body;
  expect(coveredBy().map(({ app }) => app)).toEqual(['shell', 'mf-fair']);
});

test('what the browser leaves out far from sight is not asked for its place: it would be laid out', () => {
  const [near, far] = document.querySelectorAll<HTMLElement>('main button');
  if (!near || !far) throw new Error('the page has no controls');
  const [asked, spared] = [near, far].map((control) => vi.spyOn(control, 'getBoundingClientRect'));
  far.checkVisibility = (options) => !options?.contentVisibilityAuto;
  coveredBy();
  expect(asked).toHaveBeenCalled();
  expect(spared).not.toHaveBeenCalled();
});

test('a bar over some of them covers no page, nor does a dialog', () => {
  over = (control) => (control.localName === 'a' ? veil() : control);
  expect(coveredBy()).toEqual([]);
  over = veil;
  document.querySelector('dialog')?.setAttribute('open', '');
  expect(coveredBy()).toEqual([]);
});

test('a header that is gone, or out of sight, is the fault of the page’s remote', () => {
  const gone = [{ app: 'mf-fair', signal: 'covered', message: 'the header is gone' }];
  const header = document.querySelector('#umbral-header');
  header?.setAttribute('hidden', '');
  expect(coveredBy()).toEqual(gone);
  header?.remove();
  expect(coveredBy()).toEqual(gone);
});
