import { createCall } from '@umbral/protocol/calls/client.ts';
import type { RemoteBus } from '@umbral/protocol/events/bus.ts';
import type { FactTopic, Payload } from '@umbral/protocol/events/catalogue.ts';
import type { RemoteContext } from '@umbral/protocol/remote/remote-context.ts';
import type { RenderEnvironment } from '@umbral/protocol/remote/render-contract.ts';
import { NEVER, of } from 'rxjs';

/**
 * A remote's context while the server renders: it can read, and nothing else.
 * On personal pages it says with its calls who asks: the visitor's session, address and browser.
 */
export function createServerContext(
  environment: RenderEnvironment,
  headers: Readonly<Record<string, string>> = {},
): RemoteContext {
  return {
    environment,
    call: createCall({
      base: environment.apiBase,
      ...(Object.keys(headers).length > 0 ? { fetch: fetchWith(headers) } : {}),
    }),
    bus: inertBus(environment),
    toast: nothing,
    navigate: nothing,
    mountFragment: () => nothing,
  };
}

function fetchWith(told: Readonly<Record<string, string>>): typeof fetch {
  return (address, init) => {
    const headers = new Headers(init?.headers);
    for (const [name, value] of Object.entries(told)) headers.set(name, value);
    return fetch(address, { ...init, headers });
  };
}

function nothing(): void {}

/** Knows the currency of the first view, hears and sends nothing. */
function inertBus({ currency }: RenderEnvironment): RemoteBus {
  function last<T extends FactTopic>(topic: T): Payload<T> | undefined {
    return topic === 'shell/currency-changed' ? (currency as Payload<T>) : undefined;
  }
  return {
    publish: nothing,
    ask: nothing,
    handle: () => nothing,
    last,
    on: (topic) => {
      const value = last(topic);
      return value === undefined ? NEVER : of(value);
    },
  };
}
