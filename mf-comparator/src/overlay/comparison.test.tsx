import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { recordFixture } from '@umbral/domain/testing/record-fixture.ts';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { buyer, item, loadDialogs, mountComparator } from '../testing/mounted-comparator.tsx';

beforeAll(loadDialogs);
beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('projectsInComparator', JSON.stringify([item(1), item(2)]));
});

async function openTable(...args: Parameters<typeof mountComparator>) {
  const stage = mountComparator(...args);
  act(() => stage.topics.ask('comparator/open', { from: 'header' }));
  await screen.findByRole('table');
  return stage;
}

const titles = () =>
  screen
    .getAllByRole('columnheader')
    .slice(1)
    .map(({ textContent }) => textContent);
const features = () => within(screen.getByRole('rowgroup', { name: 'Características' }));
const labels = () =>
  features()
    .queryAllByRole('rowheader')
    .map(({ textContent }) => textContent);

test('[B052] sixteen rows with their names, the best value by a sign and words', async () => {
  await openTable();
  expect(labels()).toHaveLength(16);
  const area = features().getByRole('row', { name: /^Área/ });
  expect(within(area).getAllByRole('cell')[1]?.textContent).toContain('52 m²Mayor área');
  expect(titles()[0]).toContain('$ 210.000.000Menor precio');
});

test('[B052] only differences, by a switch that is remembered', async () => {
  const user = userEvent.setup();
  await openTable();
  await user.click(screen.getByRole('switch', { name: 'Solo diferencias' }));
  expect(labels()).toEqual(['Área']);
  expect(JSON.parse(localStorage.getItem('umbral-comparison-view-1') ?? '')).toMatchObject({ onlyDifferences: true });
});

test('[B051] a column moves by a button and goes by another, back to what is available', async () => {
  const user = userEvent.setup();
  const { topics } = await openTable();
  await user.click(screen.getByRole('button', { name: 'Mover Nogal · Tipo 1 a la derecha' }));
  expect(titles()[0]).toContain('Tipo 2');
  await user.click(screen.getByRole('button', { name: 'Quitar Nogal · Tipo 2' }));
  expect(titles()).toHaveLength(1);
  expect(document.activeElement?.getAttribute('aria-label')).toContain('Tabla de comparación');
  expect(topics.last('comparator/selection-changed')?.items).toEqual([item(1)]);
  expect(JSON.parse(localStorage.getItem('AvailableProjects') ?? '')).toEqual([item(2)]);
});

test('[B051, B052] another type of the same project is compared in its place', async () => {
  const user = userEvent.setup();
  const other = (id: number, isActive = 1) => ({
    ...{ id, slug: `nogal-${id}`, title: `Tipo ${id}`, type: 'apartment', price: { kind: 'told', cop: 300_000_000 } },
    ...{
      built_area: 40.24 + id,
      room_number: 3,
      bath_number: 2,
      parking_number: 1,
      monthly_credit: 2_000_000,
      isActive,
    },
  });
  const { topics } = await openTable({
    C067: (input) => {
      const { params } = input as { params: { id: string } };
      const base = recordFixture().project;
      return {
        data: params.id.split(',').map((id) =>
          recordFixture({
            ...{
              id: Number(id),
              title: `Tipo ${id}`,
              built_area: 40.24 + Number(id),
              project: { ...base, title: 'Nogal' },
            },
            other_areas:
              Number(id) === 2 ? [] : [other(5), other(1), other(9, 0)].filter((one) => one.id !== Number(id)),
          } as never),
        ),
      };
    },
  });
  const choices = screen.getAllByRole<HTMLSelectElement>('combobox', { name: /^Tipo que comparas de/ });
  expect(choices).toHaveLength(1);
  const [choice] = choices;
  expect([...(choice?.options ?? [])].map(({ text }) => text)).toEqual(['41,24 m² · Tipo 1', '45,24 m² · Tipo 5']);
  expect(screen.getByRole('cell', { name: /^41,24 m²/ })).toBeTruthy();
  if (choice) await user.selectOptions(choice, '45,24 m² · Tipo 5');
  expect(topics.last('comparator/selection-changed')?.items.map(({ plantId }) => plantId)).toEqual([5, 2]);
  expect(document.activeElement?.getAttribute('aria-label')).toContain('Tabla de comparación');
  await vi.waitFor(() => expect(titles()[0]).toContain('Nogal · Tipo 5'));
});

test('[B051, B052] a button keeps the focus when it has moved its column or row to the end', async () => {
  const user = userEvent.setup();
  await openTable();
  const press = async (name: string) => {
    const button = screen.getByRole('button', { name });
    await user.click(button);
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await user.click(button);
  };
  await press('Mover Nogal · Tipo 1 a la derecha');
  expect(titles()[1]).toContain('Tipo 1');
  await user.click(screen.getByRole('button', { name: 'Elegir y ordenar filas', hidden: true }));
  await press('Subir Tipo de inmueble');
  expect(labels()[0]).toBe('Tipo de inmueble');
});

