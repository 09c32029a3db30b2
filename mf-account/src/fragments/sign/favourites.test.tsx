import { act, render } from '@testing-library/react';
import { keptHearts } from '@umbral/kit/cards/plant-lists.ts';
import { RemoteReactContext } from '@umbral/kit/remote/use-remote.ts';
import { hearConversions } from '@umbral/kit/testing/hear-conversions.ts';
import { topicsAs } from '@umbral/kit/testing/topics-as.ts';
import { createBus, ownedBus } from '@umbral/protocol/events/create-bus.ts';
import type { Session } from '@umbral/protocol/remote/remote-context.ts';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { rememberTerms } from '../../sign/known-terms.ts';
import { favouritesTexts } from '../../texts/favourites-texts.ts';
import type { topics } from '../../topics.ts';
import { Sign } from './sign.tsx';

const ana: Session = { id: 1, name: 'Ana', lastName: 'Ruiz', email: 'ana@x.co', phone: '', roles: ['user'] };

interface Sent {
  readonly id: string;
  readonly body?: unknown;
  readonly answer: (value: unknown) => void;
  readonly fail: () => void;
  readonly isOpen: () => boolean;
}

beforeEach(() => rememberTerms(ana.id));
// A chunk that comes when it is needed: the first time takes a while.
beforeAll(() => import('../../favourite-marks/favourite-calls.ts'));
afterEach(() => {
  vi.doUnmock('../../favourite-marks/favourite-calls.ts');
  vi.resetModules();
});

/** The favourites of Ana's page; the backend answers when it is told to. */
function mountPage() {
  const bus = createBus({ isStrict: true, report: vi.fn() });
  const calls: Sent[] = [];
  const call = ({ id }: { id: string }, { body }: { body?: unknown }, options?: { signal?: AbortSignal }) =>
    new Promise((resolve, reject) => {
      options?.signal?.addEventListener('abort', () => reject(new Error('too late')));
      let isOpen = true;
      const close = (end: () => void) => {
        isOpen = false;
        end();
      };
      calls.push({
        id,
        body,
        answer: (value) => close(() => resolve(value)),
        fail: () => close(() => reject(new Error('down'))),
        isOpen: () => isOpen,
      });
    });
  const toast = vi.fn();
  const context = {
    call,
    toast,
    environment: { apiBase: '/api' },
    bus: ownedBus(bus, 'mf-account', 'test'),
  } as never;
  const signIn = (session: Session | null) =>
    bus.publish('shell/session-changed', { session: session && { ...session, roles: [...session.roles] } }, 'shell');
  signIn(ana);
  render(
    <RemoteReactContext value={context}>
      <Sign />
    </RemoteReactContext>,
  );
  const own = topicsAs<typeof topics>(bus, 'mf-account');
  return {
    toast,
    calls,
    agree: () => bus.publish('shell/consent-changed', { accepted: true }, 'shell'),
    signOut: () => act(() => signIn(null)),
    pressHeart: (plantId: number) =>
      act(() => own.ask('account/toggle-favourite', { plantId, title: `Tipo ${plantId}` })),
    ids: () => own.last('account/favourites-changed')?.plantIds,
    /** Answers the call that is sent as the nth, once it is. */
    reply: async (index: number, answer: unknown) => {
      await vi.waitFor(() => expect(calls.length).toBeGreaterThan(index));
      await act(async () => (answer === undefined ? calls[index]?.fail() : calls[index]?.answer(answer)));
    },
  };
}

