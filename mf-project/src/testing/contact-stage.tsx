import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import { ContactForm } from '../contact/contact-form.tsx';
import { targetOfPlant } from '../model/contact-target.ts';
import { plantFixture } from './plant-fixtures.ts';
import { type Answers, renderPart } from './probe-context.tsx';

const target = targetOfPlant(plantFixture());
export const ok = { ok: 1, message: 'Tus datos se han enviado correctamente' };
const quiet: Answers = { C015: () => ({ data: [] }), C016: () => ({ data: [] }), C320: () => ({ data: [] }) };
export const oncePerDay = 'Solo puedes registrarte en una tipología por día. Intenta nuevamente mañana.';

/** The form of a plant, with what the backend answers. */
export function mount(answers: Answers = {}) {
  const onSent = vi.fn();
  const user = userEvent.setup();
  const probe = renderPart(<ContactForm target={target} onSent={onSent} />, { ...quiet, ...answers });
  const signIn = (session: object | null) =>
    act(() => probe.bus.publish('shell/session-changed', { session } as never, 'shell@1'));
  return { ...probe, user, onSent, signIn };
}

export type User = ReturnType<typeof userEvent.setup>;

/** Writes everything that is asked for. */
export async function fill(user: User) {
  await user.type(screen.getByLabelText('Nombre y apellido'), 'Ana María');
  await user.type(screen.getByLabelText('Correo electrónico'), 'ana@example.com');
  await user.type(screen.getByLabelText('Teléfono'), '324 123 4567');
  await user.type(screen.getByRole('combobox', { name: 'Ciudad donde vives' }), 'Cali');
  await user.click(screen.getByRole('checkbox', { name: /Autorizo a/ }));
}

/** Opens what one may add. */
export async function openFurther(user: User) {
  const details = document.querySelector('details');
  if (details) details.open = true;
  details?.dispatchEvent(new Event('toggle'));
  await screen.findByLabelText('Mensaje');
  return user;
}

export const send = () => screen.getByRole('button', { name: 'Contactar' });
export const sent = (calls: { id: string }[]) => calls.filter(({ id }) => id === 'C084');
export const nameField = () => screen.getByLabelText('Nombre y apellido');
