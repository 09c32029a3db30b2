import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { localKeys } from 'shared-contracts/domain/storage-keys.ts';
import { niza } from 'shared-contracts/domain/testing/record-fixture.ts';
import { RemoteReactContext } from 'shared-contracts/remote/remote-context.ts';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { PlantQuery } from '../model/plant-query.ts';
import { fakeIndex } from '../testing/index-answers.ts';
import { probeContext } from '../testing/probe-context.tsx';
import { SearchBar } from '../ui/search-bar.tsx';
import { searchBarOptions } from '../ui/search-bar-options.ts';
// Loaded at the first focus: not within a test's time.
import './search-assistant.tsx';

const tree = {
  'CO > centro > Cundinamarca > Bogotá > Suba > Niza': 40,
  'CO > antioquia > Antioquia > Medellín > El Poblado > ': 30,
  'CO > valle > Valle del Cauca > Cali > Sur > ': 20,
};
const nogal = { id: 1, slug: 'nogal-80-tipo-a', type: 'apartment' };

function answer({ facets = [], query = '', restrictSearchableAttributes: [where] = [] }: PlantQuery) {
  if (facets.includes('place_path')) return { hits: [], nbHits: 90, facets: { place_path: tree } };
  const isNogal = /nogal/i.test(query);
  if (where === 'project.title') {
    const project = { id: 5, title: 'Nogal 80', localization: niza };
    return {
      hits: isNogal
        ? [
            { ...nogal, project },
            { ...nogal, id: 2, project },
          ]
        : [],
      nbHits: 2,
    };
  }
  if (where === 'project.builder.name') {
    return { hits: [], nbHits: 1, facets: { 'project.builder.name': isNogal ? { 'Nogal Constructora': 7 } : {} } };
  }
  return { hits: [], nbHits: 128, facets: { type: { apartment: 50, house: 9 } } };
}

beforeAll(() => {
  HTMLElement.prototype.showPopover = () => undefined;
  HTMLElement.prototype.hidePopover = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
});
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const input = () => screen.getByLabelText<HTMLInputElement>('Ciudad, zona o proyecto');
// jsdom takes a popover for hidden, shown or not.
const listed = () => within(screen.getByRole('listbox', { hidden: true }));
const options = () =>
  listed()
    .queryAllByRole('option', { hidden: true })
    .map((option) => option.textContent);
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function mount(typedBefore = '') {
  const { context, navigate } = probeContext();
  const index = fakeIndex(answer);
  vi.stubGlobal('fetch', index.fetch);
  render(
    <RemoteReactContext value={context}>
      <SearchBar options={searchBarOptions()} title="Comienza por aquí" />
    </RemoteReactContext>,
  );
  input().focus();
  if (typedBefore !== '') fireEvent.input(input(), { target: { value: typedBefore } });
  await vi.waitFor(() => expect(input().getAttribute('role')).toBe('combobox'));
  await wait(0);
  return { navigate, asked: index.requests };
}

async function type(text: string) {
  fireEvent.input(input(), { target: { value: text } });
  await wait(500);
}

test('[B041] below three letters nothing is asked and nothing shows', async () => {
  const { asked } = await mount();
  const before = asked.length;
  fireEvent.input(input(), { target: { value: 'su' } });
  await wait(2000);
  expect(asked).toHaveLength(before);
  expect(input().getAttribute('aria-expanded')).toBe('false');
  expect(options()).toEqual([]);
});

test('[B041] the index is asked once the typing has rested for half a second, by one request', async () => {
  const { asked } = await mount();
  const before = asked.length;
  fireEvent.input(input(), { target: { value: 'sub' } });
  await wait(499);
  expect(asked).toHaveLength(before);
  expect(screen.getByText('Buscando…')).toBeDefined();
  await wait(1);
  expect(asked).toHaveLength(before + 1);
  expect(options()).toEqual(['Suba Zona de Bogotá40']);
});

test('what was typed before the help came is helped with all the same', async () => {
  await mount('suba');
  await wait(500);
  expect(input().getAttribute('aria-expanded')).toBe('true');
  expect(options()).toEqual(['Suba Zona de Bogotá40']);
});

