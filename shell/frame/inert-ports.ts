import { matchRoute } from '@umbral/domain/routes/match.ts';
import { EMPTY } from 'rxjs';
import type { CurrencyStore } from '../currency/currency-store.ts';
import type { SessionStore } from '../session/session-store.ts';
import type { FramePorts } from './frame-ports.ts';

const nothing = () => undefined;

/** Ports for the server, where nobody clicks and nothing changes. */
export function inertPorts(currency: CurrencyStore, session: SessionStore): FramePorts {
  return {
    currency,
    session,
    bus: { publish: nothing, on: () => EMPTY, last: nothing, ask: nothing, handle: () => nothing },
    call: () => Promise.reject(new Error('the frame makes no call on the server')),
    layoutOf: (path) => matchRoute(path)?.route.layout ?? 'error',
    mountFragment: () => nothing,
  };
}
