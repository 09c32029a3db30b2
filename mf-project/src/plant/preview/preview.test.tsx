import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Preview } from '@umbral/domain/api/project-previews.ts';
import { previewSaved } from '@umbral/domain/builders/preview-message.ts';
import { remoteContext } from '@umbral/kit/remote/use-remote.ts';
import { ApiError } from '@umbral/protocol/calls/problem.ts';
import { RouterContextProvider } from '@umbral/protocol/router/router.ts';
import { beforeAll, expect, test, vi } from 'vitest';
import { plantFixture } from '../../testing/plant-fixtures.ts';
import { type Answers, probeContext, renderPage, standInForBrowser } from '../../testing/probe-context.tsx';
import { preloadParts } from '../plant-parts.ts';
import { type PreviewData, previewDataOf } from './preview-data.ts';
import { PreviewPage } from './preview-page.tsx';
import { handle, loader } from './preview-route.ts';

const path = '/vista-previa/secreto';

function previewOf(change: Partial<Preview> = {}): Preview {
  return {
    state: 'open',
    version: 4,
    saved_at: '2026-11-26T15:42:00.000Z',
    missing: 0,
    typologies: [
      { number: 1, id: 7, title: 'Apartamento tipo A' },
      { number: 2, id: 8, title: 'Apartamento tipo B' },
    ],
    number: 1,
    plant: plantFixture(),
    ...change,
  };
}

const dataOf = (change?: Partial<Preview>) => previewDataOf(previewOf(change), { path, now: Date.parse('2026-11-26') });

beforeAll(async () => {
  standInForBrowser();
  await preloadParts();
});

async function load(answers: Answers, query = '') {
  const { context, calls } = probeContext(answers);
  const request = new Request(`https://portal.test${path}${query}`);
  const answer = await loader({
    request,
    url: new URL(request.url),
    params: { token: 'secreto' },
    pattern: '/vista-previa/:token?',
    context: new RouterContextProvider(new Map([[remoteContext, context]])),
    routeKey: 'projectPreview',
  }).catch((thrown: unknown) => thrown);
  return { answer, calls };
}

test('[R120, B143] the page of a link shows the typology that the address asks for', async () => {
  const { answer, calls } = await load({ C362: () => ({ data: previewOf({ number: 2 }) }) }, '?tipologia=2');
  expect(calls[0]).toEqual({ id: 'C362', input: { body: { token: 'secreto', number: 2 } } });
  expect(answer).toMatchObject({ plant: { projectTitle: 'Alameda 170' }, facts: { missing: 0 } });
});

test('[R120] a link that never was is a 404, one that is over a 410', async () => {
  const unknown = await load({
    C362: () => {
      throw new ApiError({ type: 'not-found', title: '', status: 404 });
    },
  });
  expect(unknown.answer).toMatchObject({ init: { status: 404 } });
  const ended = await load({ C362: () => ({ data: { state: 'ended', why: 'revoked' } }) });
  expect(ended.answer).toMatchObject({ data: { ended: 'revoked' }, init: { status: 410 } });
});

test('[R120] nothing is told to machines, and the canonical address is without the secret', () => {
  const { environment } = probeContext().context;
  const head = handle.head({
    data: dataOf(),
    params: {},
    url: new URL(`https://portal.test${path}`),
    environment,
    routeKey: 'projectPreview',
  });
  expect(head).toMatchObject({ title: expect.stringMatching(/^Vista previa: /), canonical: '/vista-previa' });
  expect(head).not.toHaveProperty('jsonLd');
  expect(head).not.toHaveProperty('image');
});

test('[R120, B143] the bar says that it is not public, of when it is and what is missing, and leads to each typology', () => {
  renderPage(PreviewPage, dataOf({ missing: 3 }));
  const bar = within(screen.getByRole('region', { name: 'Vista previa' }));
  bar.getByText(/No es pública/);
  bar.getByText(/guardada el 26 nov 2026 a las 10:42/);
  bar.getByText('Faltan 3 datos para enviarla a revisión');
  const [first, second] = bar.getAllByRole('link');
  expect(first?.getAttribute('aria-current')).toBe('true');
  expect([first, second].map((link) => link?.getAttribute('href'))).toEqual([path, `${path}?tipologia=2`]);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Alameda 170');
});

test('[R120, C073, C084] nothing of it is counted, kept or sent; who presses is told so', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  const fetching = vi.spyOn(globalThis, 'fetch');
  const { bus, calls, toast } = renderPage(PreviewPage, dataOf());
  await vi.advanceTimersByTimeAsync(3000);
  expect(screen.queryByRole('button', { name: /Guardar|Comparar/ })).toBeNull();
  const contact = screen.getByRole('region', { name: 'Contacta a la constructora' });
  expect(contact.querySelector('[inert] form')).not.toBeNull();
  for (const link of screen.queryAllByText('Avísame si se libera una')) await user.click(link);
  expect(bus.recent().filter(({ topic }) => !topic.startsWith('shell/'))).toEqual([]);
  expect(fetching).not.toHaveBeenCalled();
  expect(calls).toEqual([]);
  expect(toast.mock.calls.length).toBe(screen.queryAllByText('Avísame si se libera una').length);
  vi.useRealTimers();
});

test('[B143] it is read anew when the form around it was saved, by nobody else’s word', async () => {
  let title = 'Alameda 170';
  const fresh = (): PreviewData => {
    const plant = plantFixture();
    return dataOf({ plant: { ...plant, project: { ...plant.project, title } } });
  };
  const { rerun } = renderFresh(fresh);
  title = 'Alameda 171';
  await rerun({ data: 'something else' });
  await rerun({ data: previewSaved, origin: 'https://elsewhere.example' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Alameda 170');
  await rerun({ data: previewSaved });
  await screen.findByRole('heading', { level: 1, name: /Alameda 171/ });
});

function renderFresh(data: () => PreviewData) {
  renderPage(PreviewPage, data(), {}, data);
  return {
    rerun: (init: MessageEventInit) =>
      act(async () => {
        dispatchEvent(new MessageEvent('message', { origin: location.origin, source: window, ...init }));
        await Promise.resolve();
      }),
  };
}

test('[B143] numbers of rows that are drawn anew each time do not make the screen begin anew', () => {
  const [once, again] = [7, 90].map((id) => {
    const typologies = [{ number: 1, id, title: 'A' }];
    const data = dataOf({ typologies, plant: { ...plantFixture(), id } });
    return data.ended === undefined ? [data.plant.id, data.plant.areas.map((area) => area.id)] : [];
  });
  expect(once).toEqual(again);
});
