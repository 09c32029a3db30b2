import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { localKeys } from '@umbral/domain/storage/storage-keys.ts';
import { RemoteReactContext } from '@umbral/kit/remote/use-remote.ts';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import { probeContext, renderPart } from '../testing/probe-context.tsx';
import { OwnWays } from './own-ways.tsx';

const station = { name: 'Calle 100', kind: 'station', around: 'TransMilenio', lat: 4.684, lng: -74.058 };
const minutes = { walk: 90, cycle: 30, transit: 41 };
const answers = {
  C411: () => ({ data: [{ home: 7, minutes: [minutes] }] }),
  C414: () => ({ data: [station] }),
};

beforeEach(() => {
  localStorage.clear();
  HTMLElement.prototype.showPopover = () => {};
  HTMLElement.prototype.hidePopover = () => {};
  Element.prototype.scrollIntoView = () => {};
});

test('[C411, C414] a place is added by the name of a station and told in minutes; its own name is sent nowhere', async () => {
  const user = userEvent.setup();
  const { calls } = renderPart(<OwnWays plantId={7} point="4.68,-74.05" />, answers);
  await user.click(screen.getByRole('button', { name: 'Agregar un lugar' }));
  await user.click(screen.getByRole('button', { name: 'Mi trabajo' }));
  await user.click(screen.getByRole('button', { name: 'Guardar lugar' }));
  expect(screen.getByText('Elige un lugar de la lista.')).toBeTruthy();
  await user.type(screen.getByRole('combobox', { name: 'Dónde queda' }), 'calle 100');
  await user.click(await screen.findByRole('option', { name: /Calle 100/, hidden: true }, { timeout: 8000 }));
  await user.click(screen.getByRole('button', { name: 'Guardar lugar' }));
  const row = await screen.findByRole('row', { name: /Mi trabajo/ });
  expect(await within(row).findByText('41 min')).toBeTruthy();
  expect(calls.filter(({ id }) => id === 'C411').map(({ input }) => input)).toEqual([
    { body: { homes: [7], places: [{ lat: 4.684, lng: -74.058 }] } },
  ]);
  expect(JSON.stringify(calls)).not.toContain('trabajo');
});

test('a place is renamed in its place, and goes when it is removed; what somebody else stored is left out', async () => {
  const user = userEvent.setup();
  const { lat, lng } = station;
  localStorage.setItem(localKeys.ownPlaces, JSON.stringify([{ name: 'Mi trabajo', lat, lng }, { name: 'x' }, 3]));
  renderPart(<OwnWays plantId={7} point="4.68,-74.05" />, answers);
  await user.click(screen.getByRole('button', { name: 'Cambiar Mi trabajo' }));
  const name = screen.getByLabelText('Cómo lo llamas');
  await user.clear(name);
  await user.type(name, 'Oficina');
  await user.type(screen.getByRole('combobox', { name: 'Dónde queda' }), 'calle');
  await user.click(await screen.findByRole('option', { name: /Calle 100/, hidden: true }, { timeout: 8000 }));
  await user.click(screen.getByRole('button', { name: 'Guardar lugar' }));
  expect(await screen.findByRole('row', { name: /Oficina/ })).toBeTruthy();
  expect(screen.queryByRole('row', { name: /Mi trabajo/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Quitar Oficina' }));
  expect(screen.getByText(/Guarda tu trabajo/)).toBeTruthy();
  expect(localStorage.getItem(localKeys.ownPlaces)).toBe('[]');
});

const five = ['Mi trabajo', 'Casa', 'Gimnasio', 'Colegio', 'Mi universidad'];
const rowNames = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

function openWith(names: readonly string[]) {
  const { lat, lng } = station;
  localStorage.setItem(localKeys.ownPlaces, JSON.stringify(names.map((name) => ({ name, lat, lng }))));
  const minutesOf = five.map(() => minutes);
  renderPart(<OwnWays plantId={7} point="4.68,-74.05" />, {
    ...answers,
    C411: () => ({ data: [{ home: 7, minutes: minutesOf }] }),
  });
  return userEvent.setup();
}

test('of five places one gets another name by Enter, where it is, without being found anew', async () => {
  const user = openWith(five);
  await user.click(screen.getByRole('button', { name: 'Cambiar Mi trabajo' }));
  const name = screen.getByLabelText('Cómo lo llamas');
  await user.clear(name);
  await user.type(name, 'Oficina{Enter}');
  expect(rowNames()).toEqual(['Oficina', ...five.slice(1)]);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cambiar Oficina' }));
});

test('the focus goes on where a press takes its own button away', async () => {
  const user = openWith(['Mi trabajo', 'Casa']);
  const add = 'Agregar otro lugar';
  await user.click(screen.getByRole('button', { name: add }));
  expect(document.activeElement).toBe(screen.getByLabelText('Cómo lo llamas'));
  await user.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: add }));
  await user.click(screen.getByRole('button', { name: 'Cambiar Casa' }));
  await user.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cambiar Casa' }));
  await user.click(screen.getByRole('button', { name: 'Quitar Casa' }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Tus lugares' }));
});

test('the server draws it, and the place that speaks is there before it says something', () => {
  const { context } = probeContext(answers);
  const drawn = renderToString(
    <RemoteReactContext value={context}>
      <OwnWays plantId={7} point="4.68,-74.05" />
    </RemoteReactContext>,
  );
  expect(drawn).toContain('Agregar un lugar');
  expect(drawn).toMatch(/<p role="status"[^>]*><\/p>/);
});
