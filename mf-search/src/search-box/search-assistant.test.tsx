import { fireEvent, screen, within } from '@testing-library/react';
import { keepOwnPlace } from '@umbral/kit/own-places/own-places.ts';
import { expect, test, vi } from 'vitest';
import { input, listed, mount, options, standInForBrowser, type, wait } from '../testing/search-box.tsx';
// Loaded once it is needed: not within a test's time.
import './near-me-href.ts';
import { slowDevice } from '../testing/slow-device.ts';

standInForBrowser();

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

test('[B146] a sentence becomes chips that can be changed and removed, and its listing; what is no chip is said', async () => {
  const { navigate, asked } = await mount();
  await type('apto 2 alcobas en cali por menos de 300 millones con antejardin');
  const chips = () => within(screen.getByRole('list', { name: 'Entendimos' }));
  expect(
    chips()
      .getAllByRole('listitem')
      .map((chip) => chip.textContent),
  ).toEqual(['Apartamento', '2 hab', 'Cali', 'Hasta $\u00a0300\u00a0M']);
  const heard = screen.getByText(/^Entendimos: Apartamento/);
  expect(heard.textContent).toContain('Hasta $\u00a0300\u00a0M');
  expect(screen.getByText(/^«antejardin» no es un filtro: lo usamos para ordenar y no quitamos nada/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Ver 128 proyectos' })).toBeDefined();
  expect(asked.at(-1)?.[0]).toMatchObject({ hitsPerPage: 0 });
  fireEvent.click(chips().getByRole('button', { name: 'Cambiar Cali' }));
  expect(input().value.slice(input().selectionStart ?? 0, input().selectionEnd ?? 0)).toBe('cali');
  fireEvent.click(chips().getByRole('button', { name: 'Quitar 2 hab' }));
  expect(input().value).toBe('apto en cali por menos de 300 millones con antejardin');
  fireEvent.submit(input());
  expect(navigate).toHaveBeenCalledWith('/proyectos-vivienda/cali/zona-general/apartamento?q=antejardin&p=-300M');
});

test('[R047] a sentence that asks for a rent is answered, and its denial and its places are chips', async () => {
  const { navigate } = await mount();
  await type('apto en arriendo en Suba sin piscina ni chimenea');
  const chips = within(screen.getByRole('list', { name: 'Entendimos' })).getAllByRole('listitem');
  expect(chips.map((chip) => chip.textContent)).toEqual(['Apartamento', 'Suba, Bogotá', 'Sin piscina', 'Sin chimenea']);
  expect(screen.getByText(/^Aquí no hay arriendos: todo es vivienda nueva en venta/)).toBeDefined();
  fireEvent.submit(input());
  expect(navigate).toHaveBeenCalledWith(
    '/proyectos-vivienda/bogota/suba/apartamento?sin=swimming-pool%2Cfireplace&cruce=pide-rent',
  );
});

test('[R047] a place that the device keeps stands in the address as a point, without what it is called', async () => {
  keepOwnPlace({ name: 'Casa de mis papás', lat: 4.684_32, lng: -74.0574 });
  const { navigate } = await mount();
  await type('apto en cali a 15 minutos de la casa de mis papás');
  fireEvent.submit(input());
  await vi.waitFor(() => expect(navigate).toHaveBeenCalled());
  expect(navigate.mock.calls).toEqual([
    ['/proyectos-vivienda/cali/zona-general/apartamento?alcance=4.684%2C-74.057%2C15%2Cpie'],
  ]);
});

test('a place that the device keeps is not said to be unknown while it is typed; another one is', async () => {
  keepOwnPlace({ name: 'Mi trabajo', lat: 4.684, lng: -74.057 });
  await mount();
  const unknown = () => screen.queryByText(/^No sabemos dónde queda ese lugar tuyo/);
  await type('apto a 40 minutos de mi oficina');
  expect(screen.getByRole('button', { name: 'Cambiar A 40 min en transporte de tu oficina' })).toBeDefined();
  expect(unknown()).toBeNull();
  await type('apto a 40 minutos de mi universidad');
  expect(unknown()).not.toBeNull();
});

test('[R047] a place that nobody knows is asked for, and its name is in no address', async () => {
  const { navigate } = await mount();
  await type('apto en cali a 15 minutos de la casa de mis papás');
  fireEvent.submit(input());
  await vi.waitFor(() => expect(navigate).toHaveBeenCalled());
  expect(navigate.mock.calls).toEqual([['/proyectos-vivienda/cali/zona-general/apartamento?cruce=de-tu']]);
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
  expect(screen.getByRole('button', { name: 'Ver 128 proyectos' })).toBeDefined();
  fireEvent.submit(input());
  expect(navigate).toHaveBeenCalledWith('/proyectos-vivienda?cuota=-2M');
});

test('[B044] an index that does not answer says so, and the form still leads to the listing', async () => {
  const { navigate } = await mount();
  vi.stubGlobal('fetch', async () => Response.json({ message: 'no' }, { status: 400 }));
  await type('suba');
  expect(screen.getByText('Las sugerencias no llegaron. Presiona Enter y buscamos de todas formas.')).toBeDefined();
  fireEvent.submit(input());
  expect(navigate).toHaveBeenCalledWith('/proyectos-vivienda/bogota/suba');
});

test.each(['vivienda nueva', 'proyecto', 'Colombia', 'en el exterior'])(
  '[B041] words that narrow nothing are an end of the search too, and their listing is counted: «%s»',
  async (text) => {
    await mount();
    await type(text);
    expect(screen.queryByText('Buscando…')).toBeNull();
    expect(screen.queryByText(/^Nada se llama así/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Ver 128 proyectos' })).toBeDefined();
  },
);

test('[B038, B041] what only the device knows is understood, and not counted before it says where that is', async () => {
  await mount();
  await type('cerca de mí');
  expect(screen.queryByText('Buscando…')).toBeNull();
  expect(within(screen.getByRole('list', { name: 'Entendimos' })).getByText('Cerca de ti')).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Ver \d/ })).toBeNull();
});

test('[B038] a device that answers late takes nobody away who searched for something else meanwhile', async () => {
  const device = slowDevice();
  const { navigate } = await mount();
  await type('cerca de mí');
  fireEvent.submit(input());
  await vi.waitFor(() => expect(device.asked()).toBe(1));
  await type('suba');
  fireEvent.click(listed().getByText('Suba'));
  device.answer();
  await wait(0);
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/proyectos-vivienda/bogota/suba');
});

test('[B146] words that name nothing say so', async () => {
  await mount();
  await type('xyzzy');
  expect(screen.getByText(/^Nada se llama así/)).toBeDefined();
});

test('[B038] where the code that finds the visitor does not come, the rest of the sentence still counts', async () => {
  const { navigate } = await mount();
  await type('casa cerca de mí');
  vi.resetModules();
  vi.doMock('./near-me-href.ts', () => Promise.reject(new Error('lost')));
  fireEvent.submit(input());
  await vi.waitFor(() => expect(navigate).toHaveBeenCalledOnce());
  expect(navigate).toHaveBeenCalledWith('/proyectos-vivienda/ciudad-general/zona-general/casa');
  vi.doUnmock('./near-me-href.ts');
});
