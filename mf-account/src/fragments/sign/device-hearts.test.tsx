import { act, render, screen } from '@testing-library/react';
import { keptHearts } from '@umbral/kit/cards/plant-lists.ts';
import { RemoteReactContext } from '@umbral/kit/remote/use-remote.ts';
import { topicsAs } from '@umbral/kit/testing/topics-as.ts';
import { ApiError } from '@umbral/protocol/calls/problem.ts';
import { createBus, ownedBus } from '@umbral/protocol/events/create-bus.ts';
import type { Session } from '@umbral/protocol/remote/remote-context.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import type { topics } from '../../topics.ts';
import { Sign } from './sign.tsx';

const ana: Session = { id: 1, name: 'Ana', lastName: 'Ruiz', email: 'ana@x.co', phone: '', roles: ['user'] };

beforeEach(() => {
  localStorage.clear();
  HTMLDialogElement.prototype.showModal = function show() {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close = function close() {
    this.removeAttribute('open');
  };
});

type Save = (plantId: number) => Promise<{ ok: 0 | 1; reason: string | null }>;

/** A stranger's page; the account that signs in holds what `saved` names. */
function mountPage(save: Save = async () => ({ ok: 1, reason: null })) {
  const bus = createBus({ isStrict: true, report: vi.fn() });
  const saved: number[] = [];
  const call = async ({ id }: { id: string }, { body }: { body?: { plant_id: number } }) => {
    if (id === 'C125') return { ok: 1, version: '1' };
    if (id === 'C130') return { data: saved.toReversed().map((plant_id) => ({ plant_id })) };
    const plantId = body?.plant_id ?? 0;
    const answer = await save(plantId);
    if (answer.ok === 1 && !saved.includes(plantId)) saved.push(plantId);
    return answer;
  };
  const toast = vi.fn();
  const context = { call, toast, bus: ownedBus(bus, 'mf-account', 'test') } as never;
  const signIn = (session: Session | null) =>
    act(() =>
      bus.publish('shell/session-changed', { session: session && { ...session, roles: [...session.roles] } }, 'shell'),
    );
  void signIn(null);
  render(
    <RemoteReactContext value={context}>
      <Sign />
    </RemoteReactContext>,
  );
  const own = topicsAs<typeof topics>(bus, 'mf-account');
  return {
    saved,
    toast,
    signIn,
    pressHeart: (plantId: number) =>
      act(async () => own.ask('account/toggle-favourite', { plantId, title: `Tipo ${plantId}` })),
    ids: () => own.last('account/favourites-changed')?.plantIds,
  };
}

test('[B136, B057, M086] the first heart of a stranger is kept and opens the user modal, the next ones only say so', async () => {
  const { pressHeart, ids, toast } = mountPage();
  await pressHeart(7);
  expect(ids()).toEqual([7]);
  expect(screen.queryByText(/solo para usuarios registrados/)).not.toBeNull();
  act(() => screen.getByRole('button', { name: 'Seguir sin cuenta' }).click());
  await pressHeart(8);
  expect(screen.queryByText(/solo para usuarios registrados/)).toBeNull();
  expect(toast).toHaveBeenLastCalledWith({ tone: 'success', text: 'Guardamos Tipo 8 en este dispositivo' });
  await pressHeart(7);
  expect(ids()).toEqual([8]);
});

test('[B136] hearts of the device become favourites at the sign-in, in their order, and leave the device', async () => {
  for (const id of [3, 4, 5]) keptHearts.add(id);
  const { saved, signIn, ids } = mountPage();
  expect(ids()).toEqual([5, 4, 3]);
  await signIn(ana);
  await vi.waitFor(() => expect(keptHearts.read()).toEqual([]));
  expect(saved).toEqual([3, 4, 5]);
  await vi.waitFor(() => expect(ids()).toEqual([5, 4, 3]));
});

test('[B136] what could not be brought stays on the device, and is brought with the next connection', async () => {
  for (const id of [3, 4]) keptHearts.add(id);
  let isAway = true;
  const { saved, signIn } = mountPage(async (plantId) => {
    if (isAway && plantId === 4) throw new TypeError('offline');
    return { ok: 1, reason: null };
  });
  await signIn(ana);
  await vi.waitFor(() => expect(saved).toEqual([3]));
  expect(keptHearts.read()).toEqual([4]);
  isAway = false;
  dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(keptHearts.read()).toEqual([]));
  expect(saved).toEqual([3, 4]);
});

test('[B136] a home that is gone keeps none of the others back; a full list says why and keeps the rest', async () => {
  for (const id of [3, 4, 5]) keptHearts.add(id);
  const gone = new ApiError({ type: 'not-found', title: '', status: 404 } as never);
  const { saved, signIn, toast } = mountPage(async (plantId) => {
    if (plantId === 3) throw gone;
    return plantId === 4 ? { ok: 1, reason: null } : { ok: 0, reason: 'No caben más.' };
  });
  await signIn(ana);
  await vi.waitFor(() =>
    expect(toast).toHaveBeenLastCalledWith(expect.objectContaining({ tone: 'warning', text: 'No caben más.' })),
  );
  expect(saved).toEqual([4]);
  expect(keptHearts.read()).toEqual([5]);
});

test('[B136] hearts wait for somebody who may have favourites: a builder takes none', async () => {
  keptHearts.add(3);
  const { saved, signIn, ids } = mountPage();
  await signIn({ ...ana, roles: ['constructora'] });
  await vi.waitFor(() => expect(ids()).toEqual([]));
  expect(saved).toEqual([]);
  expect(keptHearts.read()).toEqual([3]);
});

test('[B136] a device that keeps 50 takes no more, and loses none', async () => {
  for (let id = 1; id <= 50; id += 1) keptHearts.add(id);
  const { pressHeart, toast, ids } = mountPage();
  await pressHeart(99);
  expect(ids()).toHaveLength(50);
  expect(ids()).not.toContain(99);
  expect(toast).toHaveBeenLastCalledWith(expect.objectContaining({ tone: 'warning' }));
});
