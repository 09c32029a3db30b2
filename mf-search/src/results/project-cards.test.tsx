import { act, cleanup, fireEvent, render, renderHook, screen, within } from '@testing-library/react';
import { ListedPlant } from '@umbral/kit/cards/listed-plant.tsx';
import type { PlantCard } from '@umbral/kit/cards/plant-card.ts';
import { projectCardOf } from '@umbral/kit/cards/project-card-of.ts';
import { RemoteReactContext } from '@umbral/kit/remote/use-remote.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { readHits } from '../model/plant-hit.ts';
import { hit } from '../testing/index-answers.ts';
import { probeContext } from '../testing/probe-context.tsx';
import type { ListingData } from '../view-model/listing-data.ts';
import { useMarkedPlants } from './marked-plants.ts';
import { PlantTable } from './plant-table.tsx';

afterEach(cleanup);

const other = {
  ...{ id: 9, slug: 'nogal-tipo-b', title: 'Tipo B', type: 'apartment', built_area: 72.34, monthly_credit: 2_731_552 },
  ...{ room_number: 3, bath_number: 2, parking_number: 1, price: { kind: 'told', cop: 380_000_000 }, isActive: 1 },
};

/** The card of a project with two types at two prices, or with one. */
function projectCard(others: readonly object[] = [other]): PlantCard {
  const [record] = readHits([{ ...hit(1), other_areas: others }]);
  if (!record) throw new Error('the record of the test is no card');
  return projectCardOf(record, undefined, 1_780_300_000_000);
}

function renderCard(card: PlantCard) {
  const probe = probeContext();
  render(
    <RemoteReactContext value={probe.context}>
      <ListedPlant card={card} />
    </RemoteReactContext>,
  );
  const asked = () => probe.bus.recent().filter(({ topic }) => /toggle-favourite|comparator\/add/.test(topic));
  return { ...probe, asked };
}

test('[B050, B057] heart and compare of a project name the type that they act on, and tell it to their owners', () => {
  const { asked } = renderCard(projectCard());
  fireEvent.click(screen.getByRole('button', { name: 'Guardar Nogal 1 de 58,5 m² en favoritos' }));
  fireEvent.click(screen.getByRole('button', { name: 'Comparar Nogal 1 de 58,5 m²' }));
  expect(asked().map(({ payload }) => payload)).toEqual([
    expect.objectContaining({ plantId: 1, title: 'Nogal 1 de 58,5 m²' }),
    expect.objectContaining({ plantId: 1, title: 'Nogal 1 de 58,5 m²' }),
  ]);
  cleanup();
  renderCard(projectCard([]));
  expect(screen.getByRole('button', { name: 'Guardar Nogal 1 en favoritos' })).toBeDefined();
});

test('[B094] a project that does not interest goes with all of its types, and comes back with them', () => {
  const ids: number[] = [];
  const marks = { seen: [], hidden: ids, keepsPlace: new Set<number>(), hide: vi.fn(), show: vi.fn() };
  const cards = [projectCard()];
  const { result } = renderHook(() => useMarkedPlants(marks, vi.fn(), cards));
  act(() => result.current.hide(1));
  act(() => result.current.show(1));
  expect([marks.hide.mock.calls, marks.show.mock.calls]).toEqual([
    [[9], [1]],
    [[9], [1]],
  ]);
});

test('[B094] with a project go also the types that its card only counts, whether they fit or not', () => {
  const many = Array.from({ length: 6 }, (_, index) => ({ ...other, id: 20 + index, built_area: 80 + index }));
  const [record] = readHits([{ ...hit(1), other_areas: many }]);
  if (!record) throw new Error('the record of the test is no card');
  const cards = [projectCardOf(record, new Set([1, 20, 21]), 1_780_300_000_000)];
  const marks = { seen: [], hidden: [], keepsPlace: new Set<number>(), hide: vi.fn(), show: vi.fn() };
  const { result } = renderHook(() => useMarkedPlants(marks, vi.fn(), cards));
  act(() => result.current.hide(1));
  expect(marks.hide.mock.calls.flat().toSorted((a, b) => a - b)).toEqual([1, 20, 21, 22, 23, 24, 25]);
});

test('[B008] in the table the amounts of a project with several prices are its lowest, and say so', () => {
  const data: Partial<ListingData> = { heading: 'Vivienda nueva en Cali', orders: [] };
  const marked = { isReady: false, isSeen: () => false, isHidden: () => false, showsHidden: false };
  render(
    <RemoteReactContext value={probeContext().context}>
      <PlantTable
        cards={[projectCard(), { ...projectCard([]), id: 2 }]}
        marked={marked as never}
        data={data as ListingData}
      />
    </RemoteReactContext>,
  );
  const [, several, one] = screen.getAllByRole('row');
  const amounts = (row: HTMLElement | undefined) =>
    within(row ?? document.body)
      .getAllByRole('cell')
      .slice(0, 3)
      .map(({ textContent }) => textContent);
  expect(amounts(several)).toEqual(['Desde $ 300.000.001', 'Desde $ 5.128.205', 'Desde $ 2.695.611']);
  expect(amounts(one)).toEqual(['$ 300.000.001', '$ 5.128.205', '$ 2.695.611']);
});
