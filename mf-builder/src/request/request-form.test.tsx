import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { RemoteReactContext } from '@umbral/kit/remote/use-remote.ts';
import { createBus, ownedBus } from '@umbral/protocol/events/create-bus.ts';
import { createBrowserRouter, RouterProvider } from '@umbral/protocol/router/router.ts';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { RequestForm } from './request-form.tsx';

const data = {
  cities: [{ value: '4', label: 'Cali, Valle del Cauca' }],
  name: 'Ana Ruiz',
  email: 'ana@x.co',
  phone: '',
};
const nogal = { id: 1, name: 'Nogal' };

beforeAll(() => import('./request-calls.ts'));
beforeEach(() => sessionStorage.clear());

function open(answer: unknown, builders = [nogal]) {
  const call = vi.fn(async (_: unknown, __: unknown) => {
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const router = createBrowserRouter([{ path: '*', element: <RequestForm builders={builders} data={data} /> }]);
  const bus = ownedBus(createBus({ isStrict: true, report: vi.fn() }), 'mf-builder', 'test');
  render(
    <RemoteReactContext value={{ call, toast: vi.fn(), bus } as never}>
      <RouterProvider router={router} />
    </RemoteReactContext>,
  );
  return { user: userEvent.setup(), sent: () => call.mock.calls.map(([, input]) => input) };
}

const send = () => screen.getByRole('button', { name: 'Enviar solicitud' });

async function fill(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByLabelText('Nombre del proyecto'), 'Alameda del Parque');
  await user.selectOptions(screen.getByLabelText('Ciudad'), 'Cali, Valle del Cauca');
  await user.type(screen.getByLabelText(/^Teléfono/), '+57 300 123 4567');
  await user.type(screen.getByLabelText(/^NIT o cédula/), '900123456');
  await user.click(screen.getByRole('checkbox'));
}

test('[R090, M006, M016] what lacks is said at its field, the first wrong one has the focus, and nothing is sent', async () => {
  const { user, sent } = open({});
  await user.click(send());
  expect(screen.getAllByText('El campo es obligatorio')).toHaveLength(4);
  expect(screen.getByText('Debes aceptar los términos y condiciones.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Nombre del proyecto'));
  await user.type(screen.getByLabelText(/^NIT o cédula/), '12');
  await user.type(screen.getByLabelText(/^Teléfono/), '12');
  await user.click(send());
  expect(screen.getByText('La identificación lleva solo números, mínimo 5')).toBeTruthy();
  expect(sent()).toEqual([]);
});

test('[R090, C313] a request goes for the one builder, with who is known of the account, and the answer takes its place', async () => {
  const { user, sent } = open({ ok: 1, message: 'Recibimos tu solicitud. Te escribiremos pronto.' });
  await fill(user);
  await user.click(send());
  expect((await screen.findByRole('status')).textContent).toMatch(/^Recibimos tu solicitud/);
  expect(sent()).toEqual([
    {
      body: {
        ...{ builder: 1, project_name: 'Alameda del Parque', city: 4, name: 'Ana Ruiz', email: 'ana@x.co' },
        ...{ phone: '+57 300 123 4567', identification: '900123456', message: null, agree_terms: true },
      },
    },
  ]);
});

test('[R090] whoever acts for several builders says for which; a failure loses nothing', async () => {
  const { user } = open(new Error('offline'), [nogal, { id: 2, name: 'Roble' }]);
  await fill(user);
  await user.selectOptions(screen.getByLabelText('Constructora'), 'Roble');
  await user.click(send());
  await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/^No pudimos enviar tu solicitud/));
  expect(screen.getByLabelText<HTMLInputElement>('Nombre del proyecto').value).toBe('Alameda del Parque');
});
