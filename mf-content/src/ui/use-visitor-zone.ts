import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;
const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The time zone of the visitor's device; nothing on the server and while a page hydrates. */
export function useVisitorZone(): string | undefined {
  return useSyncExternalStore(subscribe, ownZone, () => undefined);
}
