import type { OwnedBus } from '@umbral/protocol/events/bus.ts';
import type { ToastMessage } from '@umbral/protocol/remote/remote-context.ts';
import { createStore, type Store } from '../../store.ts';

export type ShownToast = ToastMessage & { readonly id: number };

/** A message with the moment of it, in milliseconds since the epoch. */
export type ToldToast = ShownToast & { readonly at: number };

/** The messages on the screen: remotes hand them in directly, anyone by the intent `shell/show-toast`. */
export interface ToastList extends Store<readonly ShownToast[]> {
  readonly first: readonly ShownToast[];
  /** Every message of this document that is still worth reading, the oldest first. */
  readonly told: readonly ToldToast[];
  show(message: ToastMessage): void;
  end(id: number): void;
}

const atOnce = 3;
const toldAtMost = 20;

/** Makes the list and handles the intent. The oldest goes when there are more than three. */
export function createToastList(bus: OwnedBus): ToastList {
  const store = createStore<readonly ShownToast[]>([]);
  const told: ToldToast[] = [];
  let lastId = 0;
  const show = (message: ToastMessage) => {
    lastId += 1;
    if (told.push({ ...message, id: lastId, at: Date.now() }) > toldAtMost) told.shift();
    store.set([...store.get(), { ...message, id: lastId }].slice(-atOnce));
  };
  bus.handle('shell/show-toast', show);
  return { ...store, told, show, end: (id) => store.set(store.get().filter((toast) => toast.id !== id)) };
}