test('what is typed meanwhile stops the question: an answer to older words never shows', async () => {
  await mount();
  const stopped: boolean[] = [];
  vi.stubGlobal('fetch', (_url: string, { signal }: { signal: AbortSignal }) => {
    return new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => {
        stopped.push(true);
        reject(signal.reason);
      });
    });
  });
  await type('nogal');
  fireEvent.input(input(), { target: { value: 'no' } });
  await wait(0);
  expect(stopped).toEqual([true]);
  expect(options()).toEqual([]);
});

test('suggestions come in groups: places, projects, builders, types; slips and accents are forgiven', async () => {
  await mount();
  await type('nogal');
  const groups = listed().getAllByRole('group', { hidden: true });
  const titles = groups.map(
    (group) => document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent,
  );
  expect(titles).toEqual(['Proyectos', 'Constructoras']);
  expect(options()).toEqual(['Nogal 80 Suba, Bogotá', 'Nogal Constructora7']);
  await type('medelin');
  expect(options()).toEqual(['Medellín Ciudad30']);
  await type('apart');
  expect(options()).toEqual(['Apartamentos50']);
});

test('arrows and Enter pick a suggestion, Escape closes the list only', async () => {
  const { navigate } = await mount();
  const outside = vi.fn();
  document.addEventListener('keydown', outside);
  await type('sub');
  fireEvent.keyDown(input(), { key: 'Escape' });
  expect(outside).not.toHaveBeenCalled();
  await wait(0);
  expect(input().getAttribute('aria-expanded')).toBe('false');
  fireEvent.keyDown(input(), { key: 'ArrowDown' });
  await wait(0);
  fireEvent.keyDown(input(), { key: 'ArrowDown' });
  await wait(0);
  const active = document.getElementById(input().getAttribute('aria-activedescendant') ?? '');
  expect(active?.textContent).toBe('Suba Zona de Bogotá40');
  fireEvent.keyDown(input(), { key: 'Enter' });
  expect(navigate).toHaveBeenCalledWith('/proyectos-vivienda/bogota/suba');
  document.removeEventListener('keydown', outside);
});

test('after other words a place completes the sentence', async () => {
  const { navigate } = await mount();
  await type('apto en sub');
  fireEvent.click(listed().getByText('Suba'));
  expect(input().value).toBe('apto en Suba, Bogotá ');
  expect(navigate).not.toHaveBeenCalled();
});

