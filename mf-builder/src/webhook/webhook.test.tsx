import { createHmac } from 'node:crypto';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { WebhookDelivery, WebhookSettings } from '@umbral/domain/api/builder-webhook.ts';
import { webhookPayload } from '@umbral/domain/webhooks/webhook-payload.ts';
import { webhookEvents } from '@umbral/domain/webhooks/webhook-vocabulary.ts';
import { RemoteReactContext } from '@umbral/kit/remote/use-remote.ts';
import { ApiError } from '@umbral/protocol/calls/problem.ts';
import { createBus, ownedBus } from '@umbral/protocol/events/create-bus.ts';
import { createBrowserRouter, RouterProvider } from '@umbral/protocol/router/router.ts';
import { beforeAll, expect, test, vi } from 'vitest';
import { samplePayload } from './sample-payload-texts.ts';
import { signatureCheck } from './signature-check.ts';
import { WebhookPage } from './webhook-page.tsx';

const settings: WebhookSettings = {
  ...{ url: 'https://crm.example.com/umbral', events: ['contact.created'], state: 'active', version: 3 },
  ...{ paused_at: null, secret_at: '2026-11-20T15:00:00.000Z' },
};
const delivered: WebhookDelivery = {
  ...{ id: '0b7e4b62-5a3f-4a52-9a64-0c1f7f8d2b11', event: 'contact.created', contact_id: 12, state: 'delivered' },
  created_at: '2026-11-26T15:42:00.000Z',
  attempts: [
    { at: '2026-11-26T15:42:31.000Z', number: 2, status: 200, duration_ms: 1184, fault: null },
    { at: '2026-11-26T15:42:01.000Z', number: 1, status: null, duration_ms: 10_000, fault: 'timeout' },
  ],
};

// jsdom has no modal dialogs.
beforeAll(() => {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
});

interface Opened {
  readonly settings?: WebhookSettings | null;
  readonly deliveries?: readonly WebhookDelivery[];
  readonly answer?: (body: unknown) => unknown;
}

function open({ settings: kept = settings, deliveries = [delivered], answer = () => ({}) }: Opened = {}) {
  window.history.replaceState(null, '', '/mi-cuenta/constructora/integraciones');
  const page = { data: deliveries, total: deliveries.length, page: 1, items_by_page: 20, pages: 1 };
  const own = { builder: { id: 1, name: 'Nogal' }, connection: { ...page, settings: kept } };
  const data = { acting: { builders: [own.builder] }, own };
  const router = createBrowserRouter([{ id: 'page', path: '*', Component: WebhookPage, loader: () => data }], {
    hydrationData: { loaderData: { page: data } },
  });
  const bus = ownedBus(createBus({ isStrict: true, report: vi.fn() }), 'mf-builder', 'test');
  const call = vi.fn(async (_endpoint: { id: string }, input: { body?: unknown }) => answer(input.body));
  const toast = vi.fn();
  render(
    <RemoteReactContext value={{ bus, call, toast, environment: {} } as never}>
      <RouterProvider router={router} />
    </RemoteReactContext>,
  );
  return { call, toast };
}

const address = () => screen.getByLabelText<HTMLInputElement>(/Dirección que recibe/);
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

