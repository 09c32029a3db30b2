import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { RemoteReactContext } from '@umbral/kit/remote/use-remote.ts';
import type { TopicOwner } from '@umbral/protocol/events/catalogue.ts';
import { createBus, ownedBus } from '@umbral/protocol/events/create-bus.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import type { FairCard } from '../../model/fair-card.ts';
import { Popup } from './popup.tsx';

const fair = {
  name: '12.ª Feria Virtual Umbral',
  hyphenized: '12-feria-virtual-umbral',
  region: 'caribe',
  daysLeft: 5,
  ends: '20 de diciembre',
} as FairCard;

function open(shown: FairCard | null = fair) {
  const bus = createBus({ isStrict: true, report: vi.fn() });
  render(
    <RemoteReactContext value={{ bus: ownedBus<TopicOwner>(bus, 'mf-fair', 'test') } as never}>
      <Popup data={{ fair: shown }} />
    </RemoteReactContext>,
  );
  return bus;
}

const popup = () => screen.queryByRole('region', { name: /feria/i });

beforeEach(() => sessionStorage.clear());

test('[B082] the pop-up leads to the fair of its region and is not seen before it is closed', () => {
  const bus = open();
  expect(popup()).not.toBeNull();
  expect(screen.getByRole('link', { name: 'Ver proyectos' }).getAttribute('href')).toBe('/feria-virtual/caribe');
  expect(sessionStorage.getItem('FairPopUpSeen')).toBeNull();
  expect(bus.last('fair/state-changed')).toEqual({ active: true, hyphenized: '12-feria-virtual-umbral' });
});

test('[B082, B094] closing it marks it as seen for the session', async () => {
  open();
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar aviso' }));
  expect(popup()).toBeNull();
  expect(sessionStorage.getItem('FairPopUpSeen')).toBe('1');
  expect(localStorage.getItem('FairPopUpSeen')).toBeNull();
});

test('[B082] without an active fair there is no pop-up', () => {
  const bus = open(null);
  expect(document.body.querySelector('section')).toBeNull();
  expect(bus.last('fair/state-changed')).toEqual({ active: false, hyphenized: null });
});
