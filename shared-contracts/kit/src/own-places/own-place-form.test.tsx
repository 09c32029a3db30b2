import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { localKeys } from '@umbral/domain/storage/storage-keys.ts';
import { createBus, ownedBus } from '@umbral/protocol/events/create-bus.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RemoteReactContext } from '../remote/use-remote.ts';
import { probeHost } from '../testing/probe-remote.tsx';
import { topicsAs } from '../testing/topics-as.ts';
import type { topics } from '../topics.ts';
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

function open(changed?: OwnPlace, around?: string) {
  const bus = createBus({ isStrict: true, report: vi.fn() });
  const mountFragment = vi.fn((_slot: HTMLElement, _of: string, _props?: string) => () => undefined);
  const context = {
    ...probeHost().context,
    bus: ownedBus(bus, 'mf-project', 'test'),
    mountFragment,
    call: async () => ({ data: [station] }) as never,
  };
  const onKept = vi.fn();
  const onSubmit = vi.fn();
  render(
    <RemoteReactContext value={context}>
      <form action={onSubmit}>
        <OwnPlaceForm changed={changed} around={around} onKept={onKept} />
        <button type="submit">Ver resultados</button>
      </form>
    </RemoteReactContext>,
  );
  const mark = (point: { lat: number; lng: number } | null, asker?: string) =>
    act(() => topicsAs<typeof topics>(bus, 'mf-search').publish('search/place-marked', { point, asker }));
  /** What the form told its map. */
  const told = (): { around?: string; asker: string } => JSON.parse(mountFragment.mock.lastCall?.[2] ?? '');
  return { user: userEvent.setup(), onKept, onSubmit, mark, mountFragment, told };
}

const save = () => screen.getByRole('button', { name: 'Guardar lugar' });

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

test('a place is marked on the map, which is told where to begin and nothing of the visitor; what is taken back does not count', async () => {
  const { user, mark, mountFragment, told, onKept } = open(undefined, '4.68,-74.05');
  await user.type(nameField(), 'Oficina');
  await user.click(screen.getByRole('button', { name: 'Marcarlo en el mapa' }));
  expect(mountFragment).toHaveBeenCalledWith(expect.anything(), 'mf-search/point-map', expect.anything());
  // The marks of this test name nobody, as maps of older versions do not.
  expect(told()).toEqual({ around: '4.68,-74.05', asker: expect.stringMatching(/^[\w-]{1,40}$/) });
  mark({ lat: 4.701, lng: -74.04 });
  mark(null);
  await user.click(save());
  expect(screen.getByText('Marca un punto en el mapa.')).toBeDefined();
  mark({ lat: 4.702, lng: -74.041 });
  await user.click(save());
  expect(onKept).toHaveBeenCalledOnce();
  expect(kept()).toEqual([work, gym, { name: 'Oficina', lat: 4.702, lng: -74.041 }]);
});

test('a mark that another form asked for does not count', async () => {
  const { user, mark, told, onKept } = open();
  await user.type(nameField(), 'Oficina');
  await user.click(screen.getByRole('button', { name: 'Marcarlo en el mapa' }));
  mark({ lat: 4.701, lng: -74.04 }, 'another');
  await user.click(save());
  expect(onKept).not.toHaveBeenCalled();
  mark({ lat: 4.702, lng: -74.041 }, told().asker);
  mark({ lat: 4.701, lng: -74.04 }, 'another');
  await user.click(save());
  expect(kept()).toEqual([work, gym, { name: 'Oficina', lat: 4.702, lng: -74.041 }]);
});

test('whoever goes back to writing a place has marked none', async () => {
  const { user, mark, onKept } = open();
  await user.type(nameField(), 'Oficina');
  await user.click(screen.getByRole('button', { name: 'Marcarlo en el mapa' }));
  mark({ lat: 4.701, lng: -74.04 });
  await user.click(screen.getByRole('button', { name: 'Escribirlo en vez de marcarlo' }));
  await user.click(save());
  expect(onKept).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(placeField());
});

test('a sixth place, as another tab may have added the fifth meanwhile, is refused aloud and cuts none', async () => {
  const { user, mark, onKept } = open();
  await user.type(nameField(), 'Oficina');
  await user.click(screen.getByRole('button', { name: 'Marcarlo en el mapa' }));
  mark({ lat: 4.701, lng: -74.04 });
  const five = [work, gym, ...['Casa', 'Colegio', 'Parque'].map((name) => ({ ...gym, name }))];
  localStorage.setItem(localKeys.ownPlaces, JSON.stringify(five));
  await user.click(save());
  expect(
    screen
      .getAllByRole('alert')
      .map(({ textContent }) => textContent)
      .join(''),
  ).toMatch(/ya guarda cinco lugares/);
  expect(kept()).toEqual(five);
  expect(onKept).not.toHaveBeenCalled();
});
