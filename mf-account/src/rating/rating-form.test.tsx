import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { RemoteReactContext } from '@umbral/kit/remote/use-remote.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import { expect, test, vi } from 'vitest';
import { RatingForm } from './rating-form.tsx';
import type { RatingChoices } from './rating-queries.ts';

const choices: RatingChoices = {
  hasContacts: true,
  builders: [{ value: '7', label: 'Nogal' }],
  responseTimes: [{ value: 'same-day', label: 'El mismo día' }],
  contactMedia: [{ value: 'phone', label: 'Teléfono' }],
  contentTypes: [{ value: 'plans', label: 'Planos' }],
};

function open(answers: readonly unknown[]) {
  const sent: unknown[] = [];
  const call: CallApi = async (endpoint, input) => {
    sent.push(input);
    return endpoint.response.parse(answers[sent.length - 1]) as never;
  };
  const toast = vi.fn();
  const onRated = vi.fn();
  render(
    <RemoteReactContext value={{ call, toast } as never}>
      <RatingForm choices={choices} onRated={onRated} />
    </RemoteReactContext>,
  );
  return { sent, toast, onRated, user: userEvent.setup() };
}

const group = (name: RegExp) => within(screen.getByRole('group', { name }));
const send = () => screen.getByRole('button', { name: 'Enviar calificación' });

async function fill(user: ReturnType<typeof userEvent.setup>) {
  await user.selectOptions(screen.getByLabelText('Constructora'), 'Nogal');
  await user.click(screen.getByLabelText('El mismo día'));
  await user.click(screen.getByLabelText('Teléfono'));
  await user.click(group(/atención/).getByLabelText('5 · Excelente'));
  await user.click(group(/información/).getByLabelText('2 · Básica'));
}

test('[M006, M013, M087] stars say what they mean; what is missing is said at its place, and the first takes the focus', async () => {
  const { user, sent } = open([]);
  const labels = group(/atención/)
    .getAllByRole('radio')
    .map((radio) => radio.closest('label')?.textContent);
  expect(labels).toEqual(['5 · Excelente', '4 · Buena', '3 · Satisfactoria', '2 · Básica', '1 · Deficiente']);
  await user.click(send());
  expect(screen.getAllByText('El campo es obligatorio')).toHaveLength(3);
  expect(screen.getAllByText('Es necesario realizar esta calificación')).toHaveLength(2);
  expect(document.activeElement).toBe(screen.getByLabelText('Constructora'));
  expect(sent).toEqual([]);
});

test('[B081, C137, M079] a rating is sent once, however often it is pressed, and the person is told', async () => {
  const { user, sent, toast, onRated } = open([{ ok: 1, reason: null }]);
  await fill(user);
  await user.dblClick(send());
  await waitFor(() => expect(onRated).toHaveBeenCalledOnce());
  expect(toast).toHaveBeenCalledWith({ tone: 'success', text: 'La calificación se ha enviado correctamente' });
  expect(sent).toEqual([
    {
      body: expect.objectContaining({
        builder_id: 7,
        response_time: 'same-day',
        contact_medium: 'phone',
        service_rating: 5,
        content_rating: 2,
      }),
    },
  ]);
});

test('[C137] what the backend refuses is said in its words, and nothing that was chosen is lost', async () => {
  const reason = 'No puedes calificar a tu propia constructora.';
  const { user, onRated } = open([{ ok: 0, reason }]);
  await fill(user);
  await user.click(send());
  expect((await screen.findByRole('alert')).textContent).toContain(reason);
  expect(group(/atención/).getByLabelText<HTMLInputElement>('5 · Excelente').checked).toBe(true);
  expect(onRated).not.toHaveBeenCalled();
});
