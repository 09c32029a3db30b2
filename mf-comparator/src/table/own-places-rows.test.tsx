import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { keepOwnPlace, readOwnPlaces } from '@umbral/kit/own-places/own-places.ts';
import { beforeAll, beforeEach, expect, test } from 'vitest';
// Loaded once it is needed: not within a test's time.
import '@umbral/kit/own-places/own-place-form.tsx';
import { item, loadDialogs, mountComparator } from '../testing/mounted-comparator.tsx';

beforeAll(async () => {
  await loadDialogs();
  Element.prototype.scrollIntoView = () => {};
});
beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('projectsInComparator', JSON.stringify([item(1), item(2)]));
});

const minutes = (walk: number) => ({ walk, cycle: 10, transit: null });
const station = { name: 'Calle 100', kind: 'station', around: 'TransMilenio', lat: 4.684, lng: -74.058 };
const answers = {
  C411: () => ({
    data: [
      { home: 1, minutes: [minutes(50)] },
      { home: 2, minutes: [minutes(30)] },
    ],
  }),
  C414: () => ({ data: [station] }),
};

async function openTable() {
  const stage = mountComparator(answers);
  act(() => stage.topics.ask('comparator/open', { from: 'header' }));
  await screen.findByRole('table');
  const asked = (id: string) => stage.send.mock.calls.filter(([call]) => call.id === id).map(([, input]) => input);
  return { ...stage, asked };
}
const places = () => within(screen.getByRole('rowgroup', { name: 'Tus lugares' }));

test('[C411] a place of the device is a row of minutes, the fewest marked; its name is sent nowhere', async () => {
  keepOwnPlace({ name: 'Mi trabajo', lat: 4.6842, lng: -74.0581 });
  const { asked, send } = await openTable();
  const row = places().getByRole('row', { name: /^Mi trabajo/ });
  expect((await within(row).findByText(/^30 min a pie/)).textContent).toBe(
    '30 min a pie · 10 min en biciMenos minutos',
  );
  expect(within(row).getAllByRole('cell')[0]?.textContent).toBe('50 min a pie · 10 min en bici');
  expect(places().getByText(/^Minutos estimados/)).toBeTruthy();
  expect(asked('C411')).toEqual([{ body: { homes: [1, 2], places: [{ lat: 4.684, lng: -74.058 }] } }]);
  expect(JSON.stringify(send.mock.calls)).not.toContain('trabajo');
});

test('[C411, C414] without places it says what they are good for, and one is added there', async () => {
  const user = userEvent.setup();
  const { asked } = await openTable();
  expect(places().queryByRole('rowheader')).toBeNull();
  expect(asked('C411')).toEqual([]);
  await user.click(places().getByRole('button', { name: 'Agregar un lugar' }));
  await user.click(await places().findByRole('button', { name: 'Mi trabajo' }));
  await user.type(places().getByRole('combobox', { name: 'Dónde queda' }), 'calle 100');
  await user.click(await screen.findByRole('option', { name: /Calle 100/, hidden: true }, { timeout: 8000 }));
  await user.click(places().getByRole('button', { name: 'Guardar lugar' }));
  expect(await places().findByText(/^30 min a pie/)).toBeTruthy();
  expect(document.activeElement).toBe(places().getByRole('heading', { name: 'Tus lugares' }));
  expect(readOwnPlaces()).toEqual([{ name: 'Mi trabajo', lat: 4.684, lng: -74.058 }]);
});
