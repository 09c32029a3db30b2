import { render, waitFor } from '@testing-library/react';
import { emptySearch } from '@umbral/domain/routes/search-state.ts';
import { ownedBus } from '@umbral/protocol/events/create-bus.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { probeContext } from '../testing/probe-context.tsx';
import { intentPayload } from './intent-payload.ts';

const me = { id: 4, name: 'Ana', lastName: 'Rojas', email: 'ana@example.com', phone: '', roles: ['user'] };
const ask = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.stubGlobal('fetch', ask);
  ask.mockReset();
  ask.mockImplementation(async () => Response.json({ ok: 1, key: 'new key' }));
  localStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: what the module under test writes
  document.cookie = 'trackingId=; Max-Age=0; Path=/';
  history.replaceState(null, '', '/proyectos-vivienda');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A listing that is on the screen; `show` is what a change of the filters does. */
async function open({
  accepted = true,
  session = null,
}: {
  accepted?: boolean | 'unsaid';
  session?: typeof me | null;
} = {}) {
  const { useIntent } = await import('./use-intent.ts');
  const { RemoteReactContext } = await import('@umbral/kit/remote/use-remote.ts');
  const { bus, context } = probeContext();
  const shell = ownedBus(bus, 'shell', 'test');
  if (accepted !== 'unsaid') shell.publish('shell/consent-changed', { accepted });
  shell.publish('shell/session-changed', { session });
  function Listing({ href }: { readonly href: string }) {
    useIntent(href);
    return null;
  }
  const page = (href: string) => (
    <RemoteReactContext value={context}>
      <Listing href={href} />
    </RemoteReactContext>
  );
  const { rerender } = render(page('/proyectos-vivienda'));
  const show = async (href: string) => {
    rerender(page(href));
    // The chunk comes, then the filters stand still.
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { show, shell };
}

const rest = () => vi.advanceTimersByTimeAsync(1000);
const bodies = () => ask.mock.calls.map(([, options]) => JSON.parse(String(options?.body)));

test('[B028, B092, C127] changed filters are told once they stand still, with the key of the visit', async () => {
  const { show } = await open({ session: me });
  await show('/proyectos-vivienda/bogota');
  await show('/proyectos-vivienda/bogota?h=2&s=preventa');
  await rest();
  expect(ask).toHaveBeenCalledOnce();
  expect(ask.mock.calls[0]?.[0]).toBe('/api/users/save/tracking');
  expect(ask.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', keepalive: true });
  expect(bodies()).toEqual([
    {
      id_anonimo: '',
      correo: 'ana@example.com',
      user_id: 4,
      building_status: 'presale',
      filters: { country: 'CO', city: 'bogota', room: '2', status: ['presale'] },
    },
  ]);
  await waitFor(() => expect(document.cookie).toContain('trackingId=new%20key'));
  expect(localStorage.getItem('trackingId')).toBe('new key');
  await show('/proyectos-vivienda/cali');
  await rest();
  expect(bodies()[1]).toMatchObject({ id_anonimo: 'new key', filters: { city: 'cali' } });
});

test('[B092, B094] the key of the visit is kept for one day in the cookie and on the device', async () => {
  const written = vi.spyOn(document, 'cookie', 'set');
  const { show } = await open();
  await show('/proyectos-vivienda/bogota');
  await rest();
  await waitFor(() =>
    expect(written).toHaveBeenCalledWith('trackingId=new%20key; Max-Age=86400; Path=/; SameSite=Lax'),
  );
  expect(localStorage.getItem('trackingId')).toBe('new key');
  written.mockRestore();
});

test('[B094] without consent nothing is told and no key is kept; from the moment it is given, changes are', async () => {
  const { show, shell } = await open({ accepted: false });
  await show('/proyectos-vivienda/bogota');
  await rest();
  expect(ask).not.toHaveBeenCalled();
  expect(document.cookie).not.toContain('trackingId');
  shell.publish('shell/consent-changed', { accepted: true });
  await show('/proyectos-vivienda/cali');
  await rest();
  expect(bodies()).toMatchObject([{ correo: '', user_id: 0, filters: { city: 'cali' } }]);
});

test('[B094] before the shell has said anything nothing is told, whatever the storage holds', async () => {
  localStorage.setItem('cookie-consent', '1');
  const { show } = await open({ accepted: 'unsaid' });
  await show('/proyectos-vivienda/bogota');
  await rest();
  expect(ask).not.toHaveBeenCalled();
});

test('[B094] a consent that is taken back while filters settle holds', async () => {
  const { show, shell } = await open();
  await show('/proyectos-vivienda/bogota');
  shell.publish('shell/consent-changed', { accepted: false });
  await rest();
  expect(ask).not.toHaveBeenCalled();
});

test('[B028] opening a listing, another page and another order are no changed filters', async () => {
  const { show } = await open();
  await rest();
  expect(ask).not.toHaveBeenCalled();
  await show('/proyectos-vivienda/bogota');
  await rest();
  await show('/proyectos-vivienda/bogota?page=2');
  await rest();
  await show('/proyectos-vivienda/bogota?orden=precio');
  await rest();
  expect(ask).toHaveBeenCalledOnce();
});

test('[B092] a page that is left tells what it still had to tell', async () => {
  const { show } = await open();
  await show('/proyectos-vivienda/bogota');
  dispatchEvent(new Event('pagehide'));
  await vi.advanceTimersByTimeAsync(0);
  expect(ask).toHaveBeenCalledOnce();
  await rest();
  expect(ask).toHaveBeenCalledOnce();
});

test.each<[string, () => Promise<Response>]>([
  ['no connection', () => Promise.reject(new TypeError('offline'))],
  ['a refusal', async () => Response.json({ type: 'too-many-requests' }, { status: 429 })],
  ['ok 0', async () => Response.json({ ok: 0, key: 'x' })],
  ['no key', async () => Response.json({ ok: 1, key: '' })],
  ['a list', async () => Response.json([])],
  ['no JSON', async () => new Response('<html>')],
])('[B092] %s keeps no key and disturbs nobody', async (_what, answer) => {
  ask.mockImplementation(answer);
  const { show } = await open();
  await show('/proyectos-vivienda/bogota');
  await rest();
  expect(ask).toHaveBeenCalledOnce();
  expect(document.cookie).not.toContain('trackingId');
});

test('[B092] the statuses that fit are told whole', () => {
  const statuses = ['launch', 'presale', 'off-plan', 'under-construction', 'immediate-delivery', 'sold-out'] as const;
  const { building_status: text } = intentPayload({ ...emptySearch('housing'), statuses }, '', null);
  expect(text).toBe('launch,presale,off-plan,under-construction,sold-out');
});
