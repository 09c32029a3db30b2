import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { localKeys } from '@umbral/domain/storage/storage-keys.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RemoteReactContext } from '../remote/use-remote.ts';
import { probeHost } from '../testing/probe-remote.tsx';
import { OwnPlaceForm } from './own-place-form.tsx';
import type { OwnPlace } from './own-places.ts';

const work: OwnPlace = { name: 'Mi trabajo', lat: 4.684, lng: -74.058 };
const gym: OwnPlace = { name: 'Gimnasio', lat: 4.7, lng: -74.03 };
const station = { name: 'Calle 100', kind: 'station', around: 'TransMilenio', lat: 4.69, lng: -74.06 };

const kept = () => JSON.parse(localStorage.getItem(localKeys.ownPlaces) ?? '[]');
const nameField = () => screen.getByRole('textbox', { name: 'Cómo lo llamas' });
const placeField = () => screen.getByRole('combobox', { name: 'Dónde queda' });

beforeEach(() => {
  localStorage.setItem(localKeys.ownPlaces, JSON.stringify([work, gym]));
  HTMLElement.prototype.showPopover = () => {};
  HTMLElement.prototype.hidePopover = () => {};
  Element.prototype.scrollIntoView = () => {};
});
afterEach(cleanup);

function open(changed?: OwnPlace) {
  const context = { ...probeHost().context, call: async () => ({ data: [station] }) as never };
  const onKept = vi.fn();
  const onSubmit = vi.fn();
  render(
    <RemoteReactContext value={context}>
      <form action={onSubmit}>
        <OwnPlaceForm changed={changed} onKept={onKept} />
        <button type="submit">Ver resultados</button>
      </form>
    </RemoteReactContext>,
  );
  return { user: userEvent.setup(), onKept, onSubmit };
}

test('it opens with the focus on the name, which offers no name that another place has', () => {
  open();
  expect(document.activeElement).toBe(nameField());
  expect(screen.queryByRole('button', { name: 'Mi trabajo' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Mi universidad' })).toBeDefined();
});

test('a place gets another name and keeps its point', async () => {
  const { user, onKept } = open(work);
  await user.clear(nameField());
  await user.type(nameField(), 'Oficina');
  await user.click(screen.getByRole('button', { name: 'Guardar lugar' }));
  expect(kept()).toEqual([{ ...work, name: 'Oficina' }, gym]);
  expect(onKept).toHaveBeenCalledOnce();
});

test('what was typed and not picked is no point; an emptied field is the one that is known', async () => {
  const { user } = open(work);
  await user.type(placeField(), 'calle');
  await user.click(screen.getByRole('button', { name: 'Guardar lugar' }));
  expect(screen.getByText('Elige un lugar de la lista.')).toBeDefined();
  expect(document.activeElement).toBe(placeField());
  await user.clear(placeField());
  await user.click(screen.getByRole('button', { name: 'Guardar lugar' }));
  expect(kept()).toEqual([work, gym]);
});

test.each([
  ['a place that is changed', work],
  ['a new one', undefined],
])('%s does not take the name of another', async (_what, changed) => {
  const { user, onKept } = open(changed);
  await user.clear(nameField());
  await user.type(nameField(), 'gimnasio');
  await user.click(screen.getByRole('button', { name: 'Guardar lugar' }));
  expect(screen.getByText('Ya guardaste otro lugar con ese nombre. Escribe uno distinto.')).toBeDefined();
  expect(onKept).not.toHaveBeenCalled();
  expect(kept()).toEqual([work, gym]);
});

test('Enter keeps the place and sends no form around it', async () => {
  const { user, onKept, onSubmit } = open();
  await user.type(nameField(), 'Oficina{Enter}');
  expect(onKept).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(placeField());
  await user.type(placeField(), 'calle');
  await screen.findByRole('option', { name: /Calle 100/, hidden: true }, { timeout: 8000 });
  await user.keyboard('{Enter}');
  expect(onKept).not.toHaveBeenCalled();
  await user.keyboard('{ArrowDown}{Enter}');
  expect(onKept).not.toHaveBeenCalled();
  await user.keyboard('{Enter}');
  expect(onKept).toHaveBeenCalledOnce();
  expect(kept()).toMatchObject([work, gym, { name: 'Oficina' }]);
  expect(onSubmit).not.toHaveBeenCalled();
});
