import { act, fireEvent, render, screen } from '@testing-library/react';
import { RemoteReactContext } from '@umbral/kit/remote/use-remote.ts';
import { hearConversions } from '@umbral/kit/testing/hear-conversions.ts';
import { ApiError } from '@umbral/protocol/calls/problem.ts';
import { createBus, ownedBus } from '@umbral/protocol/events/create-bus.ts';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { useRegistration } from './use-registration.ts';

const numbers = '@umbral/kit/form/person/phone-check.ts';
const fields = {
  first_name: 'Ana',
  last_name: 'Rojas',
  phone: '3241234567',
  phone_country: 'CO',
  password: 'clave-Segura-1',
  password_confirm: 'clave-Segura-1',
  agree_terms: 'S',
};
const user = { id: 1, name: 'Ana', last_name: 'Rojas', email: 'ana@example.com', phone: '', roles: 'user' };

beforeAll(() => Promise.all([import('./sign-calls.ts'), import('@umbral/kit/form/person/phone-check.ts')]));
afterEach(() => vi.doUnmock(numbers));

interface StageProps {
  readonly onSpent: () => void;
  readonly onSignedIn: () => void;
}

function Stage(props: StageProps) {
  const form = useRegistration({ email: 'ana@example.com', proof: 'a proof', ...props });
  return (
    <form {...form.props} aria-label="Registro">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} name={name} defaultValue={value} aria-label={name} />
      ))}
      <output>{form.state.status}</output>
      <p role="alert">{form.failure ?? Object.entries(form.issues).join()}</p>
    </form>
  );
}

function mount(answer: unknown) {
  const call = vi.fn(async (..._: unknown[]) => {
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const page = createBus({ isStrict: false, report: vi.fn() });
  const bus = ownedBus(page, 'mf-account', 'test');
  const [onSignedIn, onSpent] = [vi.fn(), vi.fn()];
  render(
    <RemoteReactContext value={{ call, bus, environment: { apiBase: '/api' } } as never}>
      <Stage {...{ onSignedIn, onSpent }} />
    </RemoteReactContext>,
  );
  const press = () => fireEvent.submit(screen.getByRole('form'));
  const send = async (presses = 1) => {
    await act(async () => {
      for (let one = 0; one < presses; one += 1) press();
    });
    await vi.waitFor(() => expect(screen.getByRole('status').textContent).not.toBe('sending'));
  };
  const agree = () => page.publish('shell/consent-changed', { accepted: true }, 'shell');
  return { call, onSignedIn, onSpent, send, agree };
}

const status = () => screen.getByRole('status').textContent;
const told = () => screen.getByRole('alert').textContent;

test('[B072, C116] two presses send once, and the form is busy until the page is another', async () => {
  const { call, onSignedIn, send } = mount({ ok: 1, user });
  await send(2);
  expect(call).toHaveBeenCalledOnce();
  expect(call.mock.calls[0]?.[1]).toMatchObject({
    body: { first_name: 'Ana', email: 'ana@example.com', agree_terms: 'S', gResponse: 'a proof' },
  });
  expect(onSignedIn).toHaveBeenCalledOnce();
  expect(status()).toBe('sent');
  await send();
  expect(call).toHaveBeenCalledOnce();
});

test.each([
  [{ ok: 1, user }, [{ event_name: 'CompleteRegistration', email: 'ana@example.com', phone: '3241234567' }]],
  [{ ok: 0, error: 'No fue posible.', user: null }, []],
])('[B093, B126] an account that was made is a conversion, a refused one is none', async (answer, events) => {
  const told = hearConversions();
  const { send, agree } = mount(answer);
  agree();
  await send();
  expect(told()).toMatchObject(events);
});

test('[B072] a refusal says why, spends the proof and gives the form back', async () => {
  const { onSpent, send } = mount({ ok: 0, error: 'No fue posible.', user: null });
  await send();
  expect([status(), told()]).toEqual(['refused', 'No fue posible.']);
  expect(onSpent).toHaveBeenCalledOnce();
});

test('[B072] what the server finds wrong stands at its field, and the proof is spent', async () => {
  const issues = { last_name: 'El apellido no es válido' };
  const { onSpent, send } = mount(new ApiError({ type: 'invalid-input', title: '', status: 422, issues }));
  await send();
  expect(told()).toBe('last_name,El apellido no es válido');
  expect(document.activeElement).toBe(screen.getByLabelText('last_name'));
  expect(onSpent).toHaveBeenCalledOnce();
});

test('[B059, B072] where the numbering plans do not come it is told, the proof stays good, and a press tries again', async () => {
  vi.resetModules();
  vi.doMock(numbers, () => {
    throw new Error('offline');
  });
  const { call, onSpent, send } = mount({ ok: 0, error: 'No fue posible.', user: null });
  await send();
  expect([status(), told()]).toEqual(['refused', 'No pudimos crear tu cuenta. Intenta de nuevo en un momento.']);
  expect([call, onSpent].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  vi.doUnmock(numbers);
  await send();
  expect(call).toHaveBeenCalledOnce();
});
