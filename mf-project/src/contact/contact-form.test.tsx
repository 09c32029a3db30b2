import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { hearConversions } from '@umbral/kit/testing/hear-conversions.ts';
import { ApiError } from '@umbral/protocol/calls/problem.ts';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { fill, mount, nameField, ok, oncePerDay, openFurther, send, sent } from '../testing/contact-stage.tsx';
import { standInForBrowser } from '../testing/probe-context.tsx';

beforeAll(standInForBrowser);
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('[M006] what is missing stands at its field, the first gets the focus, nothing is sent', async () => {
  const { user, calls } = mount();
  await user.click(send());
  await waitFor(() => expect(document.activeElement).toBe(nameField()));
  expect(screen.getAllByText('El campo es obligatorio')).toHaveLength(4);
  expect(sent(calls)).toHaveLength(0);
  await user.type(nameField(), 'Ana');
  expect(screen.getAllByText('El campo es obligatorio')).toHaveLength(3);
});

test.each([
  ['Colombia', 'CO', '12345', false],
  ['Colombia', 'CO', '+57 324 000 0000', true],
  ['Israel', 'IL', '52-123-4567', true],
  ['Israel', 'IL', '52-12', false],
])('[B059, M005] in %s the number %s%s counts: %s', async (_, country, number, isValid) => {
  const { user, calls } = mount({ C084: () => ok });
  await fill(user);
  await user.selectOptions(screen.getByLabelText('País', { exact: true }), country);
  await user.clear(screen.getByLabelText('Teléfono'));
  await user.type(screen.getByLabelText('Teléfono'), number);
  await user.click(send());
  if (isValid) return waitFor(() => expect(sent(calls)).toHaveLength(1));
  expect(await screen.findByText('El número no es válido')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Teléfono')));
  expect(sent(calls)).toHaveLength(0);
});

test('[B102] each purpose has its consent, none ticked, the first names law and builder', () => {
  mount();
  const consent = screen.getByRole('checkbox', { name: /Umbral y a Trazo & Ladrillo.*Ley 1581 de 2012/ });
  expect(consent).toHaveProperty('checked', false);
  expect(screen.getByRole('checkbox', { name: /novedades/ })).toHaveProperty('checked', false);
  expect(screen.getByRole('checkbox', { name: /redes publicitarias/ })).toHaveProperty('checked', false);
});

test('[B058, B064, B116, M019] success says so, tells the page, asks its questions, clears the form; a double click sends once', async () => {
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
  const questions = document.querySelector<HTMLElement>('[data-fragment="mf-content/audience-form"]');
  expect(questions?.dataset.props).toBe('{"form":"contact-builder"}');
  await user.click(screen.getByRole('button', { name: 'Enviar otra solicitud' }));
  expect(nameField()).toHaveProperty('value', '');
});

test('[B058] while it is sent everything is disabled', async () => {
  let answer: (value: object) => void = () => undefined;
  const { user } = mount({ C084: () => new Promise((resolve) => (answer = resolve)) });
  await fill(user);
  await user.click(send());
  await waitFor(() => expect(nameField().closest('fieldset')).toHaveProperty('disabled', true));
  expect(screen.getByRole('button', { name: 'Enviando…' })).toBeTruthy();
  await act(async () => answer(ok));
});

test('[B061, B064, M007] the refusal of the server is shown and nothing typed is lost', async () => {
  const { user, toast } = mount({ C084: () => ({ ok: 0, message: oncePerDay }) });
  await fill(user);
  await user.click(send());
  expect(await screen.findByText(oncePerDay)).toBeTruthy();
  expect(toast).toHaveBeenCalledWith({ tone: 'error', text: oncePerDay });
  expect(nameField()).toHaveProperty('value', 'Ana María');
});

test('[B064, M094] a server that fails gives a sentence of ours, and the same form can be sent again', async () => {
  let isUp = false;
  const { user, calls } = mount({
    C084: () => {
      if (!isUp) throw new ApiError({ type: 'internal', title: 'down', status: 500 });
      return ok;
    },
  });
  await fill(user);
  await user.click(send());
  await screen.findByText(/No pudimos enviar tus datos/);
  isUp = true;
  await user.click(send());
  expect(await screen.findByText('Tus datos se han enviado correctamente')).toBeTruthy();
  const keys = sent(calls).map(
    (call) => (call as unknown as { input: { body: { submission_key: string } } }).input.body.submission_key,
  );
  expect(new Set(keys).size).toBe(1);
});

test('[B058] what the server finds wrong stands at its field, which gets the focus', async () => {
  const issues = { email: 'Debe ingresar un email válido' };
  const { user } = mount({
    C084: () => {
      throw new ApiError({ type: 'invalid-input', title: 'x', status: 422, issues });
    },
  });
  await fill(user);
  await user.click(send());
  expect(await screen.findByText('Debe ingresar un email válido')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Correo electrónico')));
});

test('[B062, M008] a Colombian number abroad is asked about, and does not hinder', async () => {
  const { user, calls } = mount({ C084: () => ok });
  await fill(user);
  await user.selectOptions(screen.getByLabelText('País donde vives'), 'ES');
  expect(await screen.findByText(/Notamos que estás en el exterior/)).toBeTruthy();
  await user.click(send());
  await waitFor(() => expect(sent(calls)).toHaveLength(1));
});

test('[B062, M008] a foreign number at home is asked about too', async () => {
  const { user } = mount();
  await user.selectOptions(screen.getByLabelText('País', { exact: true }), 'ES');
  await user.type(screen.getByLabelText('Teléfono'), '612 345 678');
  await user.tab();
  expect(await screen.findByText(/Notamos que estás en el exterior/)).toBeTruthy();
});

test('[B063] a visit is at one of the offered days and half hours, and comes as a calendar file', async () => {
  const { user, calls, onSent } = mount({ C084: () => ok });
  await fill(user);
  await openFurther(user);
  const day = screen.getByLabelText('Día');
  const [, first] = day.querySelectorAll('option');
  await user.selectOptions(day, first?.value ?? '');
  expect(screen.getByLabelText('Hora').querySelectorAll('option')).toHaveLength(14);
  await user.selectOptions(screen.getByLabelText('Hora'), '16:00');
  await user.click(screen.getByRole('radio', { name: 'Por videollamada' }));
  await user.click(send());
  await waitFor(() => expect(sent(calls)).toHaveLength(1));
  expect(sent(calls)[0]).toMatchObject({
    input: { body: { schedule_date: first?.value, schedule_time: '16:00', schedule_kind: 'video' } },
  });
  const file = await screen.findByRole('link', { name: 'Guardar en mi calendario' });
  expect(file.getAttribute('href')).toBe(`/api/planta/7/cita.ics?dia=${first?.value}&hora=16%3A00&modo=video`);
  // A dialog would close over the file.
  expect(onSent).not.toHaveBeenCalled();
});

test('a question becomes the message, which goes along', async () => {
  const { user, calls } = mount({ C084: () => ok });
  await fill(user);
  await openFurther(user);
  await user.click(screen.getByRole('button', { name: '¿Cuándo entregan?' }));
  await user.click(screen.getByRole('button', { name: '¿Puedo usar un subsidio?' }));
  await user.click(send());
  await waitFor(() => expect(sent(calls)).toHaveLength(1));
  expect(sent(calls)[0]).toMatchObject({ input: { body: { message: '¿Cuándo entregan? ¿Puedo usar un subsidio?' } } });
});

test('[C074] who prefers WhatsApp goes on there, after the contact is stored, with the project’s code', async () => {
  const { user, calls } = mount({ C084: () => ok, C074: () => ({ ok: 1 }) });
  await fill(user);
  await user.click(screen.getByRole('checkbox', { name: /WhatsApp/ }));
  await user.click(send());
  const link = await screen.findByRole('link', { name: 'Seguir por WhatsApp' });
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain(
    'Alameda 170 · Apartamento tipo A (código UMB-10003)',
  );
  expect(sent(calls)[0]).toMatchObject({ input: { body: { whatsapp: 1 } } });
});

test('[B093, B126] a contact is a conversion for who agreed, and for nobody else', async () => {
  const answers = { C084: () => ok };
  const told = hearConversions();
  const silent = mount(answers);
  await fill(silent.user);
  await silent.user.click(send());
  await screen.findByText('Tus datos se han enviado correctamente');
  expect(told()).toEqual([]);
  cleanup();
  const agreed = mount(answers);
  await fill(agreed.user);
  await agreed.user.click(screen.getByRole('checkbox', { name: /redes publicitarias/ }));
  await agreed.user.click(send());
  await waitFor(() => expect(told()).toHaveLength(1));
  const [event] = told();
  expect(event).toMatchObject({ event_name: 'Lead', email: 'ana@example.com', phone: '+573241234567', plant_id: 7 });
  // The backend finds the consent of the form under the key that the event names.
  expect(sent(agreed.calls)[0]).toMatchObject({ input: { body: { third_parties: 'S', user_key: event?.user_key } } });
});