test('a sentence becomes chips that can be changed and removed, and its listing', async () => {
  const { navigate, asked } = await mount();
  await type('apto 2 alcobas en cali por menos de 300 millones con gimnasio');
  const chips = () => within(screen.getByRole('list', { name: 'Entendimos' }));
  expect(
    chips()
      .getAllByRole('listitem')
      .map((chip) => chip.textContent),
  ).toEqual(['Apartamento', '2 hab', 'Cali', 'Hasta $ 300 M']);
  expect(screen.getByText('«gimnasio» lo buscamos como texto')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Ver 128 inmuebles' })).toBeDefined();
  expect(asked.at(-1)?.[0]).toMatchObject({ query: 'gimnasio', hitsPerPage: 0 });
  fireEvent.click(chips().getByRole('button', { name: 'Cambiar Cali' }));
  expect(input().value.slice(input().selectionStart ?? 0, input().selectionEnd ?? 0)).toBe('cali');
  fireEvent.click(chips().getByRole('button', { name: 'Quitar 2 hab' }));
  expect(input().value).toBe('apto en cali por menos de 300 millones con gimnasio');
  fireEvent.submit(input());
  expect(navigate).toHaveBeenCalledWith('/proyectos-vivienda/cali/zona-general/apartamento?q=gimnasio&p=-300M');
});

test('what a field says wins over the sentence, and its chip goes', async () => {
  const { navigate } = await mount();
  fireEvent.change(screen.getByRole('combobox', { name: 'Tipo' }), { target: { value: 'casa' } });
  await type('apto en cali');
  expect(screen.queryByText('Apartamento', { selector: 'button' })).toBeNull();
  fireEvent.submit(input());
  expect(navigate).toHaveBeenCalledWith('/proyectos-vivienda/cali/zona-general/casa');
});

test('by price or by monthly payment: what was chosen the other way is forgotten', async () => {
  const { navigate } = await mount();
  fireEvent.change(screen.getByRole('combobox', { name: 'Precio' }), { target: { value: '-150M' } });
  fireEvent.click(screen.getByRole('radio', { name: 'Cuota al mes' }));
  fireEvent.change(screen.getByLabelText('Cuota al mes', { selector: 'select' }), { target: { value: '-2M' } });
  await wait(0);
  expect(screen.getByRole('button', { name: 'Ver 128 inmuebles' })).toBeDefined();
  fireEvent.submit(input());
  expect(navigate).toHaveBeenCalledWith('/proyectos-vivienda?cuota=-2M');
});

test('searches of this device come first; one and all of them can be forgotten', async () => {
  const past = ['/proyectos-vivienda/bogota/suba', '/proyectos-vivienda/cali'].map((href, at) => ({
    href,
    label: `Vivienda nueva en Suba ${at}`,
    at,
  }));
  localStorage.setItem(localKeys.pastSearches, JSON.stringify(past));
  await mount();
  await type('suba');
  expect(options().slice(0, 2)).toEqual(['Vivienda nueva en Suba 0', 'Vivienda nueva en Suba 1']);
  fireEvent.keyDown(input(), { key: 'ArrowDown' });
  await wait(0);
  fireEvent.keyDown(input(), { key: 'Delete' });
  await wait(0);
  expect(options()[0]).toBe('Vivienda nueva en Suba 1');
  fireEvent.click(screen.getByText('Borrar tus búsquedas'));
  await wait(0);
  expect(options()[0]).toBe('Suba Zona de Bogotá40');
  expect(localStorage.getItem(localKeys.pastSearches)).toBeNull();
});

test('an empty box offers the latest searches of this device, with no question to the index', async () => {
  const keep = (count: number) => {
    const past = Array.from({ length: count }, (_, at) => ({
      href: `/proyectos-vivienda?h=${at}`,
      label: `${at} hab`,
      at,
    }));
    localStorage.setItem(localKeys.pastSearches, JSON.stringify(past));
  };
  keep(7);
  const { asked, navigate } = await mount();
  expect(input().getAttribute('aria-expanded')).toBe('true');
  expect(options()).toEqual(['0 hab', '1 hab', '2 hab', '3 hab', '4 hab']);
  // The places, which all boxes need, at most.
  expect(asked.flat().every(({ facets = [] }) => facets.includes('place_path'))).toBe(true);
  fireEvent.keyDown(input(), { key: 'Escape' });
  await wait(0);
  expect(input().getAttribute('aria-expanded')).toBe('false');
  keep(2);
  fireEvent.click(input());
  await wait(0);
  expect(options()).toEqual(['0 hab', '1 hab']);
  fireEvent.input(input(), { target: { value: 'h' } });
  await wait(0);
  expect([input().getAttribute('aria-expanded'), options()]).toEqual(['false', []]);
  fireEvent.input(input(), { target: { value: '' } });
  await wait(0);
  fireEvent.click(listed().getByText('1 hab'));
  expect(navigate).toHaveBeenCalledWith('/proyectos-vivienda?h=1');
  fireEvent.click(input());
  await wait(0);
  fireEvent.click(screen.getByText('Borrar tus búsquedas'));
  await wait(0);
  expect([input().getAttribute('aria-expanded'), localStorage.getItem(localKeys.pastSearches)]).toEqual([
    'false',
    null,
  ]);
});

test('[B041, B044] with nothing to offer an empty box stays closed, also while the index is away', async () => {
  localStorage.setItem(localKeys.pastSearches, '{"not": "a list"}');
  await mount();
  fireEvent.click(input());
  await wait(2000);
  expect([input().getAttribute('aria-expanded'), options()]).toEqual(['false', []]);
});

test('[B044] an index that does not answer says so, and the form still leads to the listing', async () => {
  const { navigate } = await mount();
  vi.stubGlobal('fetch', async () => Response.json({ message: 'no' }, { status: 400 }));
  await type('suba');
  expect(screen.getByText('Las sugerencias no llegaron. Presiona Enter y buscamos de todas formas.')).toBeDefined();
  fireEvent.submit(input());
  expect(navigate).toHaveBeenCalledWith('/proyectos-vivienda/bogota/suba');
});

test('words that name nothing say so', async () => {
  await mount();
  await type('xyzzy');
  expect(screen.getByText(/^Nada se llama así/)).toBeDefined();
});
