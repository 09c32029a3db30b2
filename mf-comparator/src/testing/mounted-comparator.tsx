import { act, render } from '@testing-library/react';
import { recordFixture } from '@umbral/domain/testing/record-fixture.ts';
import { RemoteReactContext } from '@umbral/kit/remote/use-remote.ts';
import { topicsOf } from '@umbral/kit/remote/use-topics.ts';
import { topicsAsData } from '@umbral/kit/testing/topics-as-data.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import { createBus, ownedBus } from '@umbral/protocol/events/create-bus.ts';
import type { RemoteContext, Session } from '@umbral/protocol/remote/remote-context.ts';
import { vi } from 'vitest';
import { Comparator } from '../fragments/comparator/comparator.tsx';
import { topics } from '../topics.ts';
import { pesos } from './column-fixture.ts';

export const buyer: Session = { id: 1, name: 'Ana', lastName: 'Ruiz', email: 'ana@x.co', phone: '', roles: ['user'] };

/** A compared plant as cards name it. */
export const item = (plantId: number) => ({ plantId, title: `Nogal ${plantId}`, image: null });

/** A home of the backend: each costs and measures a little more than the one before. */
function record(id: number) {
  const base = recordFixture();
  return recordFixture({
    id,
    title: `Tipo ${id}`,
    price: { kind: 'told', cop: 200_000_000 + id * 10_000_000 },
    built_area: 50 + id,
    project: { ...base.project, title: 'Nogal' },
  });
}

type Answer = (input: unknown) => unknown;

/** What the backend answers where a test says nothing else. */
export const usual: Record<string, Answer> = {
  C067: (input) => {
    const { params } = input as { params: { id: string } };
    const ids = params.id.split(',').map(Number);
    return { data: ids.filter((id) => id < 900).map(record) };
  },
  C071: () => ({ data: [21, 22, 23, 24, 25, 26].map(record) }),
};

/** The comparator on a bus of its own, with a backend that answers by the row of the call. */
export function mountComparator(answers: Record<string, Answer> = {}, session: Session | null = null) {
  const bus = createBus({ isStrict: true, report: vi.fn(), declared: topicsAsData('mf-comparator', topics) });
  const toast = vi.fn<RemoteContext['toast']>();
  const send = vi.fn(async ({ id }: { id: string }, input: unknown) => {
    const answer = { ...usual, ...answers }[id];
    if (!answer) throw new Error(`nobody answers ${id}`);
    return answer(input);
  });
  const context: RemoteContext = {
    environment: {
      remote: 'mf-comparator',
      version: 'test',
      apiBase: '/api',
      search: { appId: '', apiKey: '', host: '', protocol: 'http' },
      currency: pesos,
      origin: 'http://portal.test',
    },
    call: send as unknown as CallApi,
    bus: ownedBus(bus, 'mf-comparator', 'test'),
    toast,
    navigate: vi.fn(),
    mountFragment: () => () => undefined,
  };
  bus.publish('shell/session-changed', { session: session && { ...session, roles: [...session.roles] } }, 'shell');
  render(
    <RemoteReactContext value={context}>
      <Comparator />
    </RemoteReactContext>,
  );
  const own = topicsOf<typeof topics>(context);
  const ask = (plantId: number) => act(() => own.ask('comparator/add', item(plantId)));
  const asked = () => bus.recent().filter(({ topic }) => topic.startsWith('account/'));
  return { bus, topics: own, toast, send, ask, asked };
}

/** What jsdom lacks of dialogs and popovers, and the chunks that come with a press: they take their time the first time. */
export async function loadDialogs(): Promise<void> {
  await Promise.all([import('../overlay/overlay.tsx'), import('../drawer/add-drawer.tsx')]);
  prepareDialogs();
}

/** What jsdom lacks of dialogs and popovers. */
export function prepareDialogs(): void {
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  HTMLElement.prototype.hidePopover = () => undefined;
  HTMLElement.prototype.showPopover = () => undefined;
}
