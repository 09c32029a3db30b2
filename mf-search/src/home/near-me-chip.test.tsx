import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { RemoteReactContext } from '@umbral/kit/remote/use-remote.ts';
import { afterEach, expect, test, vi } from 'vitest';
// Loaded at a press: not within a test's time.
import '../search-box/near-me-href.ts';
import { probeContext } from '../testing/probe-context.tsx';
import { slowDevice } from '../testing/slow-device.ts';
import { NearMeChip } from './near-me-chip.tsx';

afterEach(() => vi.doUnmock('../search-box/near-me-href.ts'));

/** The chip on a page that has a link besides. */
function open() {
  const { context, navigate } = probeContext();
  render(
    <RemoteReactContext value={context}>
      <NearMeChip />
      <a href="/ferias" onClick={(event) => event.preventDefault()}>
        Ferias
      </a>
    </RemoteReactContext>,
  );
  return { navigate, toast: context.toast };
}

const chip = () => screen.getByRole('button');
const here = '/proyectos-vivienda?cerca=4.651%2C-74.11%2C5&orden=distancia';

test('[B038] pressed twice, the device is asked once and the visitor led once', async () => {
  const device = slowDevice();
  const { navigate } = open();
  fireEvent.click(chip());
  fireEvent.click(chip());
  await vi.waitFor(() => expect(device.asked()).toBeGreaterThan(0));
  expect([device.asked(), chip().textContent]).toEqual([1, 'Buscando dónde estás…']);
  await act(async () => device.answer());
  expect(navigate).toHaveBeenCalledExactlyOnceWith(here);
  expect(chip().textContent).toBe('Cerca de mí');
});

test.each([
  ['follows a link', () => void fireEvent.click(screen.getByRole('link'))],
  ['has left the page', cleanup],
])('[B038] a device that answers late takes nobody away who %s meanwhile', async (_what, leave) => {
  const device = slowDevice();
  const { navigate } = open();
  fireEvent.click(chip());
  await vi.waitFor(() => expect(device.asked()).toBe(1));
  leave();
  await act(async () => device.answer());
  expect(navigate).not.toHaveBeenCalled();
  expect(screen.queryByText('Buscando dónde estás…')).toBeNull();
});

test('[B038] where its code does not come, it says so and can be pressed again', async () => {
  vi.resetModules();
  vi.doMock('../search-box/near-me-href.ts', () => Promise.reject(new Error('lost')));
  const { toast } = open();
  fireEvent.click(chip());
  const text = 'No pudimos buscar tu ubicación. Revisa tu conexión e intenta de nuevo.';
  await vi.waitFor(() => expect(toast).toHaveBeenCalledExactlyOnceWith({ tone: 'warning', text }));
  expect(chip().textContent).toBe('Cerca de mí');
});
