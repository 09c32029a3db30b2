import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { RemoteReactContext } from '@umbral/kit/remote/use-remote.ts';
import { beforeAll, expect, test, vi } from 'vitest';
import { ContactPart } from './contact-part.tsx';

beforeAll(() => import('./privacy-calls.ts'));

function open() {
  const call = vi.fn(async (_: unknown, _input: { body: unknown }) => ({ ok: 1, message: 'Guardado' }));
  const toast = vi.fn();
  render(
    <RemoteReactContext value={{ call, toast } as never}>
      <ContactPart manner={{ channel: 'phone', window: null }} />
    </RemoteReactContext>,
  );
  return { call, toast, user: userEvent.setup() };
}

const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

test('[B137, C286] channel and hours of contact are shown as they are, changed and told', async () => {
  const { call, toast, user } = open();
  expect([radio('Llamada').checked, radio('Cualquiera de los permitidos').checked]).toEqual([true, true]);
  expect(screen.getByText(/Ley 2300 de 2023/)).toBeDefined();
  await user.click(radio('El que prefieran'));
  await user.click(radio('Sábados de 8 a. m. a 3 p. m.'));
  await user.click(screen.getByRole('button', { name: 'Guardar preferencias' }));
  await vi.waitFor(() => expect(toast).toHaveBeenCalledWith({ tone: 'success', text: 'Guardado' }));
  expect(call.mock.calls.map(([, { body }]) => body)).toEqual([{ channel: null, window: 'saturday' }]);
});
