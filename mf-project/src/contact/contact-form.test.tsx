import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { recordFixture } from '../testing/plant-fixtures.ts';
import { type Answers, renderPart, standInForBrowser } from '../testing/probe-context.tsx';
import { ContactForm } from './contact-form.tsx';
import { targetOfRecord } from './contact-target.ts';

const target = targetOfRecord(recordFixture());
const ok = { ok: 1, message: 'Tus datos se han enviado correctamente' };
const quiet: Answers = { C015: () => ({ data: [] }), C016: () => ({ data: [] }) };

beforeAll(standInForBrowser);
beforeEach(() => localStorage.clear());

function mount(answers: Answers = {}) {
  const onSent = vi.fn();
  const user = userEvent.setup();
  const probe = renderPart(<ContactForm target={target} onSent={onSent} />, { ...quiet, ...answers });
  return { ...probe, user, onSent };
}

async function fill(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByLabelText('Nombre y apellido'), 'Ana María');
  await user.type(screen.getByLabelText('Correo electrónico'), 'ana@example.com');
  await user.type(screen.getByLabelText('Teléfono'), '324 123 4567');
  await user.type(screen.getByRole('combobox', { name: 'Ciudad donde vives' }), 'Cali');
  await user.click(screen.getByRole('checkbox', { name: /Autorizo a/ }));
}

const send = () => screen.getByRole('button', { name: 'Contactar' });
const sent = (calls: { id: string }[]) => calls.filter(({ id }) => id === 'C084');

test('[M006] what is missing stands at its field, the first gets the focus, nothing is sent', async () => {
  const { user, calls } = mount();
  await user.click(send());
  const name = screen.getByLabelText('Nombre y apellido');
  await waitFor(() => expect(document.activeElement).toBe(name));
  expect(screen.getAllByText('El campo es obligatorio')).toHaveLength(4);
  expect(sent(calls)).toHaveLength(0);
  await user.type(name, 'Ana');
  expect(screen.getAllByText('El campo es obligatorio')).toHaveLength(3);
});

test('[B059, M005] a number that is none of its country is refused', async () => {
  const { user, calls } = mount();
  await fill(user);
  await user.clear(screen.getByLabelText('Teléfono'));
  await user.type(screen.getByLabelText('Teléfono'), '12345');
  await user.click(send());
  expect(await screen.findByText('El número no es válido')).toBeTruthy();
  expect(sent(calls)).toHaveLength(0);
});

test('[B102] both consents are unticked, the first names law and builder', () => {
  mount();
  const consent = screen.getByRole('checkbox', { name: /Umbral y a Trazo & Ladrillo.*Ley 1581 de 2012/ });
  expect(consent).toHaveProperty('checked', false);
  expect(screen.getByRole('checkbox', { name: /novedades/ })).toHaveProperty('checked', false);
});

test('[B064, M019] success says so, tells the page, clears the form; a double click sends once', async () => {
  const { user, calls, bus, toast, onSent } = mount({ C084: () => ok });
  await fill(user);
  await user.dblClick(send());
  await screen.findByText('Tus datos se han enviado correctamente');
  expect(sent(calls)).toHaveLength(1);
  expect(toast).toHaveBeenCalledWith({ tone: 'success', text: 'Tus datos se han enviado correctamente' });
  expect(bus.recent().map(({ topic, payload }) => ({ topic, payload }))).toContainEqual({
    topic: 'project/contact-sent',
    payload: { plantId: 7, projectId: 3 },
  });
  expect(onSent).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('button', { name: 'Enviar otra solicitud' }));
  expect(screen.getByLabelText('Nombre y apellido')).toHaveProperty('value', '');
});

test('[B061, B064, M007] the refusal of the server is shown and nothing typed is lost', async () => {
  const message = 'Solo puedes registrarte en una tipología por día. Intenta nuevamente mañana.';
  const { user, toast } = mount({ C084: () => ({ ok: 0, message }) });
  await fill(user);
  await user.click(send());
  expect(await screen.findByText(message)).toBeTruthy();
  expect(toast).toHaveBeenCalledWith({ tone: 'error', text: message });
  expect(screen.getByLabelText('Nombre y apellido')).toHaveProperty('value', 'Ana María');
});

test('[B064, M094] a server that fails gives a sentence of ours, and the form can be sent again', async () => {
  let isUp = false;
  const { user } = mount({
    C084: () => {
      if (!isUp) throw new Error('down');
      return ok;
    },
  });
  await fill(user);
  await user.click(send());
  await screen.findByText(/No pudimos enviar tus datos/);
  isUp = true;
  await user.click(send());
  expect(await screen.findByText('Tus datos se han enviado correctamente')).toBeTruthy();
});

test('[B062, M008] a Colombian number abroad is asked about, and does not hinder', async () => {
  const { user, calls } = mount({ C084: () => ok });
  await fill(user);
  await user.selectOptions(screen.getByLabelText('País donde vives'), 'ES');
  expect(await screen.findByText(/Notamos que estás en el exterior/)).toBeTruthy();
  await user.click(send());
  await waitFor(() => expect(sent(calls)).toHaveLength(1));
});

test('[B063] an appointment is one of the offered days and half hours', async () => {
  const { user, calls } = mount({ C084: () => ok });
  await fill(user);
  await user.click(screen.getByRole('checkbox', { name: 'Quiero agendar una visita' }));
  const times = screen.getByLabelText('Hora').querySelectorAll('option');
  expect([...times].slice(1).map(({ value }) => value)).toHaveLength(13);
  const [, first] = screen.getByLabelText('Día').querySelectorAll('option');
  await user.selectOptions(screen.getByLabelText('Día'), first?.value ?? '');
  await user.selectOptions(screen.getByLabelText('Hora'), '16:00');
  await user.click(send());
  await waitFor(() => expect(sent(calls)).toHaveLength(1));
  expect(sent(calls)[0]).toMatchObject({ input: { body: { schedule_date: first?.value, schedule_time: '16:00' } } });
});

test('who wants news joins them with the interests of this plant', async () => {
  const { user, calls } = mount({
    C084: () => ok,
    C026: () => ({
      data: [
        { id: 1, start_price: 1, end_price: 300_000_000 },
        { id: 2, start_price: 300_000_001, end_price: 500_000_000 },
      ],
    }),
    C092: () => ({ ok: 1, message: '' }),
  });
  await fill(user);
  await user.click(screen.getByRole('checkbox', { name: /novedades/ }));
  await user.click(send());
  await waitFor(() => expect(calls.map(({ id }) => id)).toContain('C092'));
  expect(calls.find(({ id }) => id === 'C092')).toMatchObject({
    input: { body: { email: 'ana@example.com', ids_interest_price: [2], ids_interest_city: [1], agree_terms: 'S' } },
  });
});

const session = { id: 1, name: 'Ana', lastName: 'Peña', email: 'ana@example.com', phone: '+573001234567' };

test.each([
  ['user', 'Ana Peña'],
  ['administrador', ''],
  ['contributor', ''],
])('[B066] somebody with the role %s finds the name %j', async (role, name) => {
  const { bus } = mount();
  act(() => bus.publish('shell/session-changed', { session: { ...session, roles: [role] } }, 'shell@1'));
  expect(screen.getByLabelText('Nombre y apellido')).toHaveProperty('value', name);
});
