import { render } from '@testing-library/react';
import { RemoteReactContext } from '@umbral/kit/remote/use-remote.ts';
import { topicsOf } from '@umbral/kit/remote/use-topics.ts';
import { topicsAsData } from '@umbral/kit/testing/topics-as-data.ts';
import type { Endpoint } from '@umbral/protocol/calls/endpoint.ts';
import { createBus, ownedBus } from '@umbral/protocol/events/create-bus.ts';
import type { RemoteContext, Session } from '@umbral/protocol/remote/remote-context.ts';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { topics } from '../topics.ts';
import { testEnvironment } from './render-environment.ts';

/** How the backend answers a call; throws what it refuses with. */
export type Backend = (endpoint: Endpoint, input: Record<string, unknown>) => unknown;

/** Draws a part of this remote on a stage of its own: a real bus, and a backend whose answers pass their schema. */
export function showOnStage(children: ReactNode, backend: Backend = () => undefined) {
  const bus = createBus({ isStrict: true, report: vi.fn(), declared: topicsAsData('mf-content', topics) });
  const toast = vi.fn<RemoteContext['toast']>();
  const sent: { readonly id: string; readonly input: Record<string, unknown> }[] = [];
  const call = async (endpoint: Endpoint, input: unknown) => {
    const parts = { ...Object(input) };
    sent.push({ id: endpoint.id, input: parts });
    return endpoint.response.parse(await backend(endpoint, parts));
  };
  const navigate = vi.fn();
  const context: RemoteContext = {
    environment: testEnvironment,
    call: call as RemoteContext['call'],
    bus: ownedBus(bus, 'mf-content', 'test'),
    toast,
    navigate,
    mountFragment: () => () => undefined,
  };
  const view = render(<RemoteReactContext value={context}>{children}</RemoteReactContext>);
  const signIn = (session: Session) =>
    bus.publish('shell/session-changed', { session: { ...session, roles: [...session.roles] } }, 'test');
  return { ...view, bus, topics: topicsOf<typeof topics>(context), toast, navigate, sent, signIn };
}

export const ana: Session = {
  id: 9,
  name: 'Ana',
  lastName: 'Gómez',
  email: 'ana@example.com',
  phone: '+573001234567',
  roles: [],
};
