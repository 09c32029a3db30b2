import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { RemoteReactContext } from '@umbral/kit/remote/use-remote.ts';
import { topicsAs } from '@umbral/kit/testing/topics-as.ts';
import type { Endpoint } from '@umbral/protocol/calls/endpoint.ts';
import { createBus, ownedBus } from '@umbral/protocol/events/create-bus.ts';
import { expect, test, vi } from 'vitest';
import type { topics } from '../../topics.ts';
import { BuilderRating } from './builder-rating.tsx';
import { parseRatingProps } from './rating-props.ts';

const ana = { id: 1, name: 'Ana', lastName: 'Ruiz', email: 'ana@x.co', phone: '', roles: ['user'] };
const contacted = { builder: { id: 3, name: 'Nogal', slug: 'nogal', is_active: true } };
const choice = (key: string, name: string) => ({ id: 1, key, name, details: {} });

function show(answers: Readonly<Record<string, unknown>> = {}, asked: { value: string; label: string } | null = null) {
  const bus = createBus({ isStrict: true, report: vi.fn() });
  const toast = vi.fn();
  const sent: unknown[] = [];
  const call = async ({ id }: Endpoint, input: unknown) => {
    if (id === 'C137') sent.push(input);
    const usual = { C229: { data: [contacted] }, C237: { data: [] }, C137: { ok: 1, reason: null } };
    const all: Readonly<Record<string, unknown>> = { ...usual, ...answers };
    const answer = all[id];
    if (answer instanceof Error) throw answer;
    return answer ?? { data: [choice('a', 'Primera'), choice('b', 'Segunda')] };
  };
  const context = { call, toast, bus: ownedBus(bus, 'mf-account', 'test') } as never;
  render(
    <RemoteReactContext value={context}>
      <BuilderRating data={{ asked }} />
    </RemoteReactContext>,
  );
  const signIn = () => act(() => bus.publish('shell/session-changed', { session: ana }, 'test'));
  return { bus, toast, sent, signIn, user: userEvent.setup() };
}

const builder = () => screen.findByLabelText<HTMLSelectElement>('Constructora');

test('[R013, B081, M086] a stranger is told that it is for registered people, and can sign in', async () => {
  const { user, bus } = show();
  const ask = vi.fn();
  topicsAs<typeof topics>(bus, 'mf-account').handle('account/sign-in', ask);
  expect(screen.getByText('Esta característica es solo para usuarios registrados, inicia sesión...')).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Iniciar sesión' }));
  expect(ask).toHaveBeenCalledWith({ view: 'login' });
});

test('[R013, B081] the builder that the address names is chosen at first, beside those that were contacted', async () => {
  const { signIn } = show({}, { value: '8', label: 'Guayacán' });
  signIn();
  const field = await builder();
  expect(field.value).toBe('8');
  expect([...field.options].map(({ text }) => text)).toEqual(['Elige una constructora', 'Guayacán', 'Nogal']);
});

test('[B081, M079] a rating is sent and thanked for, and another builder can be rated', async () => {
  const { user, signIn, sent, toast } = show();
  signIn();
  await user.selectOptions(await builder(), 'Nogal');
  for (const group of screen.getAllByRole('group')) {
    await user.click(group.querySelectorAll('input')[0] as HTMLElement);
  }
  await user.click(screen.getByRole('button', { name: 'Enviar calificación' }));
  expect(await screen.findByText('La calificación se ha enviado correctamente')).toBeTruthy();
  expect(sent).toMatchObject([{ body: { builder_id: 3, service_rating: 5, content_rating: 5 } }]);
  expect(toast).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('button', { name: 'Calificar a otra constructora' }));
  expect(await builder()).toBeTruthy();
});

test('[B081] choices that cannot be read can be tried again', async () => {
  const answers: Record<string, unknown> = { C229: new Error('down') };
  const { user, signIn } = show(answers);
  signIn();
  expect(await screen.findByText('No pudimos cargar tus constructoras')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('No pudimos cargar tus constructoras')).toBeTruthy();
});

test('[R013] only a number of a builder is asked about', () => {
  expect(parseRatingProps({ builder: 7 })).toEqual({ builder: 7 });
  for (const wrong of [null, {}, { builder: 'x' }, { builder: -1 }, { builder: 1.5 }, { builder: 2 ** 31 }]) {
    expect(parseRatingProps(wrong)).toEqual({});
  }
});
