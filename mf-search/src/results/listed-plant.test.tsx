import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { ListedPlant } from '@umbral/kit/cards/listed-plant.tsx';
import { plantCardOf } from '@umbral/kit/cards/plant-card.ts';
import { RemoteReactContext } from '@umbral/kit/remote/use-remote.ts';
import { afterEach, expect, test } from 'vitest';
import { readHits } from '../model/plant-hit.ts';
import { hit } from '../testing/index-answers.ts';
import { probeContext } from '../testing/probe-context.tsx';

afterEach(cleanup);

const other = {
  id: 9,
  slug: 'nogal-tipo-b',
  title: 'Tipo B',
  type: 'apartment',
  room_number: 3,
  bath_number: 2,
  parking_number: 1,
  built_area: 72,
  price: { kind: 'told', cop: 380_000_000 },
  monthly_credit: 2_731_552,
};
const [card] = readHits([{ ...hit(1), other_areas: [{ ...other, isActive: 1 }] }]).map((plant) =>
  plantCardOf(plant, 1_780_300_000_000),
);

function renderCard() {
  if (!card) throw new Error('the record of the test is no card');
  const probe = probeContext();
  render(
    <RemoteReactContext value={probe.context}>
      <ListedPlant card={card} />
    </RemoteReactContext>,
  );
  const signIn = (roles: string[]) =>
    act(() =>
      probe.bus.publish(
        'shell/session-changed',
        { session: { id: 1, name: 'Ana', lastName: 'Paz', email: 'ana@example.com', phone: '300', roles } },
        'shell',
      ),
    );
  return { signIn };
}

test('[B045, M050] only administrators see Editar, once the browser knows who they are', () => {
  const { signIn } = renderCard();
  expect(screen.queryByText('Editar')).toBeNull();
  signIn(['constructora']);
  expect(screen.queryByText('Editar')).toBeNull();
  signIn(['administrador']);
  expect(screen.getByText('Editar').getAttribute('href')).toBe('/mi-cuenta/constructora/editar-proyectos/101');
});

test('[B045, M049] Ver Proyecto opens the home of the card in a new tab', () => {
  renderCard();
  const more = screen.getByRole('link', { name: /^Ver Proyecto/ });
  expect([more.getAttribute('target'), more.getAttribute('href')]).toEqual(['_blank', card?.href]);
});

test('[B046] another area swaps price, monthly payment and link in place', () => {
  renderCard();
  const before = screen.getByText(/^cuota del crédito aprox/).textContent;
  fireEvent.click(screen.getByText('72'));
  expect(screen.getByText('$ 380.000.000')).toBeTruthy();
  expect(screen.getByText(/^cuota del crédito aprox/).textContent).not.toBe(before);
  const link = document.querySelector('[data-main]');
  expect([link?.textContent, link?.getAttribute('href')]).toEqual([
    'Nogal 1 · Tipo B',
    '/proyectos-vivienda/bogota/suba/apartamento/nogal-tipo-b',
  ]);
});
