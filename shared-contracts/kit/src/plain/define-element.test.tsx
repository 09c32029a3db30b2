import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { probeEnvironment, probeHost } from '../testing/probe-remote.tsx';
import { defineElement, type ElementArgs } from './define-element.ts';
import { treeToHtml, treeToNode } from './element-tree.ts';

const pressed = vi.fn();

class PriceElement extends HTMLElement {
  #listening = new AbortController();
  start({ data }: ElementArgs<{ price: string }>): void {
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    this.shadowRoot?.querySelector('button')?.addEventListener('click', () => pressed(data.price), { signal });
  }
  stop(): void {
    this.#listening.abort();
  }
}

const fragment = defineElement({
  name: 'price',
  props: { parse: (value) => ({ city: String(Object(value).city) }) },
  load: async ({ props }) => ({ price: `$ 1 en ${props.city}` }),
  sheet: '/r/mf-fair/1.0.0/web/price.shadow.css',
  tree: ({ price }) => [{ tag: 'button', attributes: { type: 'button' }, children: [price] }],
  element: async () => PriceElement,
});

const host = probeHost();
let element: HTMLElement;
const at = (state: unknown) => ({ element, idPrefix: 'f0-', state, props: { city: 'cali' }, href: '/', host });

beforeEach(() => {
  pressed.mockClear();
  element = document.body.appendChild(document.createElement('div'));
});
afterEach(() => element.remove());

const button = () => element.firstElementChild?.shadowRoot?.querySelector('button');

test('a declarative shadow root comes alive with its own nodes; its tag says which version it is', async () => {
  const data = await fragment.load({ city: 'cali' }, host.context, new AbortController().signal);
  const html = fragment.html(data, host.context);
  expect(html).toContain('<mf-fair-price-1.0.0><template shadowrootmode="open"><link rel="stylesheet" href="/r/');
  element.innerHTML = html;
  const own = element.firstElementChild;
  const template = own?.firstElementChild as HTMLTemplateElement;
  // The parser of a document does this.
  own?.attachShadow({ mode: 'open' }).append(template.content);
  template.remove();
  const drawn = button();
  const mounted = await fragment.hydrate(at(data));
  expect(button()).toBe(drawn);
  button()?.click();
  expect(pressed).toHaveBeenCalledExactlyOnceWith('$ 1 en cali');
  await mounted.unmount();
  drawn?.click();
  expect(pressed).toHaveBeenCalledOnce();
  expect(element.childNodes).toHaveLength(0);
});

test('in an empty place it is made of nodes, and goes on with other data', async () => {
  const mounted = await fragment.mount(at({ price: '<b>1</b>' }));
  expect(button()?.textContent).toBe('<b>1</b>');
  await mounted.update({ state: { price: '$ 2' } });
  button()?.click();
  expect(pressed).toHaveBeenCalledExactlyOnceWith('$ 2');
  await mounted.unmount();
});

test('two versions of one fragment meet in a tab; HTML without its shadow root is refused', async () => {
  const context = { ...host.context, environment: { ...probeEnvironment, version: '1.1.0+b' } };
  const other = document.body.appendChild(document.createElement('div'));
  const both = [await fragment.mount(at({ price: '$ 1' }))];
  both.push(await fragment.mount({ ...at({ price: '$ 2' }), element: other, host: { ...host, context } }));
  expect(element.firstElementChild?.tagName).toBe('MF-FAIR-PRICE-1.0.0');
  expect(other.firstElementChild?.tagName).toBe('MF-FAIR-PRICE-1.1.0-B');
  for (const mounted of both) await mounted.unmount();
  other.remove();
  element.innerHTML = '<mf-fair-price-1.0.0></mf-fair-price-1.0.0>';
  await expect(fragment.hydrate(at({ price: '$ 1' }))).rejects.toThrow('without its shadow root');
});

test('texts and values of a tree are texts and values, written and made', () => {
  const tree = { tag: 'a', attributes: { href: '/"><script>' }, children: ['<b>&', { tag: 'br' }] };
  expect(treeToHtml(tree)).toBe('<a href="/&quot;&gt;&lt;script&gt;">&lt;b&gt;&amp;<br></a>');
  const node = treeToNode(tree) as HTMLAnchorElement;
  expect(node.getAttribute('href')).toBe('/"><script>');
  expect(node.textContent).toBe('<b>&');
});
