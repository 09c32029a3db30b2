import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { hearConversions } from '@umbral/kit/testing/hear-conversions.ts';
import { ApiError } from '@umbral/protocol/calls/problem.ts';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { type Backend, showOnStage } from '../testing/remote-stage.tsx';
import { LeadFormPage } from './lead-form-page.tsx';

const taken: Backend = () => ({ ok: 1, message: 'Los datos se han enviado correctamente' });

beforeAll(() => import('@umbral/kit/lead/lead-call.ts'));
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

function show(backend = taken) {
  return { ...showOnStage(<LeadFormPage />, backend), user: userEvent.setup() };
}

const labels = {
  name: 'Nombre y apellido',
  email: 'Correo electrónico',
  phone: 'Celular',
  home: 'Ciudad donde vives',
  interest: '¿En qué ciudad buscas?',
};
const written = {
  name: ' Sofía Núñez ',
  email: 'sofia@example.com',
  phone: '300 123 4567',
  home: 'Cali',
  interest: 'Bogotá',
};

async function fill(user: ReturnType<typeof userEvent.setup>, changes: Partial<typeof written> = {}) {
  const values = { ...written, ...changes };
  await user.type(screen.getByLabelText(labels.name), values.name);
  await user.type(screen.getByLabelText(labels.email), values.email);
  await user.type(screen.getByLabelText(labels.phone), values.phone);
  await user.type(screen.getByLabelText(labels.home), values.home);
  await user.type(screen.getByLabelText(labels.interest), values.interest);
  await user.click(screen.getByRole('checkbox', { name: /ley 1581 de 2012/ }));
}
const send = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Quiero que me llamen' }));

test('[R028, B060, B070, C161, M080] a lead is trimmed, sent once, counted once, and leads to its thanks', async () => {
  const told = hearConversions();
  const { user, sent, navigate, bus } = show();
  act(() => bus.publish('shell/consent-changed', { accepted: true }, 'shell'));
  await fill(user);
  await user.dblClick(screen.getByRole('button', { name: 'Quiero que me llamen' }));
  await waitFor(() => expect(navigate).toHaveBeenCalledExactlyOnceWith('/form/gracias'));
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({
    id: 'C161',
    input: {
      body: {
        form: 'form',
        name: 'Sofía Núñez',
        email: 'sofia@example.com',
        phone: '300 123 4567',
        phone_country: 'CO',
        home_city: 'Cali',
        interest_city: 'Bogotá',
        agree_terms: 'S',
      },
    },
  });
  expect(told()).toMatchObject([{ event_name: 'Lead', email: 'sofia@example.com', phone_country: 'CO' }]);
});

test('[M006, B102] what is missing stands at its field, the first one gets the focus, and nothing is sent', async () => {
  const { user, sent } = show();
  await send(user);
  expect(screen.getAllByText('El campo es obligatorio')).toHaveLength(5);
  expect(screen.getByText('Debes aceptar los términos y condiciones.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText(labels.name));
  expect(sent).toEqual([]);
});

test.each([
  ['name', 'Ana', 'El nombre no es válido'],
  ['name', 'Sofía 2', 'El nombre no es válido'],
  ['name', 'Софья Нуньес', 'El nombre no es válido'],
  ['email', 'sofia@', 'Debe ingresar un email válido'],
  ['phone', 'abc', 'El número no es válido'],
] as const)('[B060, B070, M001, M005, M017] %s "%s": %s', async (name, text, sentence) => {
  const { user, sent } = show();
  await fill(user, { [name]: text });
  await send(user);
  expect(screen.getByText(sentence)).toBeTruthy();
  expect(sent).toEqual([]);
});

test('[B070, M017] an address to which no mail goes, as the verifier says, is wrong at its field', async () => {
  const issues = { email: 'Debe ingresar un email válido' };
  const { user } = show(() => {
    throw new ApiError({ type: 'invalid-input', title: '', status: 422, issues });
  });
  await fill(user);
  await send(user);
  expect(await screen.findByText('Debe ingresar un email válido')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(labels.email)));
});

test('[M071] where it could not arrive it is said, and what was typed is still there', async () => {
  const { user, navigate } = show(() => {
    throw new ApiError({ type: 'unavailable', title: '', status: 0 });
  });
  await fill(user);
  await send(user);
  expect((await screen.findByRole('alert')).textContent).toBe('Error al enviar el formulario. Intenta de nuevo.');
  expect(screen.getByLabelText(labels.home)).toHaveProperty('value', 'Cali');
  expect(navigate).not.toHaveBeenCalled();
});