test('[R122] a first save sends every event on, and the secret stands on the screen once', async () => {
  const { call } = open({
    settings: null,
    deliveries: [],
    answer: () => ({ ok: 1, message: 'Guardamos la conexión.', secret: 'umbral_whsec_x', settings }),
  });
  expect(screen.getByText('Todavía no hay avisos')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Enviar una prueba' })).toBeNull();
  fireEvent.change(address(), { target: { value: 'https://crm.example.com/umbral' } });
  press('Guardar conexión');
  expect((await screen.findByLabelText<HTMLInputElement>('Clave')).value).toBe('umbral_whsec_x');
  expect(call.mock.calls[0]?.[1]).toMatchObject({
    params: { id: 1 },
    body: { url: 'https://crm.example.com/umbral', events: webhookEvents, active: true, version: null },
  });
});

test('[R122] what is missing is said at its field and nothing is sent', () => {
  const { call } = open();
  fireEvent.change(address(), { target: { value: ' ' } });
  fireEvent.click(screen.getByLabelText('Contacto nuevo'));
  press('Guardar conexión');
  expect(screen.getByText('Escribe la dirección que recibe los avisos')).toBeTruthy();
  expect(screen.getByText('Elige al menos un evento')).toBeTruthy();
  expect(call).not.toHaveBeenCalled();
});

test('[R122] what the server finds wrong lands on its field; a colleague who was faster is not written over', async () => {
  const problems = [
    { type: 'invalid-input', title: '', status: 422, issues: { url: 'Esa dirección es de una red interna.' } },
    { type: 'conflict', title: '', status: 409, issues: { version: 'x' } },
  ] as const;
  let count = 0;
  open({
    answer: () => {
      const problem = problems[count];
      count += 1;
      throw new ApiError(problem as never);
    },
  });
  fireEvent.change(address(), { target: { value: 'https://10.0.0.1' } });
  press('Guardar conexión');
  expect(await screen.findByText('Esa dirección es de una red interna.')).toBeTruthy();
  press('Guardar conexión');
  expect(await screen.findByText(/Carga la página de nuevo/)).toBeTruthy();
  expect(address().value).toBe('https://10.0.0.1');
});

test('[R122] another secret is made after a question, with the settings as they are stored', async () => {
  const { call } = open({ answer: () => ({ ok: 1, message: '', secret: 'umbral_whsec_y', settings }) });
  press('Generar una clave nueva');
  expect(call).not.toHaveBeenCalled();
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Generar clave' }));
  expect((await screen.findByLabelText<HTMLInputElement>('Clave')).value).toBe('umbral_whsec_y');
  expect(call.mock.calls[0]?.[1]).toMatchObject({ body: { url: settings.url, version: 3, new_secret: true } });
});

test('[R122] the log says when, how long, how often and why not, in words', () => {
  open();
  const row = within(screen.getByRole('row', { name: /Contacto nuevo/ }));
  expect(row.getByText('Recibido')).toBeTruthy();
  expect(row.getByText(/1\.184 ms/)).toBeTruthy();
  expect(row.getByText(/Intento 1, .*: Sin respuesta\. Tardó más de 10 segundos/)).toBeTruthy();
  expect(row.getByRole('link').getAttribute('href')).toBe('/mi-cuenta/constructora/contactos?contacto=12');
});

test('[R122] a press tells it again, two presses once; a test is not told again', async () => {
  const tested = { ...delivered, id: '1b7e4b62-5a3f-4a52-9a64-0c1f7f8d2b11', event: 'test', contact_id: null } as const;
  const { call, toast } = open({
    deliveries: [delivered, tested],
    answer: () => ({ ok: 1, message: 'Lo enviamos otra vez.' }),
  });
  const replays = screen.getAllByRole('button', { name: /Repetir/ });
  expect(replays).toHaveLength(1);
  for (let count = 0; count < 2; count += 1) press(/Repetir «Contacto nuevo»/);
  await waitFor(() => expect(toast).toHaveBeenCalledWith({ tone: 'success', text: 'Lo enviamos otra vez.' }));
  expect(call).toHaveBeenCalledTimes(1);
});

test('[R122] a test says in words why it did not arrive', async () => {
  const { toast } = open({ answer: () => ({ ok: 0, message: 'La prueba no llegó: no encontramos ese servidor.' }) });
  press('Enviar una prueba');
  await waitFor(() =>
    expect(toast).toHaveBeenCalledWith({ tone: 'warning', text: 'La prueba no llegó: no encontramos ese servidor.' }),
  );
});

test('[R122] a connection that was paused says since when and what to do, and repeats nothing', () => {
  open({ settings: { ...settings, state: 'paused', paused_at: '2026-11-26T15:42:00.000Z' } });
  expect(screen.getByText(/^Pausamos los avisos el 26 de noviembre de 2026/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Repetir/ })).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>(/Enviar avisos/).checked).toBe(false);
});

test('[R122] what is documented is true: the example is one, and the check knows a signature from a false one', async () => {
  expect(webhookPayload.safeParse(samplePayload).success).toBe(true);
  const { isFromUmbral } = await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(signatureCheck)}`
  );
  const body = JSON.stringify(samplePayload);
  const sign = (seconds: number) =>
    `t=${seconds},v1=${createHmac('sha256', 'clave').update(`${seconds}.${body}`).digest('hex')}`;
  const now = 1_800_000_000_000;
  expect(isFromUmbral('clave', body, sign(now / 1000), now)).toBe(true);
  expect(isFromUmbral('clave', `${body} `, sign(now / 1000), now)).toBe(false);
  expect(isFromUmbral('otra', body, sign(now / 1000), now)).toBe(false);
  expect(isFromUmbral('clave', body, sign(now / 1000 - 301), now)).toBe(false);
});
