import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { RemoteReactContext } from '@umbral/kit/remote/use-remote.ts';
import { useState } from 'react';
import { beforeAll, expect, test, vi } from 'vitest';
import { emptyPlant, plantNamed } from '../testing/plant-rows.ts';
import type { DraftRow } from './draft-row.ts';
import { PriceList } from './price-list-dialog.tsx';

const changed = vi.fn<(plants: readonly DraftRow[]) => void>();
const makePlant = () => emptyPlant;

beforeAll(async () => {
  Element.prototype.scrollIntoView = () => undefined;
  // The parts that come when they are asked for, so that no test waits for the transformer.
  await Promise.all([
    import('./plant-checks.ts'),
    import('../import/sheet-import.tsx'),
    import('../import/read-file.ts'),
  ]);
});

function Owner({ start }: { readonly start: readonly DraftRow[] }) {
  const [plants, setPlants] = useState(start);
  const onChange = (next: readonly DraftRow[]) => {
    changed(next);
    // The form keeps a copy of its own.
    setPlants(structuredClone(next));
  };
  return <PriceList {...{ plants, onChange, makePlant }} />;
}

function open(start: readonly DraftRow[]) {
  changed.mockClear();
  const toast = vi.fn();
  render(
    <RemoteReactContext value={{ toast } as never}>
      <Owner start={start} />
    </RemoteReactContext>,
  );
  return { user: userEvent.setup(), toast };
}

const last = () => changed.mock.lastCall?.[0] ?? [];

async function paste(text: string) {
  const area = await screen.findByLabelText('Pega aquí tu lista');
  fireEvent.paste(area, { clipboardData: { getData: () => text, files: [] } });
}

test('[B142] thirty typologies come from a sheet: seen before they are applied, and taken back by one press', async () => {
  const { user, toast } = open([plantNamed('Tipo 1')]);
  await user.click(screen.getByRole('button', { name: 'Importar' }));
  const lines = Array.from({ length: 30 }, (_, n) => `Tipo ${n + 1}\tApto\t2\t2\t${60 + n},5\t$ ${300 + n}.000.000`);
  await paste(['Tipología\tTipo\tHabs\tBaños\tÁrea const\tPrecio de lista', ...lines].join('\r\n'));
  const differences = await screen.findByRole('region', { name: 'Qué va a cambiar' });
  expect(within(differences).getByText('29 nuevas')).toBeTruthy();
  expect(within(differences).getByText('1 cambia')).toBeTruthy();
  expect(within(differences).getByRole('row', { name: /^2 Tipo 1/ }).textContent).toContain('Antes: $ 420.000.000');
  expect(changed).not.toHaveBeenCalled();

  await user.click(screen.getByRole('button', { name: 'Aplicar 30 cambios' }));
  expect(last()).toHaveLength(30);
  expect(last()[29]).toMatchObject({
    name: 'Tipo 30',
    property_type: 'apartment',
    price: 329_000_000,
    built_area: 89.5,
  });
  expect(last()[29]).toMatchObject({ initial_fee_percent: 30, inherit_images: true });
  expect(toast).toHaveBeenCalledWith({ tone: 'success', text: 'Aplicamos 30 cambios. Puedes deshacerlos.' });
  await user.click(screen.getByRole('button', { name: 'Deshacer' }));
  expect(last().map(({ name, price }) => [name, price])).toEqual([['Tipo 1', 420_000_000]]);
});

test('wrong cells are told with row and title of the file, the others can be applied, a column can be corrected', async () => {
  const { user } = open([plantNamed('A'), plantNamed('B'), plantNamed('C')]);
  await user.click(screen.getByRole('button', { name: 'Importar' }));
  await paste('Nombre\tVr. oferta julio\nA\t430 M\nB\tpor definir\n');
  await user.selectOptions(await screen.findByLabelText('Vr. oferta julio'), 'Precio');
  expect(screen.getByText('Fila 3, Vr. oferta julio: «por definir»')).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: 'Quitar también 1 tipología que no está en la hoja' }));
  await user.click(screen.getByRole('button', { name: 'Aplicar 2 cambios' }));
  expect(last().map(({ name, price }) => [name, price])).toEqual([
    ['A', 430_000_000],
    ['B', 420_000_000],
  ]);
});

test('a sheet that cannot be matched says which column it lacks; one that is too long says how much fits', async () => {
  const { user } = open([plantNamed('A')]);
  await user.click(screen.getByRole('button', { name: 'Importar' }));
  await paste('Habitaciones\tValor\n3\t430 M\n2\t330 M\n');
  expect(await screen.findByText('Dinos qué columna es Nombre para saber qué fila es cuál.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Aplicar/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Usar otra hoja' }));
  await paste(`Nombre\tValor\n${'Apto\t430 M\n'.repeat(5000)}`);
  expect((await screen.findByRole('alert')).textContent).toBe(
    'La hoja trae 5.000 filas y leemos máximo 400 a la vez. Deja solo las de tus tipologías y súbela de nuevo.',
  );
});

test('[B099] homes of all typologies are one table; what the schema finds wrong is told at its cell', async () => {
  const home = { id: null, name: '101', available: true, price: 300_000_000, discount: null, description: null };
  const { user } = open([plantNamed('A', { stock: [home, { ...home, name: '102', discount: 400_000_000 }] })]);
  await user.click(screen.getByRole('tab', { name: 'Entrega inmediata' }));
  await waitFor(() => expect(screen.getByText('1 celda por corregir')).toBeTruthy());
  await user.click(screen.getByRole('button', { name: 'Ir a la siguiente' }));
  expect(screen.getByRole('status').textContent).toContain('El descuento no puede ser mayor que el precio');
  await user.keyboard('5 M{Enter}');
  expect(last()[0]?.stock).toMatchObject([{ discount: null }, { discount: 5_000_000 }]);
  await user.keyboard('{Control>}z{/Control}');
  expect(last()[0]?.stock).toMatchObject([{ discount: null }, { discount: 400_000_000 }]);
});
