import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ApiError } from '@umbral/protocol/calls/problem.ts';
import { expect, test, vi } from 'vitest';
import { TextField } from '../fields/text-field.tsx';
import { FailureNotice } from './failure-notice.tsx';
import { textOf } from './form-data.ts';
import type { FormPlan } from './form-plan.ts';
import { foundIssues } from './issues.ts';
import { refused, sent, wrong } from './outcome.ts';
import { useForm } from './use-form.ts';

interface Values {
  readonly name: string;
  readonly city: string;
}

const read = (data: FormData): Values => ({ name: textOf(data, 'name'), city: textOf(data, 'city') });
const check = ({ name, city }: Values) => foundIssues({ name: !name && 'Falta', city: !city && 'Falta' });

function Stage(plan: FormPlan<Values, string>) {
  const { props, field, failure, isSending, state, restart } = useForm(plan);
  return (
    <form {...props} noValidate aria-label="Prueba">
      <fieldset disabled={isSending}>
        <TextField {...field('name')} label="Nombre" />
        <TextField {...field('city')} label="Ciudad" />
      </fieldset>
      <FailureNotice of={failure} />
      <button type="submit">Enviar</button>
      <button type="button" onClick={restart}>
        Otra
      </button>
      <output>{state.status}</output>
    </form>
  );
}

function mount(plan: Partial<FormPlan<Values, string>> = {}) {
  const send = vi.fn(async (_: Values, _key: () => string) => sent('listo'));
  const calls = { onSent: vi.fn(), onRefused: vi.fn() };
  const { unmount } = render(<Stage read={read} check={check} send={send} failed="No pudimos." {...calls} {...plan} />);
  return { user: userEvent.setup(), send, unmount, ...calls };
}

type User = ReturnType<typeof userEvent.setup>;

const name = () => screen.getByLabelText<HTMLInputElement>('Nombre');
const city = () => screen.getByLabelText<HTMLInputElement>('Ciudad');
const status = () => screen.getByRole('status').textContent;
const press = (user: User) => user.click(screen.getByRole('button', { name: 'Enviar' }));

async function fill(user: User) {
  await user.type(name(), ' Ana ');
  await user.type(city(), 'Cali');
}

test('[B058] a form that the browser finds wrong is not sent, and the first wrong control has the focus', async () => {
  const { user, send, onRefused } = mount();
  await user.type(name(), 'Ana');
  await press(user);
  expect(screen.getAllByText('Falta')).toHaveLength(1);
  expect(document.activeElement).toBe(city());
  expect(onRefused).toHaveBeenCalledExactlyOnceWith({ why: 'wrong', issues: { city: 'Falta' } });
  expect(send).not.toHaveBeenCalled();
});

test('[B058] two presses before anything is drawn send once, with what was written', async () => {
  const { user, send, onSent } = mount();
  await fill(user);
  const form = screen.getByRole('form');
  await act(async () => {
    fireEvent.submit(form);
    fireEvent.submit(form);
  });
  expect(send).toHaveBeenCalledOnce();
  expect(send.mock.calls[0]?.[0]).toEqual({ name: 'Ana', city: 'Cali' });
  expect(onSent).toHaveBeenCalledExactlyOnceWith('listo');
  await press(user);
  expect(send).toHaveBeenCalledOnce();
});

test('[B058] a form that was sent is sent again only where it is begun anew', async () => {
  const { user, send } = mount();
  await fill(user);
  await press(user);
  expect(status()).toBe('sent');
  await press(user);
  expect(send).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('button', { name: 'Otra' }));
  expect(status()).toBe('idle');
  await press(user);
  expect(send).toHaveBeenCalledTimes(2);
});

test('[B058] what the server finds wrong stands at its field until that is corrected', async () => {
  const issues = { city: 'No la conocemos', other: 'x' };
  const { user } = mount({
    send: () => Promise.reject(new ApiError({ type: 'invalid-input', title: '', status: 422, issues })),
  });
  await fill(user);
  await press(user);
  expect(await screen.findByText('No la conocemos')).toBeDefined();
  expect(document.activeElement).toBe(city());
  await user.type(name(), 'x');
  expect(screen.getByText('No la conocemos')).toBeDefined();
  await user.type(city(), 'x');
  expect(screen.queryByText('No la conocemos')).toBeNull();
});

test('[B058, M094] who sent with the Enter key and met a failure goes on in the form, with all that was typed', async () => {
  const answer = Promise.withResolvers<never>();
  const { user, onRefused } = mount({ send: () => answer.promise });
  await fill(user);
  await user.keyboard('{Enter}');
  expect(name().closest('fieldset')?.disabled).toBe(true);
  // A browser takes the focus from a control that is disabled, the simulated one does not.
  act(() => city().blur());
  await act(async () => answer.reject(new Error('down')));
  expect((await screen.findByRole('alert')).textContent).toBe('No pudimos.');
  expect(document.activeElement).toBe(screen.getByRole('form'));
  expect([name().value, city().value]).toEqual([' Ana ', 'Cali']);
  expect(onRefused).toHaveBeenCalledExactlyOnceWith({ why: 'failed', issues: {}, message: 'No pudimos.' });
});

test('[B058] the focus of who went elsewhere meanwhile stays there', async () => {
  const answer = Promise.withResolvers<ReturnType<typeof refused>>();
  const { user } = mount({ send: () => answer.promise });
  await fill(user);
  await press(user);
  const elsewhere = screen.getByRole('button', { name: 'Otra' });
  act(() => elsewhere.focus());
  await act(async () => answer.resolve(refused('Ahora no')));
  expect((await screen.findByRole('alert')).textContent).toBe('Ahora no');
  expect(document.activeElement).toBe(elsewhere);
});

test('[B064] a form that is sent again has the same key until it is changed', async () => {
  const keys: string[] = [];
  const { user } = mount({
    send: async (_, key) => {
      keys.push(key());
      return refused('Ahora no');
    },
  });
  await fill(user);
  await press(user);
  await press(user);
  await user.type(city(), '!');
  await press(user);
  expect(keys).toHaveLength(3);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('[B064] an answer that comes once the form is off the page is still told', async () => {
  const answer = Promise.withResolvers<ReturnType<typeof sent<string>>>();
  const { user, unmount, onSent } = mount({ send: () => answer.promise });
  await fill(user);
  await press(user);
  unmount();
  answer.resolve(sent('tarde'));
  await waitFor(() => expect(onSent).toHaveBeenCalledExactlyOnceWith('tarde'));
});

test('[B058] what was typed is kept with every change, forgotten when it was sent, and recalled when the form comes back', async () => {
  const draft = { keep: vi.fn(), recall: vi.fn(), forget: vi.fn(), values: { name: 'Ana', city: '' } };
  const outcomes = [wrong({ city: 'No' }), sent('listo')];
  const { user } = mount({ draft, send: async () => outcomes.shift() ?? sent('') });
  expect(name().value).toBe('Ana');
  await user.type(city(), 'Ca');
  expect(draft.keep.mock.calls).toEqual([[screen.getByRole('form')], [screen.getByRole('form')]]);
  await press(user);
  expect(draft.forget).not.toHaveBeenCalled();
  await press(user);
  expect(draft.forget).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('button', { name: 'Otra' }));
  expect(draft.recall).toHaveBeenCalledOnce();
});