test('[B052] rows are hidden and moved in a panel by boxes and buttons', async () => {
  const user = userEvent.setup();
  await openTable();
  await user.click(screen.getByRole('button', { name: 'Elegir y ordenar filas', hidden: true }));
  await user.click(screen.getByRole('checkbox', { name: 'Ubicación' }));
  await user.click(screen.getByRole('button', { name: 'Bajar Tipo de inmueble' }));
  expect(labels().slice(0, 2)).toEqual(['Estado', 'Tipo de inmueble']);
  await user.click(screen.getByRole('button', { name: 'Volver al orden inicial' }));
  expect(labels().slice(0, 2)).toEqual(['Ubicación', 'Tipo de inmueble']);
});

test('[B052] where nothing differs a line says so as wide as the table', async () => {
  const user = userEvent.setup();
  const same = { ...recordFixture(), built_area: 60 };
  await openTable({ C067: () => ({ data: [1, 2].map((id) => ({ ...same, id })) }) });
  await user.click(screen.getByRole('switch', { name: 'Solo diferencias' }));
  const line = screen.getByText('Estos proyectos coinciden en todas las características que ves.');
  expect(line).toHaveProperty('colSpan', within(screen.getByRole('table')).getAllByRole('row')[1]?.children.length);
});

test("the visitor's savings change their numbers, notes stay on the device", async () => {
  const user = userEvent.setup();
  await openTable();
  const cash = () => screen.getByRole('row', { name: /^Efectivo hasta las llaves/ }).textContent;
  expect(cash()).toContain('$ 66.917.770');
  await user.type(screen.getByLabelText('Tus ahorros'), '60M');
  expect(cash()).toContain('$ 6.917.770');
  await user.type(screen.getByLabelText('Tus notas de Nogal · Tipo 1'), 'Buena luz');
  expect(localStorage.getItem('umbral-comparison-notes-1')).toContain('Buena luz');
});

test('what another tab hides and notes is followed here', async () => {
  await openTable();
  const change = (key: string, value: unknown) =>
    act(() => {
      localStorage.setItem(key, JSON.stringify(value));
      dispatchEvent(new StorageEvent('storage', { key }));
    });
  change('umbral-comparison-view-1', { hidden: ['location'] });
  expect(labels()).toHaveLength(15);
  change('umbral-comparison-notes-1', [[1, 'Vista al parque']]);
  expect(screen.getByLabelText<HTMLTextAreaElement>('Tus notas de Nogal · Tipo 1').value).toBe('Vista al parque');
  change('umbral-comparison-notes-1', '{');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Tus notas de Nogal · Tipo 1').value).toBe('');
});

test('[B054, M056, M057] nobody signed in is led to the exclusive modal and loses nothing', async () => {
  const user = userEvent.setup();
  const { asked } = await openTable();
  await user.click(screen.getByRole('button', { name: /Guardar comparación/ }));
  await vi.waitFor(() => expect(asked().at(-1)).toMatchObject({ payload: { view: 'exclusive' } }));
  expect(titles()).toHaveLength(2);
});

test('[B054] more than one role is led to the user modal', async () => {
  const user = userEvent.setup();
  const { asked } = await openTable({}, { ...buyer, roles: ['user', 'seo'] });
  await user.click(screen.getByRole('button', { name: /Guardar comparación/ }));
  await vi.waitFor(() => expect(asked().at(-1)).toMatchObject({ payload: { view: 'login' } }));
});

test('[B054, M092] saving clears what was kept and announces it', async () => {
  const user = userEvent.setup();
  const { bus, toast, topics } = await openTable({ C122: () => ({ ok: 1, message: 'Guardamos', id: 4 }) }, buyer);
  await user.click(screen.getByRole('button', { name: /Guardar comparación/ }));
  await vi.waitFor(() => expect(localStorage.getItem('projectsInComparator')).toBeNull());
  expect(topics.last('comparator/selection-changed')).toEqual({ items: [] });
  expect(bus.recent().at(-1)).toMatchObject({ topic: expect.stringMatching(/^comparator\//) });
  expect(bus.recent().find(({ topic }) => topic === 'comparator/comparison-saved')?.payload).toEqual({
    comparisonId: 4,
  });
  expect(toast).toHaveBeenLastCalledWith(expect.objectContaining({ tone: 'success', durationMs: 3000 }));
});

test("[B056] the server's words are shown for 3 seconds and nothing is lost", async () => {
  const user = userEvent.setup();
  const { toast } = await openTable({ C122: () => ({ ok: 0, message: 'Ya tienes 5', id: null }) }, buyer);
  await user.click(screen.getByRole('button', { name: /Guardar comparación/ }));
  await vi.waitFor(() =>
    expect(toast).toHaveBeenLastCalledWith({ tone: 'warning', text: 'Ya tienes 5', durationMs: 3000 }),
  );
  expect(titles()).toHaveLength(2);
});
