import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { RemoteReactContext } from '@umbral/kit/remote/use-remote.ts';
import { createBus, ownedBus } from '@umbral/protocol/events/create-bus.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FairStandData } from './fair-stand-data.ts';
import { StandTalk } from './stand-talk.tsx';

const stand = {
  ...{ number: 1, slug: 'nogal', builderId: 6, name: 'Estand 1 · Nogal', builder: 'Nogal', description: '' },
  ...{ host: 'Olga Vega', hours: 'Lunes a viernes de 9:00 a. m. a 7:00 p. m.', projects: 1, regions: [], benefits: [] },
};
const fair = { name: '12.ª Feria Virtual Umbral', hyphenized: '12-feria-virtual-umbral' };
const data = { fair, stand, phone: null, whatsapp: '573001112233' } as unknown as FairStandData;

// A Thursday in Bogotá, a minute before the stand opens and a minute after.
const before = Date.parse('2026-11-26T13:59:00Z');
const after = Date.parse('2026-11-26T14:01:00Z');

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

const bus = ownedBus(createBus({ isStrict: true, report: vi.fn() }), 'mf-fair', 'test');
const remote = { bus, call: vi.fn(async () => ({ data: [] })), toast: vi.fn(), navigate: vi.fn() } as never;

const talk = (moment: number) => (
  <RemoteReactContext value={remote}>
    <StandTalk data={data} moment={moment} />
  </RemoteReactContext>
);

test('[R128] the stand opens while somebody writes to it: the form stays as it was', async () => {
  const { rerender } = render(talk(before));
  const form = screen.getByRole<HTMLDetailsElement>('group');
  expect(form.open).toBe(true);
  const name = await screen.findByLabelText<HTMLInputElement>(/Nombre y apellido/);
  await userEvent.type(name, 'Sofía');
  expect(screen.queryByRole('link', { name: /WhatsApp/ })).toBeNull();
  rerender(talk(after));
  expect(screen.getByRole('link', { name: /WhatsApp/ })).toBeTruthy();
  expect(form.open).toBe(true);
  expect(name.isConnected && name.value).toBe('Sofía');
});

test('[R128] at a stand that is open one talks at once, and the form waits closed', async () => {
  render(talk(after));
  expect(screen.getByRole<HTMLDetailsElement>('group').open).toBe(false);
  expect(await screen.findByLabelText(/Nombre y apellido/)).toBeTruthy();
});
