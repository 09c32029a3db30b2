import type { RemoteContext } from '@umbral/protocol/remote/remote-context.ts';

/** Whether this browser agreed to be counted: the shell says so from the start on. */
export function hasConsented({ bus }: Pick<RemoteContext, 'bus'>): boolean {
  return bus.last('shell/consent-changed')?.accepted ?? false;
}
