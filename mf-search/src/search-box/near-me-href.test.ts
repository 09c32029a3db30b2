// @vitest-environment jsdom
import { emptySearch } from '@umbral/domain/routes/search-state.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { probeContext } from '../testing/probe-context.tsx';
import { nearMeHref } from './near-me-href.ts';

afterEach(() => vi.unstubAllGlobals());

type Located = (position: { readonly coords: { readonly latitude: number; readonly longitude: number } }) => void;

function deviceAnswers(answer: (located: Located, refused: () => void) => void) {
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition: answer } });
}

test('[B038] "cerca de mí" leads to the homes around the device, nearest first, the rest of the sentence kept', async () => {
  deviceAnswers((located) => located({ coords: { latitude: 4.65112, longitude: -74.10987 } }));
  const { context } = probeContext();
  const search = { ...emptySearch('housing'), type: 'apartment' as const };
  expect(await nearMeHref(context, search)).toEqual({
    href: '/proyectos-vivienda/ciudad-general/zona-general/apartamento?cerca=4.651%2C-74.11%2C5&orden=distancia',
    messages: [],
  });
});

test('[B038] where neither device nor address knows the place, it is told and nothing is led to', async () => {
  deviceAnswers((_located, refused) => refused());
  const { href, messages } = await nearMeHref(probeContext().context);
  expect(href).toBeUndefined();
  expect(messages.length).toBeGreaterThan(0);
});
