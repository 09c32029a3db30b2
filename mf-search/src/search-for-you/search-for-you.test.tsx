import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { asOnServer } from '@umbral/kit/testing/as-on-server.ts';
import { hearConversions } from '@umbral/kit/testing/hear-conversions.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import { ApiError, type Problem } from '@umbral/protocol/calls/problem.ts';
import { type Bus, ownedBus } from '@umbral/protocol/events/create-bus.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderPage } from '../testing/probe-context.tsx';
import { SearchForYouPage } from './search-for-you-page.tsx';
import { loadSearchForYou, type SearchForYouData } from './search-for-you-queries.ts';
import { handle, loader } from './search-for-you-route.ts';

const search = { appId: 'app', apiKey: 'key', host: 'search.test', protocol: 'https' } as const;
const answer = {
  hits: [{ id: 7, project: { id: 1 } }],
  nbHits: 96,
  nbPages: 4,
  facets: {
    'project.localization.city': { Barranquilla: 30, 'Santa Marta': 41 },
    'project.localization.country': { PA: 12, ZZ: 1 },
  },
};

function answerWith(...results: unknown[]) {
  vi.stubGlobal('fetch', async () => Response.json({ results }));
}

async function dataOf(region?: 'caribe'): Promise<SearchForYouData> {
  answerWith(answer);
  return loadSearchForYou(region, search, new AbortController().signal);
}

type Answering = (body: unknown) => Promise<unknown>;

const problem = (facts: Partial<Problem>): Problem => ({ type: 'invalid-input', title: '', status: 422, ...facts });

async function open(lead: Answering = async () => ({ ok: 1, message: 'Los datos se han enviado correctamente' })) {
  const leads: unknown[] = [];
  const call: CallApi = async (endpoint, input) => {
    const body = 'body' in Object(input) ? Reflect.get(Object(input), 'body') : undefined;
    leads.push(endpoint.body?.parse(body));
    return (await lead(body)) as never;
  };
  const data = await dataOf('caribe');
  const conversions = hearConversions();
  const page = renderPage(SearchForYouPage, data, { call });
  return { ...page, leads, conversions, user: userEvent.setup() };
}

const send = () => screen.getByRole('button', { name: 'Busquen por mí' });

async function fill(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByLabelText('Nombre y apellido'), '  Sofía Núñez ');
  await user.type(screen.getByLabelText('Correo electrónico'), 'sofia@example.com');
  await user.type(screen.getByLabelText('Celular'), '300 123 4567');
  await user.type(screen.getByLabelText('Ciudad donde vives'), ' Bogotá ');
  await user.selectOptions(screen.getByLabelText('¿En qué ciudad buscas?'), 'Santa Marta');
  await user.click(screen.getByRole('checkbox'));
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

test('[R072] the page of a region sells the service with its cities, and says itself to search engines', async () => {
  const data = await dataOf('caribe');
  renderPage(SearchForYouPage, data);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Buscamos tu vivienda nueva en el Caribe');
  expect(screen.getByText('96 proyectos nuevos en oferta')).toBeDefined();
  const cities = within(screen.getByLabelText('¿En qué ciudad buscas?')).getAllByRole('option');
  expect(cities.map(({ textContent }) => textContent)).toEqual([
    'Elige una opción',
    'Santa Marta',
    'Barranquilla',
    'Otra ciudad',
  ]);
  expect(screen.getByRole('link', { name: 'Ver proyectos en el Caribe' }).getAttribute('href')).toBe(
    '/proyectos-vivienda/region/caribe',
  );
  const head = asOnServer(() => handle.head?.({ data, environment: { origin: 'https://portal.test' } } as never));
  expect(head).toMatchObject({
    title: 'Buscamos por ti tu vivienda nueva en el Caribe | Umbral',
    canonical: '/buscamos-por-ti/region/caribe',
  });
  expect(head?.jsonLd?.[0]).toMatchObject({
    '@type': 'Service',
    url: 'https://portal.test/buscamos-por-ti/region/caribe',
  });
});

