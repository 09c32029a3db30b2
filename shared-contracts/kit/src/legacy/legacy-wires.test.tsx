import { Subject } from 'rxjs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { probeHost } from '../testing/probe-remote.tsx';
import { type LegacyWires, wirePage } from './legacy-wires.ts';

const told = new Subject<string>();
const asked = vi.fn();
const wires: LegacyWires = {
  presses: { comparar: (_, words) => asked(words) },
  hears: (_, tell) => told.subscribe((code) => tell('moneda', code)),
};
const markup =
  '<div data-legacy="mf-barrios"><a href="/barrios/suba" data-umbral="comparar" data-umbral-plant-id="7"><b>Comparar</b></a><button data-umbral="constructor">Nada</button></div>';

let element: HTMLElement;
let wired: ReturnType<typeof wirePage>;

beforeEach(() => {
  asked.mockClear();
  element = document.body.appendChild(document.createElement('main'));
  element.innerHTML = markup;
  wired = wirePage(element, probeHost().context, wires);
});

afterEach(() => {
  wired.cut();
  element.remove();
});

function press(selector: string, keys: MouseEventInit = {}): boolean {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...keys });
  element.querySelector(selector)?.dispatchEvent(event);
  return event.defaultPrevented;
}

test('a press of what the markup names does what the remote says, with its words', () => {
  expect(press('b'), 'the link is not followed').toBe(true);
  expect(asked).toHaveBeenCalledExactlyOnceWith({ 'plant-id': '7' });
  expect(press('b', { ctrlKey: true }), 'a new tab is the browser’s').toBe(false);
  expect(press('button'), 'a name that nobody has').toBe(false);
  expect(asked).toHaveBeenCalledTimes(1);
});

test('what the portal tells stands on the page for its looks, also once its markup is another', () => {
  const page = () => element.querySelector('[data-legacy]');
  told.next('usd');
  expect(page()?.getAttribute('data-umbral-moneda')).toBe('usd');
  element.innerHTML = markup;
  wired.renewed();
  expect(page()?.getAttribute('data-umbral-moneda')).toBe('usd');
});

test('once it is cut nothing is heard or done', () => {
  wired.cut();
  expect(told.observed).toBe(false);
  expect(press('b')).toBe(false);
  expect(asked).not.toHaveBeenCalled();
});