const listOf = (...plantIds: number[]) => ({ data: plantIds.map((plant_id) => ({ plant_id })) });
const done = { ok: 1, message: '' };
/** Until everything that was answered has had its effect. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

test('[B057] two hearts pressed quickly are both kept', async () => {
  const { reply, pressHeart, ids } = mountPage();
  await reply(0, listOf(3));
  pressHeart(7);
  pressHeart(8);
  await reply(1, done);
  await reply(2, done);
  await vi.waitFor(() => expect(ids()).toEqual([8, 7, 3]));
});

test('[B093, B126] a favourite that the server confirmed is one conversion; what it refused and what is removed are none', async () => {
  const told = hearConversions();
  const { agree, reply, pressHeart, ids } = mountPage();
  agree();
  await reply(0, listOf(3));
  pressHeart(7);
  expect(told()).toEqual([]);
  await reply(1, done);
  await vi.waitFor(() => expect(ids()).toEqual([7, 3]));
  pressHeart(8);
  await reply(2, { ok: 0, reason: 'No hay cupo.' });
  pressHeart(3);
  await reply(3, done);
  await vi.waitFor(() => expect(ids()).toEqual([7]));
  expect(told()).toMatchObject([{ event_name: 'AddToWishlist', plant_id: 7 }]);
});

test('[B057] a list that is slow to come blanks no heart that was pressed meanwhile', async () => {
  const { calls, reply, pressHeart, ids } = mountPage();
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  pressHeart(7);
  await settle();
  // Whatever was asked for last is answered first.
  const answers: Record<string, unknown> = { C130: listOf(3), C123: done };
  const open = () => calls.findLastIndex(({ isOpen }) => isOpen());
  while (open() !== -1) {
    await reply(open(), answers[calls[open()]?.id ?? '']);
    await settle();
  }
  expect(ids()).toEqual([7, 3]);
});

test('[B057] a list that is answered after signing out fills no heart', async () => {
  const { calls, reply, signOut, ids } = mountPage();
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  signOut();
  await settle();
  await reply(0, listOf(3));
  await settle();
  expect(ids() ?? []).toEqual([]);
});

test('[B057] who signs out has no favourites any more', async () => {
  const { reply, signOut, ids } = mountPage();
  await reply(0, listOf(3));
  signOut();
  await vi.waitFor(() => expect(ids()).toEqual([]));
});

test('[B057] a list that cannot be read is not an empty one: the next heart asks for it again', async () => {
  const { calls, reply, pressHeart, ids, toast } = mountPage();
  await reply(0, undefined);
  expect(ids()).toBeUndefined();
  pressHeart(3);
  await reply(1, listOf(3, 4));
  await reply(2, done);
  await vi.waitFor(() => expect(ids()).toEqual([4]));
  expect(calls[2]).toMatchObject({ id: 'C124', body: { plant_id: 3 } });
  expect(toast).toHaveBeenLastCalledWith({ tone: 'success', text: 'Quitamos Tipo 3 de tus favoritos' });
});

test('[B057] a change that is never answered holds up the next heart only for a while, which asks for the list again', async () => {
  const patience = new AbortController();
  const waiting = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
  const { calls, reply, pressHeart, ids, toast } = mountPage();
  await reply(0, listOf(3));
  pressHeart(7);
  pressHeart(8);
  await vi.waitFor(() => expect(calls).toHaveLength(2));
  waiting.mockRestore();
  patience.abort();
  await reply(2, listOf(7, 3));
  await reply(3, done);
  await vi.waitFor(() => expect(ids()).toEqual([8, 7, 3]));
  expect(toast.mock.calls.map(([{ tone }]) => tone)).toEqual(['error', 'success']);
});

test('[B057] a heart whose code does not come says so', async () => {
  vi.resetModules();
  vi.doMock('../../favourite-marks/favourite-calls.ts', () => {
    throw new Error('offline');
  });
  const { pressHeart, toast } = mountPage();
  pressHeart(7);
  await vi.waitFor(() =>
    expect(toast).toHaveBeenLastCalledWith({
      tone: 'error',
      text: 'Ocurrió un error. Intenta de nuevo en un momento.',
    }),
  );
});

test('[B057] without a line a new heart waits on the device and is brought once, one that the account has says that it could not change', async () => {
  const { reply, pressHeart, ids, toast, calls } = mountPage();
  await reply(0, listOf(3));
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  pressHeart(7);
  await reply(1, undefined);
  expect(ids()).toEqual([7, 3]);
  expect(toast).toHaveBeenLastCalledWith({ tone: 'success', text: favouritesTexts.waits('Tipo 7') });
  pressHeart(3);
  await reply(2, listOf(3));
  await reply(3, undefined);
  expect(toast).toHaveBeenLastCalledWith({ tone: 'error', text: favouritesTexts.error });
  line.mockRestore();
  act(() => void dispatchEvent(new Event('online')));
  await reply(4, done);
  await reply(5, listOf(7, 3));
  await settle();
  expect(ids()).toEqual([7, 3]);
  expect(keptHearts.read()).toEqual([]);
  expect(calls.filter(({ body }) => JSON.stringify(body) === '{"plant_id":7}')).toHaveLength(2);
});