test('[R074] the page abroad asks for a country', async () => {
  renderPage(SearchForYouPage, await dataOf());
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Buscamos tu vivienda nueva en el exterior');
  const countries = within(screen.getByLabelText('¿En qué país buscas?')).getAllByRole('option');
  expect(countries.map(({ textContent }) => textContent)).toEqual(['Elige una opción', 'Panamá', 'Otro país']);
  expect(document.querySelector<HTMLInputElement>('[name=redirect]')?.value).toBe(
    '/buscamos-por-ti/internacional/gracias',
  );
});

test('[R072] a region that does not exist is not found', async () => {
  const args = { params: { region: 'amazonia' }, request: new Request('https://portal.test/') } as never;
  await expect(loader(args)).rejects.toMatchObject({ init: { status: 404 } });
});

test('[R072] the form is there also while the index is away', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('away')));
  const data = await loadSearchForYou('caribe', search, new AbortController().signal);
  expect(data).toMatchObject({ count: 0, places: [], newest: [] });
  renderPage(SearchForYouPage, data);
  expect(within(screen.getByLabelText('¿En qué ciudad buscas?')).getByText('Otra ciudad')).toBeDefined();
});

test('[B070, C161] without script the browser posts the same fields, and is led to the thanks', async () => {
  const { user } = await open();
  await fill(user);
  const form = screen.getByRole<HTMLFormElement>('form', { name: 'Cuéntanos qué buscas' });
  expect([form.getAttribute('method'), form.getAttribute('action')]).toEqual(['post', '/api/leads']);
  expect(Object.fromEntries(new FormData(form))).toEqual({
    form: 'buscamos-por-ti-caribe',
    redirect: '/buscamos-por-ti/gracias?region=caribe',
    'answers.pagina': '/buscamos-por-ti/region/caribe',
    'answers.tipo': '',
    'answers.presupuesto': '',
    name: '  Sofía Núñez ',
    email: 'sofia@example.com',
    phone: '300 123 4567',
    phone_country: 'CO',
    home_city: ' Bogotá ',
    interest_city: 'Santa Marta',
    agree_terms: 'S',
  });
});

test('[B070, B102, M001, M017] what is wrong is said at its field, and nothing is sent', async () => {
  const { user, leads } = await open();
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /ley 1581 de 2012/ }).checked).toBe(false);
  await user.click(send());
  expect(screen.getAllByText('El campo es obligatorio')).toHaveLength(5);
  expect(screen.getByText('Debes aceptar los términos y condiciones.')).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Nombre y apellido')));
  await user.type(screen.getByLabelText('Nombre y apellido'), 'Ana');
  await user.type(screen.getByLabelText('Correo electrónico'), 'sofia@');
  await user.type(screen.getByLabelText('Celular'), 'llámame');
  await user.click(send());
  expect(screen.getByText('El nombre no es válido')).toBeDefined();
  expect(screen.getByText('Debe ingresar un email válido')).toBeDefined();
  expect(screen.getByText('El número no es válido')).toBeDefined();
  expect(leads).toEqual([]);
});

test('[B065, B070, C161] a sent lead is trimmed, carries campaign and origin once, and leads to the thanks', async () => {
  localStorage.setItem(
    'utm',
    JSON.stringify({ source: 'google', source2: 'caribe-2026', medium: 'cpc', until: Date.now() + 1000_000 }),
  );
  const { user, leads, navigate, conversions } = await open();
  await fill(user);
  await user.selectOptions(screen.getByLabelText(/tipo de inmueble/), 'Casa');
  await user.dblClick(send());
  await waitFor(() => expect(navigate).toHaveBeenCalledExactlyOnceWith('/buscamos-por-ti/gracias?region=caribe'));
  expect(leads).toEqual([
    {
      form: 'buscamos-por-ti-caribe',
      name: 'Sofía Núñez',
      email: 'sofia@example.com',
      phone: '300 123 4567',
      phone_country: 'CO',
      home_city: 'Bogotá',
      interest_city: 'Santa Marta',
      agree_terms: 'S',
      utm_source: 'google',
      utm_medium: 'cpc',
      answers: { pagina: '/buscamos-por-ti/region/caribe', tipo: 'Casa', utm_source2: 'caribe-2026' },
      user_key: '',
    },
  ]);
  expect(conversions()).toEqual([]);
});

