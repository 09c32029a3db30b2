import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { TextField } from '@umbral/kit/fields/text-field.tsx';
import { hearConversions } from '@umbral/kit/testing/hear-conversions.ts';
import { ApiError } from '@umbral/protocol/calls/problem.ts';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { type Backend, showOnStage } from '../../testing/remote-stage.tsx';
import { LandingForm } from './landing-form.tsx';
import type { LandingKind } from './landing-kinds.ts';

const user = userEvent.setup();
const taken: Backend = ({ id }) => ({
  ok: 1,
  message: 'Tus datos se han enviado correctamente',
  ...(id === 'C089' ? { downloads: [] } : {}),
});

beforeAll(() => import('./landing-call.ts'));
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

function show(kind: LandingKind, backend = taken, sent: string | undefined = 'Enviado') {
  return showOnStage(
    <LandingForm kind={kind} formId="prueba" title="Escríbenos" send="Enviar" thanksHref="/gracias" sent={sent}>
      {({ field }) => (
        <>
          <input {...field('answers.empresa')} aria-label="Empresa" />
          <input {...field('schedule_date')} aria-label="Día" />
          <input {...field('schedule_time')} aria-label="Hora" />
        </>
      )}
    </LandingForm>,
    backend,
  );
}

async function fill(changes: Readonly<Record<string, string>> = {}) {
  const written = {
    'Nombre y apellido': 'Sofía Núñez',
    'Correo electrónico': 'sofia@example.com',
    Celular: '300 123 4567',
    'Ciudad donde vives': 'Cali',
    ...changes,
  };
  for (const [label, text] of Object.entries(written)) await user.type(screen.getByLabelText(label), text);
  await user.click(screen.getByRole('checkbox', { name: /Ley 1581 de 2012/ }));
}
const send = () => user.click(screen.getByRole('button', { name: 'Enviar' }));

test.each([
  ['potential', 'C088', 'CO'],
  ['landing', 'C089', 'CO'],
  ['tv', 'C091', 'TV'],
  ['postcard', 'C090', 'CO'],
] as const)(
  '[B126, C088, C089, C090, C091, M019] %s goes to %s once, is one conversion, and is answered in its place',
  async (kind, id, site) => {
    const told = hearConversions();
    const { sent, bus } = show(kind);
    act(() => bus.publish('shell/consent-changed', { accepted: true }, 'shell'));
    await fill({ Empresa: 'Obras del Sur' });
    await user.dblClick(screen.getByRole('button', { name: 'Enviar' }));
    expect((await screen.findByRole('status')).textContent).toBe('Enviado');
    expect(sent).toHaveLength(1);
    const body = {
      site,
      form: 'prueba',
      home_country: 'Colombia',
      schedule_date: null,
      answers: { empresa: 'Obras del Sur' },
    };
    expect(sent[0]).toMatchObject({ id, input: { body } });
    expect(told()).toMatchObject([{ event_name: 'Lead', email: 'sofia@example.com', phone_country: 'CO' }]);
  },
);

test('without an answer in its place the form leads to its thanks', async () => {
  const { navigate } = showOnStage(
    <LandingForm kind="landing" formId="otra" title="Escríbenos" send="Enviar" thanksHref="/gracias" />,
    taken,
  );
  await fill();
  await send();
  await waitFor(() => expect(navigate).toHaveBeenCalledExactlyOnceWith('/gracias'));
});

test('[M006, B102] what is missing is said, also half of a meeting, and nothing is sent', async () => {
  const { sent } = show('potential');
  await send();
  expect(screen.getAllByText('El campo es obligatorio')).toHaveLength(4);
  await fill({ Día: '2026-12-01' });
  await send();
  expect(screen.getByLabelText('Hora').getAttribute('name')).toBe('schedule_time');
  expect(sent).toEqual([]);
});

test('[M071] where it could not arrive it is said, and nothing that was typed is lost', async () => {
  show('tv', () => {
    throw new ApiError({ type: 'unavailable', title: '', status: 0 });
  });
  await fill();
  await send();
  expect((await screen.findByRole('alert')).textContent).toBe('Error al enviar el formulario. Intenta de nuevo.');
  expect(screen.getByLabelText('Ciudad donde vives')).toHaveProperty('value', 'Cali');
});

test('[M019] a browser without script that has just sent it is told so', () => {
  showOnStage(<LandingForm kind="tv" formId="tv" title="T" send="Enviar" thanksHref="/x" sent="Enviado" isSent />);
  expect(screen.getByRole('status').textContent).toBe('Enviado');
  expect(screen.queryByRole('button', { name: 'Enviar' })).toBeNull();
});

test('[M006] a question of its own that must be answered stands with the others', async () => {
  const { sent } = showOnStage(
    <LandingForm kind="landing" formId="dos" title="T" send="Enviar" thanksHref="/x" needed={['empresa']}>
      {({ field }) => <TextField {...field('answers.empresa')} label="Empresa" />}
    </LandingForm>,
    taken,
  );
  await fill();
  await send();
  expect(screen.getAllByText('El campo es obligatorio')).toHaveLength(1);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Empresa')));
  expect(sent).toEqual([]);
});
