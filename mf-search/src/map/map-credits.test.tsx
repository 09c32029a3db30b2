import { fireEvent, render, screen } from '@testing-library/react';
import { RemoteReactContext } from '@umbral/kit/remote/use-remote.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { probeContext } from '../testing/probe-context.tsx';
import { MapCredits } from './map-credits.tsx';

afterEach(() => vi.unstubAllGlobals());

function renderCredits(url: string, answer: () => Response) {
  vi.stubGlobal('fetch', async () => answer());
  const { context } = probeContext();
  const environment = { ...context.environment, mapGround: { url } };
  render(
    <RemoteReactContext value={{ ...context, environment }}>
      <MapCredits />
    </RemoteReactContext>,
  );
}

test('[R064] the map names who made what it draws, and says what its lines are good for', async () => {
  const credits = ['TransMilenio: TRANSMILENIO S.A.', '© OpenStreetMap contributors (ODbL)'];
  renderCredits('/media/ground/a', () => Response.json({ tiles: {}, credits }));
  fireEvent.click(await screen.findByText('Fuentes del mapa'));
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(credits);
  expect(screen.getByText(/no para medir/)).toBeTruthy();
});

test('[R064] a ground that does not come leaves the map with nobody to name', async () => {
  renderCredits('/media/ground/b', () => new Response('', { status: 404 }));
  await Promise.resolve();
  expect(screen.queryByText('Fuentes del mapa')).toBeNull();
});