test('[B070, C161] a sent lead is not sent again while the thanks are on their way', async () => {
  const { user, leads, navigate } = await open();
  await fill(user);
  await user.click(send());
  await waitFor(() => expect(navigate).toHaveBeenCalledOnce());
  await act(async () => undefined);
  const busy = screen.getByRole('button', { name: 'Enviando…' });
  fireEvent.submit(screen.getByRole('form'));
  await act(async () => undefined);
  expect([leads.length, busy.getAttribute('aria-busy')]).toEqual([1, 'true']);
});

test('[B093] advertising learns of a lead after consent only', async () => {
  const { bus, user, conversions, navigate } = await open();
  ownedBus(bus, 'shell', 'test').publish('shell/consent-changed', { accepted: true });
  await fill(user);
  await user.click(send());
  await waitFor(() => expect(navigate).toHaveBeenCalledOnce());
  expect(conversions()).toMatchObject([{ event_name: 'Lead', email: 'sofia@example.com', phone: '300 123 4567' }]);
});

test('[B070, M017] an address that the verifier refuses is said at its field', async () => {
  const refusal = new ApiError(problem({ issues: { email: 'Debe ingresar un email válido' } }));
  const { user, navigate } = await open(() => Promise.reject(refusal));
  await fill(user);
  await user.click(send());
  expect(await screen.findByText('Debe ingresar un email válido')).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Correo electrónico')));
  expect(navigate).not.toHaveBeenCalled();
});

test.each([
  ['a lost connection', new ApiError(problem({ type: 'unavailable', status: 0 }))],
  ['a server in trouble', new ApiError(problem({ type: 'internal', status: 500 }))],
  ['a refusal that names no field', new ApiError(problem({ issues: { utm_source: 'x' } }))],
])('[M071, B070] %s says so and keeps what was typed', async (_what, error) => {
  let isAway = true;
  const { user, navigate } = await open(async () => {
    if (isAway) throw error;
    return { ok: 1, message: '' };
  });
  await fill(user);
  await user.click(send());
  expect((await screen.findByRole('alert')).textContent).toBe('Error al enviar el formulario. Intenta de nuevo.');
  expect(screen.getByLabelText<HTMLInputElement>('Correo electrónico').value).toBe('sofia@example.com');
  isAway = false;
  await user.click(send());
  await waitFor(() => expect(navigate).toHaveBeenCalledOnce());
});

test('[B066] whoever is signed in finds the own data filled in; what was typed stays, staff gets none', async () => {
  const { bus, user } = await open();
  const shell = ownedBus(bus, 'shell', 'test');
  const session = {
    id: 1,
    name: 'Ana',
    lastName: 'Rojas',
    email: 'ana@example.com',
    phone: '3001112233',
    roles: ['user'],
  };
  await user.type(screen.getByLabelText('Correo electrónico'), 'otra@example.com');
  await act(async () => shell.publish('shell/session-changed', { session: { ...session, roles: ['contributor'] } }));
  expect(screen.getByLabelText<HTMLInputElement>('Nombre y apellido').value).toBe('');
  await act(async () => shell.publish('shell/session-changed', { session }));
  expect(screen.getByLabelText<HTMLInputElement>('Nombre y apellido').value).toBe('Ana Rojas');
  expect(screen.getByLabelText<HTMLInputElement>('Correo electrónico').value).toBe('otra@example.com');
});

test('[B058] what was typed survives a reload, the agreement does not, and a sent lead leaves nothing', async () => {
  const nobody = (bus: Bus) =>
    act(async () => ownedBus(bus, 'shell', 'test').publish('shell/session-changed', { session: null }));
  const before = await open();
  await nobody(before.bus);
  await fill(before.user);
  cleanup();
  const { bus, user, navigate } = await open();
  await nobody(bus);
  expect(screen.getByLabelText<HTMLInputElement>('Celular').value).toBe('300 123 4567');
  expect(screen.getByLabelText<HTMLSelectElement>('¿En qué ciudad buscas?').value).toBe('Santa Marta');
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
  await user.click(screen.getByRole('checkbox'));
  await user.click(send());
  await waitFor(() => expect(navigate).toHaveBeenCalledOnce());
  expect(sessionStorage).toHaveLength(0);
});
