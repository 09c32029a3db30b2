import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { type Backend, showOnStage } from '../testing/remote-stage.tsx';
import { ShortForm } from './short-form.tsx';
import type { ShortSurvey } from './short-values.ts';

const option = (value: string) => ({ value, label: `Opción ${value}` });
const survey: ShortSurvey = {
  slug: 'como-buscas',
  title: 'Cómo buscas vivienda',
  lead: '',
  closesOn: null,
  questions: [
    { id: 1, kind: 'one', question: 'Una', isRequired: true, options: [option('10'), option('11')] },
    { id: 2, kind: 'several', question: 'Varias', isRequired: true, options: [option('20'), option('21')] },
    { id: 3, kind: 'text', question: 'Palabras', isRequired: false, options: [] },
  ],
};

function show(backend: Backend = () => ({ ok: 1, reason: null })) {
  return { ...showOnStage(<ShortForm survey={survey} />, backend), user: userEvent.setup() };
}
const send = () => screen.getByRole('button', { name: 'Enviar respuestas' });

test('[C403, M006] what must be answered is said at its question; then it is sent once', async () => {
  const { user, sent, toast } = show();
  await user.click(send());
  expect(screen.getAllByText('El campo es obligatorio')).toHaveLength(2);
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('radio', { name: 'Opción 11' }));
  await user.click(screen.getByRole('checkbox', { name: 'Opción 20' }));
  await user.click(screen.getByRole('checkbox', { name: 'Opción 21' }));
  await user.dblClick(send());
  expect(await screen.findByText('¡Gracias! Guardamos tus respuestas.')).toBeTruthy();
  expect(sent).toMatchObject([
    { id: 'C403', input: { params: { slug: 'como-buscas' }, body: { answers: { 1: '11', 2: ['20', '21'] } } } },
  ]);
  expect(toast).toHaveBeenCalledWith(expect.objectContaining({ tone: 'success' }));
});

test('[C403] a reply that is not taken says why, and nothing that was chosen is lost', async () => {
  const reason = 'Ya respondiste esta encuesta. ¡Gracias!';
  const { user } = show(() => ({ ok: 0, reason }));
  await user.click(screen.getByRole('radio', { name: 'Opción 10' }));
  await user.click(screen.getByRole('checkbox', { name: 'Opción 20' }));
  await user.click(send());
  await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toContain(reason));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Opción 10' }).checked).toBe(true);
});
