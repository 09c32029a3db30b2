import type { ShownPage } from '@umbral/protocol/remote/remote-host.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { placePage } from './page-place.ts';

const memory = {
  follow: vi.fn(),
  leave: vi.fn(),
  stay: () => false,
  follows: () => false,
  positionOf: () => undefined,
};
const shown: ShownPage = {
  href: '/feria',
  status: 200,
  head: { title: 'Ferias' },
  action: 'PUSH',
  keepsPlace: false,
  hydrated: false,
};

beforeEach(() => {
  vi.clearAllMocks();
  window.scrollTo = vi.fn();
  Element.prototype.scrollIntoView = vi.fn();
});

function place(hash: string): HTMLElement {
  history.replaceState({ key: 'k1' }, '', `/feria${hash}`);
  const slot = document.createElement('main');
  slot.innerHTML = '<h1>Ferias</h1><p id="bogotá">Bogotá</p><p id="50%">La mitad</p>';
  document.body.replaceChildren(slot);
  placePage(slot, shown, memory);
  return slot;
}

test.each([
  ['written for addresses', '#bogot%C3%A1', 1],
  ['that cannot be read', '#50%', 2],
])('a place %s is found', (_, hash, index) => {
  const slot = place(hash);
  expect(vi.mocked(Element.prototype.scrollIntoView).mock.contexts).toEqual([slot.children[index]]);
  expect(scrollTo).not.toHaveBeenCalled();
});

test('a page without a place begins at its top, with the focus on its heading', () => {
  const slot = place('');
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'instant' });
  expect(document.activeElement).toBe(slot.querySelector('h1'));
  expect(memory.follow).toHaveBeenCalledExactlyOnceWith('k1');
});
