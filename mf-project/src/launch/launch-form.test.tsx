import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { keptForms } from '@umbral/kit/form/queue/kept-forms.ts';
import { hearConversions } from '@umbral/kit/testing/hear-conversions.ts';
import { ApiError } from '@umbral/protocol/calls/problem.ts';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { plantFixture, recordFixture } from '../testing/plant-fixtures.ts';
import { type Answers, renderPart, standInForBrowser } from '../testing/probe-context.tsx';
import { LaunchForm } from './launch-form.tsx';
import { launchDataOf } from './launch-shape.ts';

const launch = launchDataOf(
  { ...plantFixture().project, building_status: 'launch', activate_landing: true },
  { homes: [recordFixture()], plants: [plantFixture()], now: Date.parse('2026-11-21T15:00:00Z') },
);
const thanks = '/lanzamiento/gracias?lanzamiento=3-alameda-170-bogota';

beforeAll(standInForBrowser);
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

function mount(answers: Answers = {}) {
  const probe = renderPart(<LaunchForm launch={launch} />, answers);
  act(() => probe.bus.publish('shell/session-changed', { session: null }, 'shell@1'));
  return { ...probe, user: userEvent.setup() };
}

async function fill(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByLabelText('Nombre y apellido'), 'Sofía Núñez');
  await user.type(screen.getByLabelText('Correo electrónico'), 'sofia@example.com');
  await user.type(screen.getByLabelText('Celular'), '300 123 4567');
  await user.type(screen.getByLabelText('Ciudad donde vives'), 'Cali');
  await user.click(screen.getByRole('checkbox', { name: /Ley 1581/ }));
}

const send = () => screen.getByRole('button', { name: 'Quiero más información' });

test.each([
  ['who agreed to be counted', true, ['Lead']],
  ['nobody else', false, []],
])('[B093, B126, C161] a lead is a conversion for %s', async (_, accepted, events) => {
  const told = hearConversions();
  const { user, bus, calls, context } = mount({ C161: () => ({ ok: 1, message: '' }) });
  act(() => bus.publish('shell/consent-changed', { accepted }, 'shell@1'));
  await fill(user);
  await user.click(send());
  await waitFor(() => expect(context.navigate).toHaveBeenCalledWith(thanks));
  expect(calls.map(({ id }) => id)).toEqual(['C161']);
  expect(told()).toMatchObject(events.map((event_name) => ({ event_name, email: 'sofia@example.com' })));
});

test('[B058, C161] without a connection the form waits on the device and says so, and leads on once it has arrived', async () => {
  const { user, topics, context } = mount({
    C161: () => {
      throw new ApiError({ type: 'unavailable', title: '', status: 0 });
    },
  });
  await fill(user);
  await user.click(send());
  expect(await screen.findByText(/Guardamos tu solicitud en este dispositivo/)).toBeTruthy();
  const [kept] = keptForms();
  expect(kept).toMatchObject({ kind: 'lead', formId: 'lanzamiento-3', body: { email: 'sofia@example.com' } });
  act(() => topics.publish('project/kept-form-settled', { key: kept?.key ?? '', isSent: true }));
  expect(context.navigate).toHaveBeenCalledWith(thanks);
});

test('[B058] what was typed survives a reload, the agreement does not', async () => {
  const { user } = mount();
  await fill(user);
  cleanup();
  mount();
  await waitFor(() => expect(screen.getByLabelText('Celular')).toHaveProperty('value', '300 123 4567'));
  expect(screen.getByLabelText('Ciudad donde vives')).toHaveProperty('value', 'Cali');
  expect(screen.getByRole('checkbox', { name: /Ley 1581/ })).toHaveProperty('checked', false);
});

test('[B058] what waited and is not to be sent comes back as it was typed', async () => {
  const { user } = mount({
    C161: () => {
      throw new ApiError({ type: 'unavailable', title: '', status: 0 });
    },
  });
  await fill(user);
  await user.click(send());
  await waitFor(() => expect(document.activeElement?.getAttribute('tabindex')).toBe('-1'));
  await user.click(await screen.findByRole('button', { name: 'No enviar' }));
  await waitFor(() => expect(document.activeElement?.tagName).toBe('FORM'));
  expect(screen.getByLabelText('Celular')).toHaveProperty('value', '300 123 4567');
});

test('[B058] a field that is being corrected is not wrong for now', async () => {
  const { user } = mount();
  await user.click(send());
  const wrong = () => screen.queryAllByText('El campo es obligatorio').length;
  expect(wrong()).toBe(4);
  await user.type(screen.getByLabelText('Ciudad donde vives'), 'C');
  expect(wrong()).toBe(3);
});
